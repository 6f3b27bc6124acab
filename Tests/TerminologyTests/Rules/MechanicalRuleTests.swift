import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct MechanicalRuleTests {
  private let check = MechanicalRule.check

  @Test(arguments: [
    ("화면을를 봅니다 버튼를를", ["를를"], "화면을를 봅니다 버튼를"), ("할 수 있는 수 있는 일", [" 수 있는"], "할 수 있는 일"),
    ("옮기는것을 옮기는것을 봅니다", [" 옮기는것을"], "옮기는것을 봅니다"),
    ("화면을 봅니다. 화면인인 곳", ["인인"], "화면을 봅니다. 화면인 곳"), ("월, 월, 일, 해", [", 월"], "월, 일, 해"),
    ("화면에서에서 봅니다", ["에서에서"], "화면에서 봅니다"), ("끝났습니다.. 다음", [".."], "끝났습니다. 다음"), ("‘ 이름’을", [" "], "‘이름’을"),
    ("( 글)", [" "], "(글)"),
    ("옮기거나. 지웁니다", ["."], "옮기거나. 지웁니다"), ("캘린더에 담습니다.(일정)", ["(일정)"], "캘린더에 담습니다.(일정)"),
    ("점ㆍ선・면", ["ㆍ", "・"], "점·선·면"),
    ("달력의 . ics 파일", [". ics"], "달력의 . ics 파일"),
    ("가로. 줄(line.horizontal)을", ["가로. 줄(line.horizontal)"], "가로. 줄(line.horizontal)을"),
  ])
  func tellsOfSlips(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test func missesTheStopOfALongParagraph() {
    let long = String(repeating: "글을 적습니다. ", count: 10)
    #expect(told(check, long + "글을 맺습니다") == ["니다"])
    #expect(fixed(check, long + "글을 맺습니다", suggested: true) == long + "글을 맺습니다.")
    #expect(told(check, long + "글을 맺습니다.").isEmpty && told(check, "글을 맺습니다").isEmpty)
  }

  @Test(arguments: [
    "화면인인 곳", "외국에서 외국인인 사람", "로그를 봅니다. 로그인인 화면", "화면에 화면인이 화면인인 곳", "자, 자, 이 글", "네, 네, 그래", "월, 월, 월,",
    "하나 하나", "1..3단계", "../그림 폴더", "가(1..3)", "끝났습니다… 다음", "끝났습니다...", "가.나", "점·선", "도도하게", "월, 화, 월", "(가) 나",
    "English.. text", "옮기거나 지웁니다.",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("## 화면인인 곳", []), ("## 점ㆍ선", ["ㆍ"]), ("`점ㆍ선`", []), ("```\n점ㆍ선\n```", []), ("- 화면에서에서", ["에서에서"]),
    ("범위는 `0..<5`입니다.", []), ("파일은 `../그림`에 있습니다.", []), ("함수 `부름( 값)`을 봅니다.", []), ("`끝났습니다.. 다음` 글", []),
    ("<https://example.org/가..나> 글", []), ("`월, 월, 일` 글", []),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  /// What may be meant as it stands is a suggestion.
  @Test(arguments: [
    "화면인인 곳을", "디자인인 까닭", "할 수 있는 수 있는 일", "한 걸음 한 걸음 갑니다.", "월, 월, 일", "천천히, 천천히, 갑니다.", "저녁노을을 봅니다.",
    "‘ㆍ’라는 글자", "글.. 다음",
  ])
  func leavesWhatIsNotCertain(text: String) { #expect(fixed(check, text) == text) }

  @Test(arguments: [
    ("끝났습니다.. 다음", "끝났습니다. 다음"), ("점ㆍ선", "점·선"), ("‘ 이름’을", "‘이름’을"),
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }
}
