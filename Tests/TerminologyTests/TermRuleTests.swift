import GuideModel
import HIGSite
import Terminology
import TestSupport
import Testing

@Suite struct TermRuleTests {
  private static func term(
    _ english: String, _ korean: String, official: String? = nil, accepted: [String] = [], forbidden: [String] = [],
    kind: Term.Kind = .term, homonym: Bool = false, gloss: Term.Gloss = .none
  ) -> Term {
    var term = Term(id: english.replacing(" ", with: "-"), english: english, korean: korean, range: .fileStart)
    (term.official, term.accepted, term.forbidden) = (official, accepted, forbidden)
    (term.kind, term.isHomonym, term.gloss) = (kind, homonym, gloss)
    return term
  }

  static let termbase = Termbase(
    Glossary(terms: [
      term("popover", "팝오버", forbidden: ["팝업", "팝 오버"]), term("pop-up button", "팝업 버튼"),
      term("label", "레이블", forbidden: ["라벨"]), term("shell", "셸", forbidden: ["쉘"]),
      term("text view", "텍스트 뷰", official: "텍스트 보기"), term("symbol", "기호", forbidden: ["심벌"]),
      term("tap", "탭", forbidden: ["탭 하"], homonym: true), term("iPhone", "iPhone", forbidden: ["아이폰"], kind: .name),
      term("macOS", "macOS", kind: .name), term("badge", "배지", gloss: .first), term("separator", "구분선"),
    ]))

  /// What plain text is told: `id text` for each finding.
  static func found(_ text: String, _ termbase: Termbase = termbase) -> [String] {
    let source = SourceText(path: "글.txt", text: text)
    return findings([source], termbase).map { "\($0.id) \($0.range.map(source.text) ?? "")" }
  }

  static func fixed(_ text: String) -> String {
    let source = SourceText(path: "글.txt", text: text)
    return String(
      decoding: FixApplier.apply(findings([source], termbase), to: source, suggested: true), as: UTF8.self)
  }

  @Test(arguments: [
    ("라벨을 단다. 라벨이 길다. 라벨링은 다르다. 흰라벨은 겹말이다.", ["term.forbidden 라벨", "term.forbidden 라벨"]),
    ("셸을 열고 쉘을 닫고 쉘로 간다.", ["term.forbidden 쉘", "term.forbidden 쉘"]), ("팝업 버튼과 팝업은", ["term.forbidden 팝업"]),
    ("팝업버튼을 누릅니다", ["term.spacing 팝업버튼"]), ("텍스트 보기를 엽니다", ["term.inconsistent 텍스트 보기"]),
    ("버튼을 탭 하면 열립니다", ["term.forbidden 탭 하"]), ("탭을 닫습니다", []), ("아이폰을 켭니다", ["term.name 아이폰"]),
    ("MacOS에서 봅니다", ["term.name MacOS"]), ("메뉴에 separator를 넣습니다", ["term.untranslated separator"]),
    ("구분선(separator)을 넣습니다", []), ("‘라벨’이라는 이름의 단추", []), ("배지를 답니다. 배지는 작습니다.", ["term.gloss 배지"]),
    ("배지(badge)를 답니다. 배지는 작습니다.", []), ("메모앱을 엽니다", ["term.spacing 메모앱"]), ("웹앱을 엽니다", []),
    ("소리를 sound effect로 냅니다", ["term.untranslated sound effect"]),
    ("drag item(끌 항목)을 둡니다", ["term.gloss-order drag item(끌 항목)"]),
  ])
  func tellsWhatDoesNotHoldTogether(text: String, expected: [String]) {
    #expect(Self.found(text) == expected)
  }

  @Test(arguments: [
    ("팝업을 닫고 팝업으로 엽니다", "팝오버를 닫고 팝오버로 엽니다"), ("심벌이 있고 심벌과 다릅니다", "기호가 있고 기호와 다릅니다"),
    ("라벨(label)을 답니다", "레이블(label)을 답니다"), ("아이폰을 켜고 아이폰으로 봅니다", "iPhone을 켜고 iPhone으로 봅니다"),
    ("separator를 넣습니다", "구분선을 넣습니다"), ("팝업이고 팝업이면 팝업이다", "팝오버이고 팝오버이면 팝오버이다"),
    ("아이폰(iPhone)을 켭니다", "iPhone을 켭니다"), ("쉘고 쉘면 쉘다", "셸이고 셸이면 셸이다"), ("drag item(끌 항목)를 둡니다", "끌 항목(drag item)을 둡니다"),
    ("팝 오버에서는 됩니다", "팝오버에서는 됩니다"),
  ])
  func fixesTheParticleWithTheTerm(text: String, expected: String) {
    #expect(Self.fixed(text) == expected)
  }

