import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct HTMLTextRuleTests {
  private let rule = HTMLTextRule.rule

  @Test(arguments: [
    ("<details><summary>가</summary>**굵게**</details>", ["1:30 **굵게**"]),
    ("<details>\n[글](doc:a)\n</details>", ["2:1 [글](doc:a)"]),
    ("<details>\n`코드`\n</details>", ["2:1 `코드`"]), ("<details>[[a]]</details>", ["1:10 [[a]]"]),
  ])
  func tellsOfMarkdownInsideHTML(text: String, expected: [String]) { #expect(ParsedText(text).told(rule) == expected) }

  @Test(arguments: [
    "<details>\n<summary>가</summary>\n\n**굵게**\n\n</details>",
    "<!-- **굵게** -->",
    "<details>2 * 3</details>",
    "**굵게** <kbd>A</kbd>",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
