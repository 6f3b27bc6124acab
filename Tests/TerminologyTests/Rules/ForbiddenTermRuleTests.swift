import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct ForbiddenTermRuleTests {
  private let check = ForbiddenTermRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("popover", "팝오버", accepted: ["팝업 창"], forbidden: ["팝업", "팝 오버"], except: ["팝업 광고", "시스템 팝업"]),
      .of("symbol", "기호", forbidden: ["심벌"]), .of("tap", "탭", forbidden: ["탭 하"], homonym: true),
      .of("view", "뷰", forbidden: ["화면뷰"]), .of("iPhone", "iPhone", forbidden: ["아이폰"], kind: .name),
      .of("custom", "사용자 설정", forbidden: ["커스텀한"]), .of("navigation", "탐색", forbidden: ["내비게이션"]),
      .of("navigation bar", "탐색 막대", forbidden: ["내비게이션 바"]),
      .of("button", "버튼", forbidden: ["단추"], ordinary: ["단추"], company: ["화면", "누르"]),
    ]))

  @Test(arguments: [
    ("팝업을 닫고 팝업의 팝업", ["팝업", "팝업", "팝업"]), ("팝 오버에서만은", ["팝 오버"]), ("심벌이라는 말", ["심벌"]), ("(심벌)", ["심벌"]),
    ("기호(심벌)", ["심벌"]), ("macOS/심벌을", ["심벌"]),
    ("심벌이었는데 심벌이라기보다 심벌들끼리 심벌이네요 심벌인지라 심벌치고는", ["심벌", "심벌", "심벌", "심벌", "심벌", "심벌"]),
    ("심벌별 심벌형으로 심벌화하는 심벌용", ["심벌", "심벌", "심벌", "심벌"]), ("내비게이션 바와 내비게이션바를", ["내비게이션 바", "내비게이션바"]),
    ("버튼을 탭 하면", ["탭 하"]), ("심벌, 심벌.", ["심벌", "심벌"]), ("심벌\n심벌", ["심벌", "심벌"]),
  ])
  func tellsOfForbiddenForms(text: String, expected: [String]) { #expect(told(check, text, termbase) == expected) }

  /// 바로 and 바라다 are words of their own.
  @Test(arguments: [
    ("메뉴 바로 아래", []), ("메뉴 바라는 것", []), ("메뉴 바를", ["메뉴 바"]), ("메뉴 바", ["메뉴 바"]), ("메뉴 바로는", ["메뉴 바"]),
    ("메뉴바로", ["메뉴바"]),
  ])
  func leavesOtherWordsAlone(text: String, expected: [String]) {
    #expect(
      told(check, text, Termbase(Glossary(terms: [.of("menu bar", "메뉴 막대", forbidden: ["메뉴 바", "메뉴바"])]))) == expected)
  }

  @Test(arguments: [("글의 Tip을", ["Tip"]), ("글의 Tips를", []), ("글의 aTip을", []), ("글의 Tip2를", [])])
  func tellsLatinWordsFromLongerOnes(text: String, expected: [String]) {
    #expect(told(check, text, Termbase(Glossary(terms: [.of("hint", "도움말", forbidden: ["Tip"])]))) == expected)
  }

  @Test(arguments: [
    "팝오버를", "팝업 창을", "팝업창고", "시스템 팝업을 닫고", "팝업 광고를 닫고", "심벌즈를", "대심벌", "‘심벌’이라는 이름", "'심벌'을", "《심벌》을", "“팝업”을 누릅니다",
    "아이폰을", "네 탭 하단",
    "https://example.org/심벌", "https://example.org/심벌/길 을",
  ])
  func leavesAlone(text: String) { #expect(told(check, text, termbase).isEmpty) }

  @Test(arguments: [
    ("기호(심벌)", "기호(심벌)"), ("《심벌》을 봅니다", "《심벌》을 봅니다"), ("(심벌)이", "(기호)이"),
    ("팝업을 닫고 팝업과 팝업으로", "팝오버를 닫고 팝오버와 팝오버로"), ("심벌이 심벌은 심벌을 심벌과 심벌으로", "기호가 기호는 기호를 기호와 기호로"),
    ("버튼을 탭 하면", "버튼을 탭 하면"),
  ])
  func fixesWithTheParticle(text: String, expected: String) { #expect(fixed(check, text, termbase) == expected) }

  @Test(arguments: [
    ("`심벌`", ["심벌"]), ("```\n심벌\n```", []), ("[심벌](심벌.md)", ["심벌"]), ("## 심벌", ["심벌"]),
    ("| 심벌 |\n|---|\n| 심벌 |", ["심벌", "심벌"]),
    ("> 역자 설명: 심벌", ["심벌"]), ("> 인용 심벌", ["심벌"]), ("1. 심벌", ["심벌"]), ("![심벌](todo \"심벌\")", ["심벌", "심벌"]),
    ("**심**벌은", ["심**벌"]), ("심<br>벌은", []), ("<kbd>심벌</kbd>은", ["심벌"]),
    ("<ruby>말<rt>심벌</rt></ruby>", []),
  ])
  func looksAtEveryTextOfAnArticle(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check, termbase) == expected)
  }

  /// 단추 is of clothes too: in the company of the interface it is an error, elsewhere a proposal.
  @Test(arguments: [
    ("화면의 단추를 봅니다.", "error", "화면의 버튼을 봅니다."), ("옷의 단추를 봅니다.", "note", "옷의 단추를 봅니다."),
    ("화면을 봅니다. 단추를 봅니다.", "note", "화면을 봅니다. 단추를 봅니다."),
  ])
  func decidesByTheCompanyOfAWord(text: String, severity: String, right: String) {
    let source = SourceText(path: "글.txt", text: text)
    let found = check.findings(Wording([CheckedText(plain: source, termbase.index)], termbase))
    #expect(found.map(\.severity.rawValue) == [severity])
    #expect(fixed(check, text, termbase) == right)
    #expect(fixed(check, text, termbase, suggested: true).contains("버튼을"))
  }

  /// A Korean word in the marks of code is decoration, and told without a fix; not in a block of code.
  @Test(arguments: [("`심벌`은", ["note"]), ("`심벌 x`는", []), ("```\n심벌\n```", [])])
  func notesWordsInTheMarksOfCode(markdown: String, expected: [String]) {
    let text = ParsedText(markdown)
    let found = check.findings(Wording([CheckedText(text.article, source: text.source, termbase.index)], termbase))
    #expect(found.map(\.severity.rawValue) == expected && found.allSatisfy(\.fixes.isEmpty))
  }

  @Test func saysWhichTermItIs() {
    let source = SourceText(path: "a", text: "심벌을")
    let found = check.findings(Wording([CheckedText(plain: source, termbase.index)], termbase))
    #expect(found.map(\.subject) == ["symbol"] && found.map(\.severity) == [.error])
    #expect(found[0].message.contains("(symbol)") && found[0].message.contains("‘기호’로"))
  }
}