  @Test(arguments: [
    "팝업을 닫고 쉘이 라벨과 심벌로 아이폰을 봅니다", "메뉴을 열고 버튼를 눌러 창으로로 갑니다", "역자설명 : 메모앱의 separator는 팝업버튼입니다.",
    "drag item(끌 항목)를 월, 월, 일로 옮기는 옮기는 것",
  ])
  func fixingTwiceChangesNothingMore(text: String) {
    let once = Self.fixed(text)
    #expect(once != text)
    #expect(Self.fixed(once) == once)
  }

  @Test func editsNeverOverlap() {
    let text = "팝업을 쉘로, 라벨이 심벌과 아이폰의 separator를 메모앱에서 메뉴을 버튼를 글으로 엽니다. 옮기는 옮기는 것.."
    let source = SourceText(path: "글", text: text)
    let edits = findings([source], Self.termbase).compactMap(\.fixes.first).flatMap(\.edits)
      .map { source.offset(of: $0.range.start)..<source.offset(of: $0.range.end) }.sorted {
        $0.lowerBound < $1.lowerBound
      }
    #expect(edits.count > 8)
    for (first, second) in zip(edits, edits.dropFirst()) { #expect(first.upperBound <= second.lowerBound) }
  }

  @Test(arguments: [
    ("메뉴을 엽니다", "를"), ("버튼를 누릅니다", "을"), ("메뉴으로 갑니다", "로"), ("‘버튼’를 누릅니다", "을"), ("(메뉴)을 엽니다", "를"),
    ("목록(list)를 봅니다", "을"), ("10를 뺍니다", "을"), ("30%을 줄입니다", "를"), ("3cm을 띄웁니다", "를"), ("5초을 셉니다", "를"),
    ("팝오버은 작습니다", "는"), ("API을 씁니다", "를"), ("URL를 적습니다", "을"),
  ])
  func findsParticlesThatDoNotFit(text: String, right: String) {
    let found = findings([SourceText(path: "글", text: text)], Self.termbase)
    #expect(found.map(\.id) == ["particle.agreement"])
    #expect(found.first?.fixes.first?.edits.first?.replacement == right)
  }

  @Test(arguments: [
    ("iPad을 켭니다", "를"), ("Mac를 켭니다", "을"), ("UIKit를 씁니다", "을"), ("SwiftUI을 씁니다", "를"), ("Keynote으로 엽니다", "로"),
  ])
  func readsNamesOfProductsWithoutAGlossary(text: String, right: String) {
    let found = findings([SourceText(path: "글", text: text)], Termbase(Glossary()))
    #expect(found.map(\.id) == ["particle.agreement"])
    #expect(found.first?.fixes.first?.edits.first?.replacement == right)
  }

  @Test(arguments: ["iPad를 켭니다", "Mac을 켭니다", "UIKit을 씁니다", "iOS와 macOS는", "Apple의 Finder로"])
  func acceptsParticlesBehindNames(text: String) {
    #expect(Self.found(text, Termbase(Glossary())).isEmpty)
  }

  @Test(arguments: [
    "가을을 봅니다", "마을은 작습니다", "바로 엽니다", "작가가 씁니다", "목록(list)을 봅니다", "있는 먹는 좋은", "진로와 경로", "Kit를 씁니다", "3cm를 띄웁니다",
    "1/2을 줄입니다", "여러 탭 하나를 닫습니다",
    "세 번째 탭 하단입니다", "하나 하나 봅니다", "보다 보다 나은 글", "슬라이드를 넘깁니다",
  ])
  func leavesWordsAlone(text: String) {
    #expect(Self.found(text).isEmpty)
  }

  @Test(arguments: [
    ("움직이는는 곳을 봅니다", "doubled 는는"), ("버튼을를 봅니다", "doubled 을를"), ("할 수 있는 수 있는 일", "doubled  수 있는"),
    ("버튼을 을 봅니다", "doubled  을"),
    ("끝났습니다.. 다음", "full-stop .."), ("‘ 이름’을 적습니다", "inner-space  "), ("옮기거나. 지웁니다", "full-stop ."),
    ("점ㆍ선", "middle-dot ㆍ"),
    ("끝났습니다.다음", "punctuation-space ."), ("메세지를 봅니다", "spelling 메세지"), ("할수 있습니다", "spacing 수 있"),
  ])
  func findsSlipsOfTheHand(text: String, finding: String) {
    #expect(Self.found(text) == ["text.\(finding)"])
  }

  @Test func looksOverAllTextsForSpacing() {
    let texts = ["우측 상단을 봅니다. 우측 상단입니다.", "우측상단의 단추"].enumerated().map {
      SourceText(path: "\($0.offset)", text: $0.element)
    }
    let found = findings(texts, Termbase(Glossary()))
    #expect(found.map(\.id) == ["term.spacing-drift"] && found[0].file == "1")
  }

  @Test func looksOverAllTextsForGlosses() {
    let texts = ["여백(margin)을 둡니다. 여백(margin)은", "가장자리(margin)를 둡니다"].enumerated().map {
      SourceText(path: "\($0.offset)", text: $0.element)
    }
    let found = findings(texts, Termbase(Glossary()))
    #expect(found.map(\.id) == ["term.gloss-conflict"] && found[0].notes.count == 1)
  }

  @Test(arguments: [
    ("팝우버를 닫습니다", ["term.misspelling 팝우버"]), ("팝어버를 닫습니다", ["term.misspelling 팝어버"]), ("팝오거를 닫습니다", []),
  ])
  func findsOneWrongJamo(text: String, expected: [String]) {
    let termbase = Termbase(Glossary(terms: [Self.term("popover", "팝오버")]))
    #expect(Self.found(text, termbase) == expected)
  }

  @Test func prefersApplesFormWhenAsked() {
    let official = Termbase(Glossary(terms: [Self.term("text view", "텍스트 뷰", official: "텍스트 보기")]), prefer: .official)
    #expect(Self.found("텍스트 뷰를 봅니다", official) == ["term.inconsistent 텍스트 뷰"])
  }
}

@Suite struct MarkdownTermTests {
  private func found(_ markdown: String) -> [String] {
    let text = ParsedText(markdown)
    return WordingChecks(RuleList.wording).run(
      [CheckedText(text.article, source: text.source, TermRuleTests.termbase.index)], TermRuleTests.termbase
    )
    .map { "\($0.id) \(text.place($0)) \($0.range.map(text.source.text) ?? "")" }
  }

