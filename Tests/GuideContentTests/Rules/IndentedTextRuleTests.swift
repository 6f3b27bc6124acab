import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct IndentedTextRuleTests {
  private let rule = IndentedTextRule.rule

  @Test(arguments: [
    ("글\n\n\t들여 쓴 글입니다.", ["3:2"], "글\n\n들여 쓴 글입니다."),
    ("    들여 쓴 글입니다.\n    둘째 글입니다.", ["1:5"], "들여 쓴 글입니다.\n둘째 글입니다."),
  ])
  func tellsOfSentencesThatBecomeCode(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "    let a = 1",
    "```\n글입니다.\n```",
    "- 항목\n\n    글입니다.",
    "    이름",
    "\t// 글입니다.\n\tlet a = 1",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
