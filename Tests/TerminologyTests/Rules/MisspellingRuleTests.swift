import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct MisspellingRuleTests {
  private let check = MisspellingRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("popover", "팝오버"), .of("slider", "슬라이더"), .of("visionOS", "visionOS", kind: .name), .of("menu", "메뉴"),
      .of("VoiceOver", "VoiceOver", kind: .name), .of("Finder", "Finder", kind: .name),
      .of("localized", "현지화"), .of("inverted", "뒤집힌"), .of("picker", "선택기", forbidden: ["피커"]), .of("drop", "드롭"),
      .of("tab", "탭", homonym: true),
    ]))

  @Test(arguments: [
    ("팝우버를 닫습니다", ["팝우버"], "팝오버를 닫습니다"), ("popoveer를", ["popoveer"], "popover를"), ("Sldier와", ["Sldier"], "Slider와"),
    ("popver 창 popver 창", ["popver", "popver"], "popover 창 popover 창"),
    ("visonOS와 VociceOver를", ["visonOS", "VociceOver"], "visionOS와 VoiceOver를"),
    ("픽커를 매뉴에 드랍", ["픽커", "매뉴", "드랍"], "선택기를 메뉴에 드롭"),
  ])
  func tellsOfWhatIsNearATerm(text: String, expected: [String], right: String) {
    #expect(told(check, text, termbase) == expected)
    #expect(fixed(check, text, termbase) == text)
    #expect(fixed(check, text, termbase, suggested: true) == right)
  }

  /// Ordinary English is near to other English; what the texts write often proves nothing.
  @Test(arguments: [
    "popovers", "팝오버", "팝오거를", "손가락(finger)을", "localize 한글", "invested 한글 invested", "manu를", "메누를", "팝우버스",
    "popxver를", "popovar를", "슬라이드를",
    "All popoveer text", "피커를", "메뉴를 드롭", "애드롭", "localizes 한글",
  ])
  func leavesAlone(text: String) { #expect(told(check, text, termbase).isEmpty) }

  @Test(arguments: [("`popoveer` 창", []), ("`픽커` 창", []), ("**픽커** 창", ["픽커"])])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check, termbase) == expected)
  }
}
