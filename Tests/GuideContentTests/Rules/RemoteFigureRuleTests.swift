import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct RemoteFigureRuleTests {
  private let rule = RemoteFigureRule.rule

  @Test(arguments: [
    ("![등](https://example.org/a.png)", ["1:1 ![등](https://example.org/a.png)"], "![등](https://example.org/a.png)"),
    ("글 ![등](//example.org/a.png \"가\")", ["1:3 ![등](//example.org/a.png \"가\")"], "글 ![등](//example.org/a.png \"가\")"),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "![등](todo)",
    "![등](../images/a.svg)",
    "[등](https://example.org/a.png)",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