  @Test(arguments: [
    ("`라벨`은 코드, [글](라벨.md)은 주소", ["term.forbidden 1:2 라벨"]), ("**쉘(shell)**은 닫힙니다", ["term.forbidden 1:3 쉘"]),
    ("[라벨](https://example.org/라벨)을 봅니다", ["term.forbidden 1:2 라벨"]), ("**팝** 오버를", ["term.forbidden 1:3 팝** 오버"]),
    ("\u{1105}\u{1161}\u{1107}\u{1166}\u{11AF}을 봅니다", ["term.forbidden 1:1 \u{1105}\u{1161}\u{1107}\u{1166}\u{11AF}"]),
    ("라\u{200B}벨을 봅니다", ["term.forbidden 1:1 라\u{200B}벨"]), ("## Text view\n\n글", []), ("~~~\n역주: 글\n~~~", []),
    ("````\n```\n역주: 글\n````", []), ("> **역주 :** 글", ["text.label 1:5 역주 :"]),
    ("![라벨](a.svg \"쉘의 그림\")", ["term.forbidden 1:3 라벨", "term.forbidden 1:14 쉘"]),
    ("글 ![라벨](a.svg) 끝", ["term.forbidden 1:5 라벨"]), ("```\n라벨을\n```", []),
    ("| 라벨 | 뜻 |\n|---|---|\n| 쉘 | 껍데기 |", ["term.forbidden 1:3 라벨"]),
  ])
  func looksAtTheTextOfTheTree(markdown: String, expected: [String]) {
    #expect(found(markdown) == expected)
  }
}
