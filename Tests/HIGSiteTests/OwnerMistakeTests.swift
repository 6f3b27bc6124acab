import Foundation
import GuideContent
import GuideModel
import SiteRendering
import TestSupport
import Testing

@testable import HIGSite

/// Mistakes of those who own a guide: data files, templates, folders.
@Suite struct OwnerMistakeTests {
  private func told(_ rule: Rule, _ files: [String: String]) async throws -> [String] {
    try await SmallSite(files).check().diagnostics.filter { $0.id == rule.id }.map(\.message)
  }

  @Test(arguments: [
    ("Content/site.yml", "site.yaml"), ("Content/Topics.YAML", "topics.yaml"), ("Content/toggles.md", "articles"),
    ("Content/article/toggles.md", "articles"), ("Content/Pages/help.md", "pages"), ("Content/notes.txt", "밖으로"),
  ])
  func namesThatAreNotRead(path: String, remedy: String) async throws {
    let found = try await told(.fileUnknown, [path: "글"])
    #expect(found.count == 1 && found.first?.contains(remedy) == true)
  }

  @Test(arguments: ["Content/README.md", "Content/LICENSE", "Content/.gitignore", "Content/topics.yaml~"])
  func namesThatSpeakOfTheFolder(path: String) async throws {
    #expect(try await told(.fileUnknown, [path: "글"]).isEmpty)
  }

