import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct InnerSpaceRuleTests {
  private let check = InnerSpaceRule.check

  @Test(arguments: [
    ("‘ 이름’을", [" "], "‘이름’을"), ("( 글)", [" "], "(글)"), ("값( 글)과 “ 글”", [" ", " "], "값(글)과 “글”"),
  ])
  func tellsOfSpaces(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "( 합계 * 값 )", "“도구“ 메뉴”", "‘ 로’ 엽니다", "( a + b)", "‘이름’ 글", "(글) 글",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("함수 `부름( 값)`을 봅니다.", []), ("[ 글](doc:a)", []), ("(`값` 글)", []), ("**( 글)**", [" "]),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  @Test(arguments: [
    ("‘ 이름’을", "‘이름’을")
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }
}
