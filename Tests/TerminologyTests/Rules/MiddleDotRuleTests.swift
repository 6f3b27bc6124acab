import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct MiddleDotRuleTests {
  private let check = MiddleDotRule.check

  @Test(arguments: [
    ("점ㆍ선・면", ["ㆍ", "・"], "점·선·면")
  ])
  func tellsOfDots(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "점·선", "ㆍㅏ ㅏㆍ", "ア・イ",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("## 점ㆍ선", ["ㆍ"]), ("`점ㆍ선`", []), ("```\n점ㆍ선\n```", []),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  /// What may be meant as it stands is a suggestion.
  @Test(arguments: [
    "‘ㆍ’라는 글자"
  ])
  func leavesWhatIsNotCertain(text: String) { #expect(fixed(check, text) == text) }

  @Test(arguments: [
    ("점ㆍ선", "점·선")
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }
}
