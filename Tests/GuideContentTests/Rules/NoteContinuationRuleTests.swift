import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct NoteContinuationRuleTests {
  private let rule = NoteContinuationRule.rule

  @Test(arguments: [
    ("> 역자 설명: 가\n\n> 나", ["3:1"], "> 역자 설명: 가\n>\n> 나"),
    ("> 참고: 가\n\n> - 나\n\n> 다", ["3:1", "5:1"], "> 참고: 가\n>\n> - 나\n>\n> 다"),
    ("- 항목\n\n  > 역주: 가\n\n  > 나", ["5:3"], "- 항목\n\n  > 역주: 가\n  >\n  > 나"),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "> 가\n\n> 나",
    "> 역주: 가\n\n> 역주: 나",
    "> 역주: 가\n\n글\n\n> 나",
    "> 역주: 가\n\n\n\n> 나",
    "> 역주: 가\n\n> 참고: 나",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