  @Test func aFolderThatIsNoGuide() async throws {
    let site = try SmallSite()
    try await site.build()
    let before = try site.folder.files(in: "site")
    for folder in ["Content/articles", "Content/images", "Templates"] {
      try site.folder.write("", to: "Templates/a")
      await #expect(throws: Blocked.noGuide(site.folder.path(folder))) {
        try await site.build { $0.content = site.folder.path(folder) }
      }
    }
    #expect(try site.folder.files(in: "site") == before)
  }

  @Test(arguments: [
    ("{summary}", 1), ("{ summary }", 1), ("{{summary}}", 0), ("{{{summary}}}", 0), ("{words}", 0), ("a{b:1}", 0),
  ])
  func namesInOneBrace(text: String, count: Int) async throws {
    let result = try await SmallSite().build(templates: ["article.mustache": ("{{summary}}", "{{summary}} " + text)])
    #expect(result.diagnostics.count { $0.id == Rule.templateBraces.id } == count)
  }

  @Test(arguments: [
    ("<script>a()</script>", 1), ("<script src=\"https://example.org/a.js\"></script>", 1),
    ("<link rel=\"stylesheet\" href=\"//example.org/a.css\">", 1), ("<style>a{}</style>", 1),
    ("<script src=\"a.js\"></script>", 0), ("<script type=\"application/ld+json\">{}</script>", 0),
    ("<link rel=\"icon\" href=\"https://example.org/a.png\">", 0),
  ])
  func whatThePolicyKeepsOut(text: String, count: Int) async throws {
    let result = try await SmallSite().build(templates: ["layout.mustache": ("</head>", text + "\n</head>")])
    let found = result.diagnostics.filter { $0.id == Rule.templateBlocked.id }
    #expect(found.count == count && found.allSatisfy { $0.range?.start.line ?? 1 > 1 })
  }

  @Test(arguments: [
    ("https://developer.apple.com/documentation/arkit", "arkit"), ("documentation/avkit", "avkit"),
    ("/appkit/nsbutton/", "appkit/nsbutton"), ("developer.apple.com/documentation/swiftui/list", "swiftui/list"),
  ])
  func symbolsWithMoreThanTheirPath(written: String, right: String) async throws {
    let site = try SmallSite(["Content/symbols.yaml": "symbols:\n  A: \(written)\n"])
    let result = try await site.check()
    let found = result.diagnostics.filter { $0.file.hasSuffix("symbols.yaml") }
    #expect(found.count == 1 && found.first?.fixes.first?.edits.map(\.replacement) == [right])
  }

  @Test(arguments: ["javascript:alert(1)", "https://example.org/a", "data:text/html,x", "\"a b\"", "../x", "a?b"])
  func symbolsThatAreNoPath(written: String) async throws {
    let site = try SmallSite([
      "Content/symbols.yaml": "symbols:\n  A: \(written)\n", "Content/articles/menus.md": "---\ntitle: 메뉴\n---\n`A`\n",
      "Content/articles/buttons.md": "---\ntitle: 단추\n---\n글\n",
    ])
    let result = try await site.check()
    #expect(result.diagnostics.count { $0.file.hasSuffix("symbols.yaml") && $0.severity == .error } == 1)
  }

  @Test(arguments: ["swiftui/list", "swiftui/view/alert(_:ispresented:actions:)-1bkka", "uikit/uiview#discussion"])
  func symbolsThatAreRight(written: String) async throws {
    let site = try SmallSite(["Content/symbols.yaml": "symbols:\n  A: \(written)\n"])
    #expect(try await site.check().diagnostics.allSatisfy { !$0.file.hasSuffix("symbols.yaml") })
  }

  @Test(arguments: [
    ("summary: 두 상태 #1", ["#1"]), ("summary: '두 상태 #1'", []), ("summary: 두 상태 # 까닭", []), ("summary: C#을 씁니다", []),
    ("title: 새 글 #2번째 글", ["#2번째 글"]), ("# title: 글 #1", []),
  ])
  func valuesThatACommentCuts(line: String, cut: [String]) {
    let text = "---\n\(line)\n---\n글\n"
    let found = ParsedText(file: text).found(Rule.yamlCut.id)
    #expect(found.compactMap(\.range).map { ParsedText(file: text).source.text($0) } == cut)
  }

  @Test(arguments: [
    ("김 하나, 이 둘", ["김 하나", "이 둘"]), ("[김 하나, 이 둘]", ["김 하나", "이 둘"]), ("김 하나", ["김 하나"]), ("김、이", ["김", "이"]),
  ])
  func translatorsInOneText(written: String, names: [String]) {
    #expect(ParsedText(file: "---\ntitle: 글\ntranslators: \(written)\n---\n글\n").article.front.translators == names)
  }

  @Test func datesInTheWrongOrder() {
    func found(_ published: String, _ updated: String) -> Int {
      ParsedText(file: "---\ntitle: 글\npublished: \(published)\nupdated: \(updated)\n---\n글\n").found("yaml.order")
        .count
    }
    #expect(found("2024-02-01", "2024-01-31") == 1 && found("2024-02-01", "2024-02-01") == 0)
  }

  @Test func picturesOfDraftsAndOfOtherSpellings() async throws {
    let draft = "---\ntitle: 도구 막대\ndraft: true\n---\n![가](../images/draft.svg)\n"
    let site = try SmallSite([
      "Content/articles/toolbars.md": draft, "Content/images/draft.svg": "<svg/>",
      "Content/images/buttons/a-Dark.svg": "<svg/>", "Content/images/other.svg": "<svg/>",
    ])
    let found = try await site.build().diagnostics.filter { $0.id == "image.orphan" }
    #expect(found.map(\.file).map { $0.hasSuffix("a-Dark.svg") || $0.hasSuffix("other.svg") } == [true, true])
    #expect(found.first?.message.contains("‘a~dark.svg’") == true && found.last?.message.contains("지우십시오") == true)
  }

  /// What leans on a file that cannot be read is not told a second time.
  @Test func linksToAFileThatCannotBeRead() async throws {
    let site = try SmallSite()
    try site.folder.write(Data([0xB5, 0xEE]), to: "Content/articles/menus.md")
    let found = try await site.check().diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.id) == ["file.encoding"])
  }

  @Test(arguments: [
    "https://example.com/hig/index.html", "https://example.com/hig?x=1", "https://example.com/#a",
    "https://example.com/A.HTML",
  ])
  func addressesThatAreNoPlaceForASite(address: String) { #expect(SiteBase(address) == nil) }
}
