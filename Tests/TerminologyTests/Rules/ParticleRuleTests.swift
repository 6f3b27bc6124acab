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
    ("view을", [], "view을"), ("메뉴과는", [], "메뉴과는"),
    ("팝오버과는", ["과는"], "팝오버와는"),
  ])
  func tellsOfParticlesThatDoNotFit(text: String, expected: [String], right: String) {
    #expect(told(check, text, termbase) == expected)
    #expect(fixed(check, text, termbase) == right)
  }

  @Test(arguments: [
    "가을을 마을은", "길로 가고 물로 씻고", "목록(list)을", "10을 빼고 2를", "3cm를", "1/2을", "Kit를", "Kit을", "팝오버이고 팝오버고", "작가가", "바로",
    "‘이름’과", "언어 (TVML)를", "언어 (TVML)을", "UIKit을",
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
