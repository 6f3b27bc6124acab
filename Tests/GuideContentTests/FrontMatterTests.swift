import GuideContent
import GuideModel
import TestSupport
import Testing

/// Area F of the shared cases, in words of our own, and the schema.
@Suite struct FrontMatterTests {
  @Test(arguments: ["\"\"", "\"\u{3164}\"", "\"\u{200B}\"", "' '", "\"\u{AD}\\t\""]) func tellsOfTitlesThatNobodySees(
    title: String
  ) {
    let text = ParsedText(file: "---\ntitle: \(title)\n---\n글")
    #expect(
      text.diagnostics.contains {
        ["yaml.value", "yaml.missing-key"].contains($0.id) && $0.range?.start.line ?? 0 <= 2
      }, "\(text.diagnostics)")
  }

  @Test(arguments: ["등", "🔤", "1", "—"]) func takesAnyTitleThatIsSeen(title: String) {
    #expect(ParsedText(file: "---\ntitle: \(title)\n---\n글").found("yaml.value").isEmpty)
  }

  @Test func namesBothPlacesOfARepeatedKey() throws {
    let found = try #require(
      ParsedText(file: "---\ntitle: 등\nsummary: 가\nsummary: 나\n---\n글").found("yaml.duplicate-key").first)
    #expect(found.range?.start.line == 4 && found.notes.first?.range?.start.line == 3 && found.message.contains("3번째"))
  }

  /// What is never closed is told where it was opened.
  @Test(arguments: [
    ("title: 등\nrelated: [a, b\nsummary: 가", 3), ("title: \"등\nsummary: 가", 2),
    ("title: 등\nrelated: {a: 1\nsummary: 가", 3),
  ])
  func tellsWhereABracketOpens(yaml: String, line: Int) {
    let found = ParsedText(file: "---\n\(yaml)\n---\n글").found("yaml.syntax")
    #expect(found.map { $0.range?.start.line } == [line] && found.allSatisfy { !$0.message.contains("expected") })
  }

  private func parse(_ yaml: String, kind: Article.Kind = .article) -> ParsedText {
    ParsedText(file: "---\n\(yaml)\n---\n글\n", kind: kind)
  }

  private func place(_ diagnostic: Diagnostic?) -> String {
    diagnostic?.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
  }

  @Test func readsEveryKey() {
    let front = parse(
      """
      title: 단추
      english: Buttons
      summary: 누르는
        것
      translators: [가, 나]
      published: 2024-02-29
      updated: 2024-03-01 00:30:00 +0900
      origin: https://example.org/1
      source: {revised: 2023-06-05}
      related: [menus]
      aliases: [button]
      draft: true
      ignore: [guideline.anchor]
      """
    ).article.front
    #expect(front.title == "단추" && front.summary == "누르는 것" && front.translators == ["가", "나"])
    #expect(front.published?.korean == "2024년 2월 29일")
    #expect(front.updated?.text == "2024-03-01T00:30:00+09:00")
    #expect(front.sourceRevised?.isoDay == "2023-06-05" && front.isDraft)
    #expect(front.related.map(\.value) == ["menus"] && front.aliases.map(\.value) == ["button"])
  }

  @Test func countsTimeFromTheZoneGiven() throws {
    let updated = try #require(GuideDate(parsing: "2024-01-01 00:30:00 +0900"))
    let sameInstant = try #require(GuideDate(parsing: "2023-12-31T15:30:00Z"))
    #expect(updated.instant == sameInstant.instant && updated.isoDay == "2024-01-01")
    let day = try #require(GuideDate(parsing: "2024-01-01"))
    #expect(day.instant == GuideDate(parsing: "2023-12-31T15:00:00Z")?.instant)
  }

  @Test(arguments: [
    ("2024-01-01 01:00 -0500", "2024-01-01T06:00:00Z"), ("2024-01-01T01:00:00-05:30", "2024-01-01T06:30:00Z"),
    ("2024-01-01 09:00", "2024-01-01T00:00:00Z"), ("2024-03-01 00:00:01 Z", "2024-03-01T00:00:01Z"),
    ("2023-12-31 23:59:59 +1400", "2023-12-31T09:59:59Z"),
  ])
  func knowsZonesEastAndWest(text: String, same: String) throws {
    #expect(try #require(GuideDate(parsing: text)).instant == GuideDate(parsing: same)?.instant)
  }

  @Test func countsDaysOverLeapYears() throws {
    func day(_ text: String) throws -> Int { try #require(GuideDate(parsing: text)).instant / 86_400 }
    #expect(try day("2024-03-01") - day("2024-02-28") == 2 && day("2023-03-01") - day("2023-02-28") == 1)
    #expect(try day("2000-03-01") - day("2000-02-28") == 2 && day("2100-03-01") - day("2100-02-28") == 1)
    #expect(GuideDate(parsing: "1970-01-01T00:00:00Z")?.instant == 0)
    let dates = try ["2024-01-02", "2023-12-31T23:00:00-1000", "2024-01-01"].map {
      try #require(GuideDate(parsing: $0))
    }
    #expect(dates.sorted().map(\.isoDay) == ["2024-01-01", "2023-12-31", "2024-01-02"])
  }

  @Test(arguments: [
    "2024-02-30", "2024-13-01", "24-01-01", "2024/01/01", "2024-01-01 25:00", "어제", "2024-01-01 09:60",
    "2024-01-01 09:00:60", "2024-01-01 09:00 +15:00", "2024-01-01 09:00 KST", "2023-02-29",
  ])
  func refusesWhatIsNoDate(text: String) {
    #expect(GuideDate(parsing: text) == nil)
    #expect(parse("title: 가\npublished: \(text)").found("yaml.date").count == 1)
  }

  @Test func proposesTheNearestKey() throws {
    let text = parse("title: 가\ntranslater: 나")
    let finding = try #require(text.found("yaml.unknown-key").first)
    #expect(place(finding) == "3:1" && finding.message.contains("‘translators’"))
    #expect(finding.fixes.first?.edits.first?.replacement == "translators")
  }

  @Test func reportsDuplicateAndMissingKeys() {
    #expect(place(parse("title: 가\ntitle: 나").found("yaml.duplicate-key").first) == "3:1")
    #expect(parse("summary: 가").found("yaml.missing-key").count == 1)
    #expect(place(parse("title: 가\ndraft: 아마").found("yaml.type").first) == "3:8")
  }

  @Test func reportsATabAtItsPlace() {
    let text = parse("title: 탭\nsource:\n\trevised: 2024-01-01")
    #expect(place(text.found("yaml.syntax").first) == "4:1")
    #expect(text.found("yaml.syntax").first?.message.contains("탭") == true)
  }

  @Test func reportsCurlyQuotes() {
    let text = parse("title: “여백: 기본”\nsummary: ‘요약’")
    #expect(text.found("yaml.curly-quotes").map(place) == ["2:8", "3:10"])
    #expect(text.found("yaml.curly-quotes").first?.message.contains("‘: ’") == true)
    #expect(text.found("yaml.syntax").count == 1)
  }

  @Test func countsColumnsBehindHangul() {
    let text = parse("title: 가\ntranslators: [가나, {나: 다}]")
    #expect(place(text.found("yaml.type").first) == "3:23")
  }

  @Test func missingFrontMatterIsAnError() {
    #expect(ParsedText(file: "글\n").found("frontmatter.missing").count == 1)
    #expect(ParsedText(file: "---\ntitle: 가\n글\n").found("frontmatter.missing").first?.message.contains("닫히지") == true)
  }

  @Test func pagesHaveFewerKeys() {
    #expect(parse("title: 가\nenglish: A", kind: .page).found("yaml.unknown-key").count == 1)
  }

  @Test func refusesAliasesAndDeepNesting() {
    #expect(parse("title: &a 가\nsummary: *a").found("yaml.syntax").count == 1)
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(parse("title: 가\nrelated: \(deep)").found("yaml.syntax").count == 1)
  }
}

