import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct MisspellingRuleTests {
  private let check = MisspellingRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("popover", "팝오버"), .of("slider", "슬라이더"), .of("visionOS", "visionOS", kind: .name), .of("menu", "메뉴"),
    ]))

  @Test(arguments: [
    ("팝우버를 닫습니다", ["팝우버"], "팝오버를 닫습니다"), ("popovar를", ["popovar"], "popover를"), ("Slidar와", ["Slidar"], "Slider와"),
    ("popoveer", ["popoveer"], "popover"),
  ])
  func tellsOfOneWrongLetter(text: String, expected: [String], right: String) {
    #expect(told(check, text, termbase) == expected)
    #expect(fixed(check, text, termbase) == text)
    #expect(fixed(check, text, termbase, suggested: true) == right)
  }

  @Test(arguments: [
    "popovers", "팝오버", "팝오거를", "popovar popovar", "manu를", "메누를", "팝우버스", "`popovar`", "popxvar", "슬라이드를",
  ])
  func leavesAlone(text: String) {
    #expect(text.contains("`") ? told(markdown: text, check, termbase).isEmpty : told(check, text, termbase).isEmpty)
  }
}
