import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct SpacingDriftRuleTests {
  private let check = SpacingDriftRule.check

  @Test(arguments: [
    ("우측 상단을 봅니다. 우측 상단입니다. 우측상단의 글", ["우측상단"], "우측 상단을 봅니다. 우측 상단입니다. 우측 상단의 글"),
    ("우측상단을 봅니다. 우측상단입니다. 우측 상단의 글", ["우측 상단"], "우측상단을 봅니다. 우측상단입니다. 우측상단의 글"),
  ])
  func tellsOfTheRarerForm(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text) == text)
    #expect(fixed(check, text, Termbase(Glossary()), suggested: true) == right)
  }

  @Test(arguments: ["우측 상단과 우측상단", "우측 상단 우측 상단", "새 창 새 창 새창", "우측, 상단 우측, 상단 우측상단"])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test func leavesToTheGlossaryWhatItDecides() {
    let termbase = Termbase(Glossary(terms: [.of("top right", "우측상단")]))
    #expect(told(check, "우측 상단 글 우측 상단 글 우측상단 글", termbase).isEmpty)
  }
}
