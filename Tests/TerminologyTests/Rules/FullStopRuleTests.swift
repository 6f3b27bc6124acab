import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct FullStopRuleTests {
  private let check = FullStopRule.check

  @Test(arguments: [
    ("끝났습니다.. 다음", [".."], "끝났습니다. 다음"), ("옮기거나. 지웁니다", ["."], "옮기거나. 지웁니다"),
    ("담습니다.(Calendar)", ["(Calendar)"], "담습니다.(Calendar)"), ("가,, 나", [",,"], "가, 나"), ("봅니다,. 다음", [",."], "봅니다. 다음"),
    ("달력의 . ics 파일", [". ics"], "달력의 . ics 파일"), ("글을 봅니다. 다음을 봅니다", ["다"], "글을 봅니다. 다음을 봅니다."),
    ("가로. 줄(line.horizontal)을", ["가로. 줄(line.horizontal)"], "가로. 줄(line.horizontal)을"),
  ])
  func tellsOfStops(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "1..3단계", "../그림 폴더", "가(1..3)", "끝났습니다… 다음", "끝났습니다...", "가.나", "잘.. 합니다", "담습니다.(일정)", "담습니다.(일정을 봅니다.)",
    "English.. text",
    "옮기거나 지웁니다.", "글을 맺습니다", "글을 봅니다. 다음", "(가) 나",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("범위는 `0..<5`입니다.", []), ("파일은 `../그림`에 있습니다.", []), ("`끝났습니다.. 다음` 글", []), ("- 끝났습니다..", [".."]),
    ("<https://example.org/가..나> 글", []),
    ("| 글을 봅니다. 다음을 봅니다 |\n|---|", []),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  /// What may be meant as it stands is a suggestion.
  @Test(arguments: [
    "글을 봅니다. 다음을 봅니다", "가,, 나",
  ])
  func leavesWhatIsNotCertain(text: String) { #expect(fixed(check, text) == text) }

  @Test(arguments: [
    ("끝났습니다.. 다음", "끝났습니다. 다음"), ("보십시오..", "보십시오."),
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }
}
