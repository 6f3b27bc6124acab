import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct FirstGlossRuleTests {
  private let check = FirstGlossRule.check
  private let termbase = Termbase(
    Glossary(terms: [.of("badge", "배지", accepted: ["뱃지"], gloss: .first), .of("menu", "메뉴")]))

  @Test func asksForTheEnglishOnce() {
    #expect(told(check, "메뉴와 배지를 답니다.\n배지는 작습니다.", termbase) == ["배지"])
    #expect(fixed(check, "배지를 답니다. 배지는", termbase) == "배지(badge)를 답니다. 배지는")
    #expect(told(markdown: "## 배지\n\n뱃지를 답니다.", check, termbase) == ["뱃지"])
  }

  @Test(arguments: ["배지(badge)를 답니다. 배지는", "메뉴를 엽니다"])
  func leavesAlone(text: String) { #expect(told(check, text, termbase).isEmpty) }
}
