import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct LazyQuoteRuleTests {
  private let rule = LazyQuoteRule.rule

  @Test(arguments: [
    ("> 역자 설명: 글입니다.\n**켭니다.** 밝습니다. {#x}", ["2:1"], "> 역자 설명: 글입니다.\n\n**켭니다.** 밝습니다. {#x}"),
    ("> 인용입니다.\n이어진 글입니다.\n또 이어집니다.", ["2:1"], "> 인용입니다.\n이어진 글입니다.\n또 이어집니다."),
    ("> 가\n문단 {#y}", ["2:1"], "> 가\n\n문단 {#y}"),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "> 가\n> 나",
    "> 가\n\n나",
    "> 가\n> > 나\n> 다",
    "> 가\n- 나",
    "> ```\n> 가\n> ```\n나",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
