import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct GlossConflictRuleTests {
  private let check = GlossConflictRule.check

  @Test(arguments: [
    ("여백(margin)을 여백(margin)은 가장자리(margin)를", ["가장자리(margin)"]),
    ("여백(margin)을 여백(margins)은 가장자리(Margin)를", ["가장자리(Margin)"]),
  ])
  func tellsOfTheRarerRendering(text: String, expected: [String]) {
    #expect(told(check, text).map { $0.hasSuffix(")") ? $0 : $0 + ")" } == expected)
  }

  @Test(arguments: [
    "여백(margin)을 가장자리(margin)를", "여백(margin)을 여백(margin)은 바깥 여백(margin)을", "여백(macOS) 여백(macOS) 글자(macOS)",
    "문자 언어(CTL) 문자 언어(CTL) 글꼴(CTL)", "여백 (margin) 여백 (margin) 가 (margin)",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test func leavesToTheGlossaryWhatItDecides() {
    let termbase = Termbase(Glossary(terms: [.of("margin", "여백")]))
    #expect(told(check, "여백(margin)을 여백(margin)은 가장자리(margin)를", termbase).isEmpty)
  }
}
