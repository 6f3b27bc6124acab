import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct PunctuationSpaceRuleTests {
  private let check = PunctuationSpaceRule.check

  @Test(arguments: [
    ("글입니다 . 다음 , 그다음", [" ", " "], "글입니다. 다음, 그다음"), ("끝입니다 ?", [" "], "끝입니다?"), ("글입니다.다음", ["."], "글입니다. 다음"),
    ("글,그림", [","], "글, 그림"),
  ])
  func tellsOfSpaces(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "글 ... 다음", "글 .ics 파일", "파일의 ! 표시", "2.1. 마지막으로 . . .", "가.나", "1,000개", "글입니다. 다음", "3.5배", "나이 .5배",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("`글 .`", []), ("`값`.글", []), ("**글** .", [" "]),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  /// What may be meant as it stands is a suggestion.
  @Test(arguments: [
    "글,그림"
  ])
  func leavesWhatIsNotCertain(text: String) { #expect(fixed(check, text) == text) }

  @Test(arguments: [
    ("글입니다 .", "글입니다."), ("글입니다.다음", "글입니다. 다음"),
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }
}
