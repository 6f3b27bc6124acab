import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct TableFormRuleTests {
  private let rule = TableFormRule.rule

  @Test(arguments: [
    ("| 가 | 나 |\n| 다 | 라 |", ["1:1 | 가 | 나 |"], "| 가 | 나 |\n| --- | --- |\n| 다 | 라 |"),
    ("글\n| 가 | 나 |\n| – | – |\n| 다 | 라 |", ["2:1 | 가 | 나 |"], "글\n| 가 | 나 |\n| --- | --- |\n| 다 | 라 |"),
    ("- 항목\n| 가 | 나 |\n|---|---|\n| 다 | 라 |", ["2:1 | 가 | 나 |"], "- 항목\n\n| 가 | 나 |\n|---|---|\n| 다 | 라 |"),
    ("| 가 | 나 |\n|---|\n| 다 | 라 |", ["1:1 | 가 | 나 |"], "| 가 | 나 |\n|---|\n| 다 | 라 |"),
    ("값\t뜻\n켬\t켭니다\n끔\t끕니다", ["1:1"], "| 값 | 뜻 |\n| --- | --- |\n| 켬 | 켭니다 |\n| 끔 | 끕니다 |"),
    ("가\t나|다\n라\t마", ["1:1"], "| 가 | 나\\|다 |\n| --- | --- |\n| 라 | 마 |"),
    ("| 가 | 나 |\n| :― | ―: |\n| 다 | 라 |", ["1:1 | 가 | 나 |"], "| 가 | 나 |\n| --- | --- |\n| 다 | 라 |"),
  ])
  func tellsOfTablesThatAreNone(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    ("| 가 | 나 |\n\n| --- | --- |\n\n| 다 | 라 |", ["1:1 | 가 | 나 |"]),
    ("글\n\n| 가 | 나 |\n\n| 다 | 라 |\n\n글", ["3:1 | 가 | 나 |"]),
    ("| 가 | 나 |\n\n글\n\n| 다 | 라 |", []),
  ])
  func tellsOfRowsApart(text: String, expected: [String]) { #expect(ParsedText(text).told(rule) == expected) }

  @Test(arguments: [
    "| 가 | 나 |\n|---|---|\n| 다 | 라 |",
    "글 | 글", "가\t나", "가\t나\n다", "가\t나\n다\t라\t마", "```\n가\t나\n다\t라\n```",
    "|가|",
    "| 하나뿐 |",
    "```\n| 가 | 나 |\n| 다 | 라 |\n```",
    "값 |x| 는\n값 |y| 는",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
