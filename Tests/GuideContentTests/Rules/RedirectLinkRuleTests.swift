import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct RedirectLinkRuleTests {
  private let rule = RedirectLinkRule.rule

  @Test(arguments: [
    (
      "[글](https://www.google.com/url?q=https://example.org/a&sa=D)",
      ["1:1 [글](https://www.google.com/url?q=https://example.org/a&sa=D)"], "[글](https://example.org/a)"
    ),
    (
      "https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fb&h=AT0",
      ["1:1 https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fb&h=AT0"], "https://example.org/b"
    ),
    (
      "[글](https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.org)",
      ["1:1 [글](https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.org)"], "[글](https://example.org)"
    ),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "[글](https://www.google.com/search?q=https://example.org)",
    "[글](https://example.org/url?q=https://example.com)",
    "[글](https://www.google.com/url?sa=D)",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