@Suite struct DataFileTests {
  @Test func readsTopicsWithTheirPlaces() {
    let source = SourceText(
      path: "topics.yaml",
      text: """
        categories:
          - id: c
            english: Components
            korean: 구성요소
            topics: [{slug: a, english: A}]
            groups:
              - {id: g, english: Group, topics: [{slug: b, english: B, korean: 비, revised: 2024-01-01}]}
          - {id: d, english: D, topics: [{slug: a, english: A}]}
        """)
    let parsed = TopicsReader.read(source)
    #expect(parsed.value.topics.map(\.slug) == ["a", "b"])
    #expect(parsed.value["b"]?.title == "비")
    #expect(parsed.diagnostics.map(\.id) == ["topics.duplicate"])
  }

  @Test func readsTermsAndReportsRepeats() {
    let source = SourceText(
      path: "glossary.yaml",
      text: """
        terms:
          - {id: picker, english: picker, korean: 선택기, forbidden: [피커], article: pickers}
          - {id: picker, english: picker, korean: 피커}
          - {id: tab, english: tab, korean: 탭, homonym: yes, kind: nam}
        """)
    let parsed = GlossaryReader.read(source)
    #expect(parsed.value.terms.map(\.korean) == ["선택기", "탭"])
    #expect(parsed.value["picker"]?.forbidden == ["피커"] && parsed.value["tab"]?.isHomonym == true)
    #expect(Set(parsed.diagnostics.map(\.id)) == ["glossary.duplicate", "yaml.value"])
  }

  @Test func readsSettings() {
    let source = SourceText(
      path: "site.yaml",
      text: "title: 글\nbaseURL: https://example.org/hig/\nterminology: {prefer: official}\ncredits: [{name: A}]")
    let settings = SettingsReader.read(source).value
    #expect(settings.baseURL == "https://example.org/hig" && settings.preference == .official)
    #expect(settings.credits.map(\.name) == ["A"])
  }
}
