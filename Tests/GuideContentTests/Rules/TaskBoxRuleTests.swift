import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct TaskBoxRuleTests {
  private let rule = TaskBoxRule.rule

  @Test(arguments: [
    ("- [x]끝", ["1:3 [x]"], "- [x] 끝"), ("- []빔", ["1:3 []"], "- [ ] 빔"), ("- [X]함", ["1:3 [X]"], "- [x] 함"),
    ("1. [ ]셋", ["1:4 [ ]"], "1. [ ] 셋"), ("- [] 뜸", ["1:3 []"], "- [ ] 뜸"),
  ])
  func tellsOfBoxesThatAreNone(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: ["- [x] 끝", "- [x](doc:menus)", "- [글]", "[x]끝", "- 글 [x]", "- [x][글]"])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
