import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct ParticleRuleTests {
  private let check = ParticleRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("popover", "팝오버"), .of("SwiftData", "SwiftData", kind: .name, reading: "스위프트데이터"),
      .of("Photos", "Photos", kind: .name, reading: "포토스"),
    ]))

  @Test(arguments: [
    ("메뉴을 엽니다", ["을"], "메뉴를 엽니다"), ("버튼를 누르고 버튼와", ["를", "와"], "버튼을 누르고 버튼과"), ("메뉴으로", ["으로"], "메뉴로"),
    ("‘버튼’를", ["를"], "‘버튼’을"),
    ("(메뉴)을", ["을"], "(메뉴)를"), ("《메뉴》을 〈버튼〉를", ["을", "를"], "《메뉴》를 〈버튼〉을"),
    ("목록 (URL)를", ["를"], "목록 (URL)을"), ("목록（list）를", ["를"], "목록（list）을"), ("목록(list)를", ["를"], "목록(list)을"),
    ("10를 1를 2을", ["를", "를", "을"], "10을 1을 2를"),
    ("30%을", ["을"], "30%를"),
    ("3cm을 5kg를", ["을", "를"], "3cm를 5kg을"), ("5초을", ["을"], "5초를"), ("팝오버은 팝오버이라는", ["은", "이라는"], "팝오버는 팝오버라는"),
    ("API을 URL를", ["을", "를"], "API를 URL을"),
    ("SwiftData을", ["을"], "SwiftData를"), ("Photos을", ["을"], "Photos를"), ("iPad과", ["과"], "iPad와"),
    ("view을 app를 table를 mode을", ["을", "를", "를", "을"], "view를 app을 table을 mode를"),
    ("`UISwitch`을 toolbar과", ["을", "과"], "`UISwitch`를 toolbar와"),
    ("메뉴과는", ["과"], "메뉴와는"),
    ("팝오버과는", ["과는"], "팝오버와는"), ("진행률가 업데이트은 앱는", ["가", "은", "는"], "진행률이 업데이트는 앱은"),
    ("위쪽로 파일와 취향라서 앱예요 개발자에요", ["로", "와", "라서", "예요", "에요"], "위쪽으로 파일과 취향이라서 앱이에요 개발자예요"),
    ("메뉴으로부터 버튼로만", ["으로", "로"], "메뉴로부터 버튼으로만"), ("초점 (sun)는", ["는"], "초점 (sun)은"),
    ("제품을 봅니다. 제품는", ["는"], "제품을 봅니다. 제품은"), ("5 km을 ‘날짜(열)’를", ["을"], "5 km를 ‘날짜(열)’를"),
  ])
  func tellsOfParticlesThatDoNotFit(text: String, expected: [String], right: String) {
    #expect(told(check, text, termbase) == expected)
    #expect(fixed(check, text, termbase) == right)
  }

  @Test(arguments: [
    "가을을 마을은", "길로 가고 물로 씻고", "목록(list)을", "10을 빼고 2를", "3cm를", "1/2을", "Kit를", "Kit을", "팝오버이고 팝오버고", "작가가", "바로",
    "‘이름’과", "언어 (TVML)를", "언어 (TVML)을", "UIKit을", "widget을 hub를", "초점 (focus)을",
    "‘날짜(고정)’를 ‘날짜(고정)’을", "‘Top Shelf(상단 선반)’란", "Vue 3는 Vue 3은", "MP3를", "LN(3)는", "5 km를", "ZIP을 ZIP를 HOME를",
    "메뉴을(를)",
    "iPad이므로 30%이며 도구이거나 메뉴이지만", "투명도도 오프라인인 매크로로", "제품는", "디스플레이 게이", "통로로 산책로 경로 을지로에서", "결정지을 휘저은 그러모을 퍼부은",
    "1의 값", "뭐라고 달라서 골라서", "아니에요 위에요", "전문가 물가 필요한가 있는가", "조재은", "들를", "사과 결과 효과", "만나 끝나", "3D를 3D을", "예요",
  ])
  func leavesAlone(text: String) { #expect(told(check, text, termbase).isEmpty) }

  @Test(arguments: [
    ("`List`를", []), ("값은 `메뉴`을", ["을"]), ("`가`나을", []), ("`A`을", ["을"]), ("**버튼**를", ["를"]), ("[버튼](a.md)를", ["를"]),
    ("<kbd>메뉴</kbd>을", ["을"]),
    ("`메뉴을`", []),
    ("## 버튼를", ["를"]), ("| 버튼를 |\n|---|", ["를"]), ("![버튼를](todo)", ["를"]),
  ])
  func looksAtEveryTextOfAnArticle(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check, termbase) == expected)
  }
}
