import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ListNumberRuleTests {
  private let rule = ListNumberRule.rule

  @Test(arguments: [
    ("2024. 3. 1. 고쳤습니다.", ["1:1 2024."], "2024\\. 3. 1. 고쳤습니다."),
    ("1999) 그해입니다.", ["1:1 1999)"], "1999\\) 그해입니다."),
    ("글\n\n> 2007. 아이폰이 나왔습니다.", ["3:3 2007."], "글\n\n> 2007\\. 아이폰이 나왔습니다."),
  ])
  func tellsOfDatesThatMakeLists(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [("2024. 봄", "2024\\. 봄"), ("100. 백", "100. 백"), ("2024. 봄\n2025. 여름", "2024. 봄\n2025. 여름")])
  func isSureOfOneYear(text: String, fixed: String) { #expect(ParsedText(text).fixed(rule.id) == fixed) }

  @Test(arguments: [
    "1. 하나",
    "12. 열둘",
    "글 2024. 3. 1.",
    "2024\\. 3. 1.",
    "2024.3.1",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
