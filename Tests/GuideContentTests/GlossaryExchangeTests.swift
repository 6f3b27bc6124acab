import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct GlossaryExchangeTests {
  private static let full: Term = {
    var term = Term(id: "lamp", english: "lamp #1", korean: "등불: 빛", range: .fileStart)
    (term.official, term.accepted, term.forbidden) = ("램프", ["등", "[불]"], ["램 프", "no", "a, b"])
    (term.kind, term.isHomonym, term.gloss, term.reading) = (.name, true, .first, "램프")
    term.article = Located("lamps", .fileStart)
    (term.definition, term.reason, term.except) = ("‘밝은’ \"것\" & <b>입니다 # 아님", "까닭 \\ & <b>", ["등 뒤", "등산"])
    term.specs = [
      Term.Spec(text: "램 프를 켠다", fix: "등불을 \"켠다\"", range: .fileStart),
      Term.Spec(text: "등", fix: nil, range: .fileStart),
    ]
    return term
  }()

  @Test func yamlKeepsEveryField() throws {
    let text = GlossaryWriter.text(
      Glossary(terms: [Self.full, Term(id: "b", english: "b", korean: "비", range: .fileStart)]))
    let read = GlossaryReader.read(SourceText(path: "glossary.yaml", text: text))
    #expect(read.diagnostics.isEmpty && read.value.terms.map(\.id) == ["lamp", "b"])
    let term = try #require(read.value["lamp"])
    let full = Self.full
    #expect(term.english == full.english && term.korean == full.korean && term.official == full.official)
    #expect(term.accepted == full.accepted && term.forbidden == full.forbidden && term.except == full.except)
    #expect(term.kind == full.kind && term.isHomonym && term.gloss == .first && term.reading == full.reading)
    #expect(term.article?.value == "lamps" && term.definition == full.definition && term.reason == full.reason)
    #expect(term.specs.map(\.text) == full.specs.map(\.text) && term.specs.map(\.fix) == full.specs.map(\.fix))
  }

  @Test(arguments: [
    "a #b", "a: b", "- 가", "# 글", "true", "no", "", " 가", "가 ", "\"따옴\"", "'가'", "가\\나", "[가]", "{가}", "&가", "*가", "!가",
    "|", ">", "%가", "@가", "`가`",
    "가, 나", "1", "1.5", "2024-01-01", "null", "~", "=", "가\t나", "가\n나", "“가”", "?", "? 가", "y", "on", "<<", "가:", ":가",
    "\u{7F}", "\u{FEFF}가",
  ])
  func scalarsReadBackAsTheSameText(text: String) {
    let yaml =
      "terms:\n  - {id: a, english: \(YAMLText.scalar(text)), korean: 가, accepted: \(YAMLText.list([text, "나"]))}\n    \n"
    let read = GlossaryReader.read(SourceText(path: "glossary.yaml", text: yaml))
    #expect(
      read.value["a"]?.english == text && read.value["a"]?.accepted == [text, "나"], "\(yaml) \(read.diagnostics)")
  }

  @Test(
    arguments: [
      ("영어,한국어,금지어,설명\nhover,호버,마우스오버,풀이", ["마우스오버"], "풀이"),
      ("english,preferred,forbidden\nhover,호버,\"마우스오버, 마우스 올리기\"", ["마우스오버", "마우스 올리기"], nil),
      ("용어\t번역\t금지\nhover\t호버\t마우스오버;올리기, 놓기", ["마우스오버", "올리기, 놓기"], nil),
    ] as [(String, [String], String?)])
  func tablesOfOtherHands(text: String, forbidden: [String], definition: String?) {
    let read = GlossaryTable.read(SourceText(path: "a.csv", text: text))
    #expect(read.diagnostics.isEmpty && read.value.terms.count == 1)
    #expect(read.value.terms.first?.forbidden == forbidden && read.value.terms.first?.definition == definition)
  }

  @Test func columnsThatSayNothingAreTold() {
    let read = GlossaryTable.read(SourceText(path: "a.csv", text: "english,korean,상태\nhover,호버,좋음"))
    #expect(read.diagnostics.map(\.severity) == [.error] && read.diagnostics[0].message.contains("‘상태’"))
  }

  @Test func aWordWithACommaComesBackFromATable() {
    var term = Term(id: "a", english: "a", korean: "가", range: .fileStart)
    (term.accepted, term.forbidden) = (["나, 다"], ["라", "마, 바"])
    let text = GlossaryExchange.text(Glossary(terms: [term]), as: .csv)
    let read = GlossaryTable.read(SourceText(path: "a.csv", text: text)).value.terms
    #expect(read.first?.accepted == term.accepted && read.first?.forbidden == term.forbidden)
  }

  private func tbx(_ terms: String) -> [Term] {
    let text = """
      <?xml version="1.0"?><martif type="TBX"><text><body><termEntry id="lamp"><descrip type="definition">풀이</descrip>
      <langSet xml:lang="en-US"><tig><term>lamp</term></tig><tig><term>light</term></tig></langSet>
      <langSet xml:lang="ko">\(terms)</langSet></termEntry></body></text></martif>
      """
    return TBXReader.read(SourceText(path: "a.tbx", text: text)).value.terms
  }

  private func tig(_ term: String, _ status: String? = nil) -> String {
    let note = status.map { "<termNote type=\"administrativeStatus\">\($0)</termNote>" } ?? ""
    return "<tig><term>\(term)</term>\(note)</tig>"
  }

  @Test func readsTheStatusOfTerms() {
    let terms = tbx(
      tig("등불", "preferredTerm-admn-sts") + tig("등", "admittedTerm-admn-sts") + tig("램프", "deprecatedTerm-admn-sts")
        + tig("람프", "supersededTerm-admn-sts") + tig("빛"))
    #expect(terms.map(\.korean) == ["등불"] && terms.map(\.english) == ["lamp"] && terms.map(\.definition) == ["풀이"])
    #expect(terms[0].accepted == ["등", "빛"] && terms[0].forbidden == ["램프", "람프"])
    #expect(tbx(tig("등", "admittedTerm-admn-sts")).map(\.korean) == ["등"])
    #expect(tbx("").isEmpty)
    #expect(tbx(tig("iPhone")).map(\.kind) == [.name])
  }

  @Test func tbxKeepsWhatItHasAPlaceFor() throws {
    let text = GlossaryExchange.text(Glossary(terms: [Self.full]), as: .tbx)
    let term = try #require(TBXReader.read(SourceText(path: "a.tbx", text: text)).value.terms.first)
    #expect(term.english == Self.full.english && term.korean == Self.full.korean)
    #expect(term.definition == Self.full.definition && term.forbidden == Self.full.forbidden)
  }

  @Test func tellsOfXMLThatIsNone() {
    let read = TBXReader.read(SourceText(path: "a.tbx", text: "<tbx>\n<text></tbx>"))
    #expect(read.diagnostics.map(\.id) == ["glossary.tbx"] && read.value.terms.isEmpty)
  }

  @Test func readsTables() {
    let ours = GlossaryTable.read(
      SourceText(
        path: "a.csv",
        text:
          "english,preferred,accepted,forbidden,note\n# 말\nlamp,등불,등; 빛 ;,램프;람프,\"까닭, 둘\n셋\"\niPhone,iPhone,,,\nlamp,불,,,\nx,,,,\n"
      ))
    #expect(ours.value.terms.map(\.id) == ["lamp", "iphone", "lamp-2"])
    #expect(ours.value.terms[0].accepted == ["등", "빛"] && ours.value.terms[0].forbidden == ["램프", "람프"])
    #expect(ours.value.terms[0].reason == "까닭, 둘\n셋" && ours.value.terms[1].kind == .name)
    #expect(ours.diagnostics.map(\.id) == ["glossary.row"] && ours.diagnostics[0].range?.start.line == 7)
    let quoted = GlossaryTable.read(
      SourceText(path: "a.csv", text: "english,preferred\n12\" screen,12인치\" 화면\nlamp,등불\n"))
    #expect(quoted.value.terms.map(\.korean) == ["12인치\" 화면", "등불"])
    let omegaT = GlossaryTable.read(SourceText(path: "a.tsv", text: "\u{FEFF}lamp\t등불\t풀이\r\ndrawer\t서랍\r\n"))
    #expect(omegaT.value.terms.map(\.korean) == ["등불", "서랍"] && omegaT.value.terms[0].definition == "풀이")
  }

  /// The first row names the columns, in our words, in those of our YAML, or in Korean; it is never a term then.
  @Test(arguments: [
    "english,korean,forbidden\nlamp,등불,램프\n", "영어,한국어,금지\nlamp,등불,램프\n", "korean,english,note,forbidden\n등불,lamp,,램프\n",
    "id,english,korean,forbidden\n1,lamp,등불,램프\n", "English\tPreferred\tAccepted\tForbidden\nlamp\t등불\t\t램프\n",
  ])
  func knowsColumnsByTheirNames(text: String) {
    let read = GlossaryTable.read(SourceText(path: "a.csv", text: text))
    #expect(read.value.terms.map(\.korean) == ["등불"] && read.value.terms.map(\.english) == ["lamp"])
    #expect(read.value.terms.first?.forbidden == ["램프"] && read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("english,korean\nlamp,등불,램프\n", "이름이 없는 칸"), ("등불,lamp\n", "영어 자리에 한국어"), ("english;korean\nlamp;등불\n", "쌍반점"),
    ("korean,english\nlamp,등불\n", "영어 자리에 한국어"),
  ])
  func tellsOfColumnsInTheWrongPlace(text: String, expected: String) {
    let read = GlossaryTable.read(SourceText(path: "a.csv", text: text))
    #expect(read.value.terms.isEmpty && read.diagnostics.allSatisfy { $0.id == "glossary.row" })
    #expect(read.diagnostics.first?.message.contains(expected) == true, "\(read.diagnostics)")
  }

  @Test func mergesByEnglishAndKeepsOurs() {
    var mine = Term(id: "lamp", english: "Lamp", korean: "등불", range: .fileStart)
    (mine.accepted, mine.reason) = (["등"], "우리 까닭")
    var other = Term(id: "lamp", english: "lamp", korean: "램프", range: .fileStart)
    (other.accepted, other.forbidden, other.reason, other.definition) = (["등", "빛"], ["람프", "등"], "남의 까닭", "풀이")
    let added = Term(id: "lamp", english: "other", korean: "다른", range: .fileStart)
    let result = GlossaryMerge.merge([other, added], into: [mine])
    #expect(result.added == 1 && result.widened == 1 && result.terms.map(\.id) == ["lamp", "lamp-2"])
    #expect(
      result.terms[0].korean == "등불" && result.terms[0].accepted == ["등", "빛"] && result.terms[0].forbidden == ["람프"])
    #expect(result.terms[0].reason == "우리 까닭" && result.terms[0].definition == "풀이")
    #expect(result.differences.map { [$0.english, $0.here, $0.there] } == [["Lamp", "등불", "램프"]])
    #expect(GlossaryMerge.merge([mine], into: [mine]).widened == 0)
  }
}
