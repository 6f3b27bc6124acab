import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct MarkerSpacingRuleTests {
  private let rule = MarkerSpacingRule.rule

  @Test(arguments: [
    ("##여백", ["1:1 ##"], "## 여백"), ("-항목\n둘", ["1:1 -"], "- 항목\n둘"), ("1.하나", ["1:1 1."], "1. 하나"),
    ("12)하나", ["1:1 12)"], "12) 하나"), ("+더하기", ["1:1 +"], "+ 더하기"), ("글\n-항목", ["2:1 -"], "글\n- 항목"),
    ("> ##여백", ["1:3 ##"], "> ## 여백"), ("-하나\n-둘", ["1:1 -", "2:1 -"], "- 하나\n- 둘"),
  ])
  func tellsOfMarkersGluedToText(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: ["## 여백", "- 항목", "#######글", "1234.글", "-a", "```\n##글\n```", "가#나", "3.5초", "—글"])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }

  @Test(arguments: [("＃＃ 제목", "## 제목"), ("－ 항목\n－ 항목", "- 항목\n- 항목"), ("＊　항목", "* 항목"), ("> ＃ 제목", "> # 제목")])
  func tellsOfWideMarks(text: String, fixed: String) {
    #expect(ParsedText(text).fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: ["＃제목", "글 ＃ 제목", "－－ 글", "＋１"]) func leavesOtherWideLettersAlone(text: String) {
    #expect(ParsedText(text).told(rule).isEmpty)
  }
}
