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

  /// Both are right by rule, and the end of a sentence is no name.
  @Test(arguments: ["열어 두는 글 열어 두는 글 열어두는 글", "하는 것이 좋습니다. 것이 좋습니다. 것이좋습니다."])
  func leavesVerbsAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test func leavesToTheGlossaryAPartOfALongerText() {
    let termbase = Termbase(Glossary(terms: [.of("options", "선택 사항")]))
    let text = "보호선택 사항 글 보호선택 사항 글 보호선택사항 글"
    #expect(told(check, text, termbase).isEmpty)
    #expect(told(check, text) == ["보호선택사항"])
  }

  @Test func leavesToTheGlossaryWhatItDecides() {
    let termbase = Termbase(Glossary(terms: [.of("top right", "우측상단")]))
    #expect(told(check, "우측 상단 글 우측 상단 글 우측상단 글", termbase).isEmpty)
  }
}
