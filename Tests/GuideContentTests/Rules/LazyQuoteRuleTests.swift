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
  func tellsWhereAndMends(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
    #expect(text.found(rule.id).flatMap(\.fixes).allSatisfy { $0.applicability == .suggested })
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
