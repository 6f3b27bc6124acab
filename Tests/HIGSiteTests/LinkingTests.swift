import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// What leads where, what is mentioned, what the site marks by itself.
@Suite struct LinkingTests {
  private func table(_ menus: String, _ files: [String: String] = [:]) async throws -> LinkedGuide {
    let site = try SmallSite(files.merging(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n" + menus]) { $1 })
    let content = try ContentFolder(site.folder.path("Content")).read()
    return await CheckedGuide.make(content, includesDrafts: true, jobs: 2).linked
  }

  @Test(arguments: [
    "[가](doc:buttons)", "**[가](doc:buttons)**", "*[가](doc:buttons)*", "~~[가](doc:buttons)~~", "<doc:buttons>",
    "[[buttons]]", "- [가](doc:buttons)",
    "> [가](doc:buttons)", "> 역자 설명: [가](doc:buttons)", "> 팁: [가](doc:buttons)", "| [가](doc:buttons) |\n| --- |",
    "**[가](doc:buttons).** 나",
    "**가.** [나](doc:buttons)", "출처: [가](doc:buttons)", "[가](doc:old-buttons)", "[가](buttons.md#press)",
    "***[가](doc:buttons)***",
  ])
  func everyLinkMakesABacklink(markdown: String) async throws {
    let found = try await table(markdown).links.backlinks["buttons"] ?? []
    #expect(found.map(\.slug) == ["menus"])
  }

  /// By title where only one has it.
  @Test(arguments: [
    ("[[단추]]", "buttons"), ("[[도구 막대]]", "toolbars"), ("[[Toolbars]]", "toolbars"), ("[[도구 막대|글]]", "toolbars"),
    ("[글](<doc:도구 막대>)", "toolbars"),
    ("[[toolbars]]", "toolbars"),
  ])
  func leadsToATitle(markdown: String, slug: String) async throws {
    let linked = try await table(markdown)
    let article = try #require(linked.guide.articles.first { $0.slug == "menus" })
    let link = try #require(article.links.first)
    #expect(link.children.plainText == (markdown.contains("글") ? "글" : slug == "buttons" ? "단추" : "도구 막대"))
    switch linked.links.target(of: link.destination, from: "menus") {
    case .document(let found, _), .apple(let found, _): #expect(found == slug)
    default: Issue.record("no target")
    }
  }

  @Test(arguments: [
    ("[가](#a%3Ab)\n\n## 나 {#a%3Ab}", true), ("[가](#a:b)\n\n## 나 {#a:b}", true), ("[가](#글꼴-)\n\n## 글꼴 🔤", true),
    ("[가](#c)\n\n## 나 {#a%3Ab}", false),
  ])
  func leadsToAnchorsWithSigns(markdown: String, isKnown: Bool) async throws {
    let linked = try await table(markdown)
    let article = try #require(linked.guide.articles.first { $0.slug == "menus" })
    let link = try #require(article.links.first)
    if case .unknownAnchor = linked.links.target(of: link.destination, from: "menus") {
      #expect(!isKnown)
    } else {
      #expect(isKnown)
    }
  }

  @Test func aTitleThatTwoHaveLeadsNowhere() async throws {
    let linked = try await table(
      "[[같은 이름]]",
      ["Content/pages/a.md": "---\ntitle: 같은 이름\n---\n글\n", "Content/pages/b.md": "---\ntitle: 같은 이름\n---\n글\n"])
    #expect(linked.links.entry("같은 이름") == nil)
  }

  @Test(arguments: ["`[가](doc:buttons)`", "[가](doc:toolbars)", "[가](#끝)\n\n## 끝", "글"])
  func nothingElseMakesOne(markdown: String) async throws {
    #expect(try await table(markdown).links.backlinks["buttons"] == nil)
  }

  @Test func quotesTheSentenceOfALink() async throws {
    let found = try await table(
      "첫 문장입니다. ![그림](todo) [단추](doc:buttons)를 봅니다. 끝입니다.\n\n**[단추](doc:buttons)를 누릅니다.** 글 {#here}")
    #expect(found.links.backlinks["buttons"]?.map { "\($0.anchor) \($0.sentence)" } == [" 단추를 봅니다.", "here 단추를 누릅니다."])
  }

  @Test(arguments: [
    "<doc:buttons>", "> <doc:buttons>", "> 팁: <doc:buttons>", "> 역자 설명: <doc:buttons>", "- <doc:buttons>",
    "| <doc:buttons> |\n| --- |", "**<doc:buttons>.** 글",
    "**가.** <doc:buttons>", "*<doc:buttons>*", "**<doc:buttons>** 글", "~~<doc:buttons>~~", "출처: <doc:buttons>",
    "## <doc:buttons>",
  ])
  func bareLinksShowTitlesEverywhere(markdown: String) async throws {
    let article = try #require(try await table(markdown).guide.articles.first { $0.slug == "menus" })
    #expect(article.links.map(\.children.plainText) == ["단추"])
  }

  @Test(arguments: [
    ("<doc:buttons#press>", "단추 – 누를 수 있어 보이게 합니다."), ("<doc:toolbars>", "도구 막대"), ("<term:command>", "명령"),
    ("<#끝>\n\n## 끝", ""),
    ("[[buttons|글]]", "글"), ("<https://example.org>", "https://example.org"), ("[[menus#끝]]\n\n## 끝", "끝"),
  ])
  func bareLinksShowWhatTheyLeadTo(markdown: String, title: String) async throws {
    let article = try #require(try await table(markdown).guide.articles.first { $0.slug == "menus" })
    #expect((article.links.first?.children.plainText ?? "") == title)
  }

  @Test(arguments: ["![그림](todo \"명령의 그림\")", "| 명령 |\n| --- |", "> 팁: 명령", "- 명령", "**명령.** 글"])
  func findsTermsInEveryText(markdown: String) async throws {
    #expect(try await table(markdown).links.termUses["command"]?.map(\.slug).contains("menus") == true)
  }

  @Test func findsTermsOnceInASection() async throws {
    let uses = try await table(
      "명령은 명령입니다. `명령`\n\n## 가\n\n명령을\n\n> 역자 설명: 명령\n\n![그림](todo \"명령의 그림\")\n\n**명령합니다.** 명령 {#do}"
    ).links.termUses["command"]
    #expect(
      uses?.filter { $0.slug == "menus" }.map { "\($0.anchor) \($0.sentence)" } == [
        " 명령은 명령입니다.", "가 명령을", "do 명령합니다.",
      ])
  }

  @Test func marksTermsAndTitlesOnceInASection() async throws {
    let glossary =
      "terms:\n  - {id: command, english: command, korean: 명령, definition: 시키는 말}\n  - {id: tab, english: tab, korean: 탭, homonym: true, definition: 쪽}\n  - {id: a, english: a, korean: 가나다}\n"
    let marks =
      try await table(
        "명령과 명령, `명령`, [명령](doc:buttons), 단추와 단추, 탭, 가나다, 메뉴\n\n## 명령\n\n- 명령의 단추\n\n## 표\n\n| 명령 |\n| --- |\n\n## 노트\n\n> 역자 설명: 명령",
        ["Content/glossary.yaml": glossary]
      ).links.marks["menus"] ?? [:]
    let found = marks.sorted { $0.key < $1.key }.flatMap { place, marks in marks.map { "\(place.line) \($0.target)" } }
    #expect(
      found == [
        "4 term(\"command\")", "4 article(\"buttons\")", "8 term(\"command\")", "8 article(\"buttons\")",
        "17 term(\"command\")",
      ])
  }

  @Test func ordersNeighboursByTopic() async throws {
    let links = try await table("글", ["Content/articles/toolbars.md": "---\ntitle: 막대\n---\n글\n"]).links
    #expect(links.neighbours["buttons"]?.previous == nil && links.neighbours["buttons"]?.next == "menus")
    #expect(links.neighbours["menus"]?.previous == "buttons" && links.neighbours["menus"]?.next == "toolbars")
    #expect(links.neighbours["toolbars"]?.next == nil)
  }

  @Test func namesRelatedTopicsOnce() async throws {
    let upstream = "topics:\n  menus: {related: [buttons, toolbars, menus]}\n"
    let site = try SmallSite([
      "Content/upstream.yaml": upstream,
      "Content/articles/menus.md": "---\ntitle: 메뉴\nrelated: [toolbars, old-buttons]\n---\n글\n",
    ])
    let content = try ContentFolder(site.folder.path("Content")).read()
    let linked = await CheckedGuide.make(content, includesDrafts: true, jobs: 1).linked
    #expect(linked.links.related["menus"] == ["toolbars", "buttons"])
  }
}
