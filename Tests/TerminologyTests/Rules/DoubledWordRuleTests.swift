import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct DoubledWordRuleTests {
  private let check = DoubledWordRule.check

  @Test(arguments: [
    ("화면을를 봅니다 버튼를를", ["을를", "를를"], "화면을 봅니다 버튼을"), ("할 수 있는 수 있는 일", [" 수 있는"], "할 수 있는 일"),
    ("옮기는것을 옮기는것을 봅니다", [" 옮기는것을"], "옮기는것을 봅니다"), ("값을 값을, 다음", [" 값을"], "값을, 다음"),
    ("켤 수 수 있습니다", [" 수"], "켤 수 있습니다"), ("켤 때 때 그리고 그리고", [" 때", " 그리고"], "켤 때 그리고"),
    ("화면을 봅니다. 화면인인 곳", ["인인"], "화면을 봅니다. 화면인 곳"), ("월, 월, 일, 해", [", 월"], "월, 일, 해"),
    ("화면에서에서 봅니다", ["에서에서"], "화면에서 봅니다"), ("메뉴은는 버튼을을", ["은는", "을을"], "메뉴는 버튼을"),
    ("버튼을 을 막대에서 에서", [" 을", " 에서"], "버튼을 막대에서"),
  ])
  func tellsOfWhatStandsTwice(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "화면인인 곳", "외국에서 외국인인 사람", "로그를 봅니다. 로그인인 화면", "화면에 화면인이 화면인인 곳", "자, 자, 이 글", "네, 네, 그래", "월, 월, 월,",
    "하나 하나", "한 글자 한 글자", "한 장 한 장", "투명도도 오프라인인 매크로로 화상회의의", "저녁노을을 마을을", "월, 화, 월", "은은한 는개", "이 이야기",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("## 화면인인 곳", []), ("- 화면에서에서", ["에서에서"]), ("`월, 월, 일` 글", []), ("`때` 때", []),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  /// What may be meant as it stands is a suggestion.
  @Test(arguments: [
    "할 수 있는 수 있는 일", "한 걸음 한 걸음 갑니다.", "월, 월, 일", "천천히, 천천히, 갑니다.",
  ])
  func leavesWhatIsNotCertain(text: String) { #expect(fixed(check, text) == text) }
}
