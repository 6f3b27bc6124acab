import HangulText
import Testing

@Suite struct LoanwordTests {
  @Test(arguments: ["버튼", "메뉴", "앱", "업데이트", "이미지", "카드", "필터"])
  func knowsLoanwordsByShape(word: String) { #expect(LoanwordShape.fits(word)) }

  @Test(arguments: ["화면", "작가", "마을", "차이", "도", "그", "하나", "전문"])
  func leavesOtherWords(word: String) { #expect(!LoanwordShape.fits(word)) }

  @Test(arguments: [
    ("픽커", "피커"), ("드랍", "드롭"), ("매뉴", "메뉴"), ("쉐어", "셰어"), ("컨트롤", "콘트롤"), ("뱃지", "배지"), ("써비스", "서비스"),
  ])
  func spellingsOfOneWordAreAlike(one: String, other: String) {
    #expect(LoanwordSkeleton.of(one) == LoanwordSkeleton.of(other))
  }

  @Test(arguments: [("슬라이드", "슬라이더"), ("시트", "사이트"), ("포인트", "포인터"), ("탭", "탑승"), ("목록", "모록"), ("메뉴", "menu")])
  func otherWordsAreNot(one: String, other: String) {
    #expect(LoanwordSkeleton.of(one) != LoanwordSkeleton.of(other))
  }
}
