import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// What pages and data twins show, beyond the goldens.
@Suite struct PageTests {
  private func site(_ menus: String, _ files: [String: String] = [:]) async throws -> SmallSite {
    let site = try SmallSite(
      files.merging(["Content/articles/menus.md": "---\ntitle: 메뉴\nsummary: 명령\n---\n" + menus]) { $1 })
    try await site.build()
    return site
  }

  @Test func escapesWhatTheGlossarySays() async throws {
    let glossary =
      "terms:\n  - {id: command, english: \"com<mand>\", korean: 명령, official: \"<i>령\", definition: \"<b>말\\\" & 뜻\", reason: \"<u>\", forbidden: [\"<s>\"]}\n"
    let site = try await site("명령입니다.", ["Content/glossary.yaml": glossary])
    let card = try site.main("menus.html")
    #expect(
      card.contains("<span>&lt;b&gt;말&quot; &amp; 뜻</span>")
        && card.contains("<span lang=\"en\">com&lt;mand&gt;</span>"))
    let page = try site.main("glossary.html")
    for tag in ["<b>말", "<i>령", "<u>", "<s>", "<mand>"] { #expect(!page.contains(tag), "\(tag)") }
  }

  /// A topic of the guide's own has no page of Apple's: none is linked, and without an article it leads nowhere.
  @Test func inventsNoPageOfApples() async throws {
    let files = [
      "Content/upstream.yaml": "topics:\n  buttons: {related: []}\n",
      "Content/articles/buttons.md": "---\ntitle: 단추\n---\n글\n",
    ]
    let site = try await site("글", files)
    #expect(!(try site.folder.read("site/menus.html").contains("human-interface-guidelines/menus")))
    #expect(try site.folder.read("site/buttons.html").contains("human-interface-guidelines/buttons"))
    #expect(!(try site.folder.read("site/categories/components.html").contains("human-interface-guidelines/toolbars")))
    #expect(try site.main("categories/components.html").contains("도구 막대"))
    let found = try await SmallSite(
      files.merging(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n[가](doc:toolbars)\n"]) { $1 }
    )
    .check().diagnostics
    #expect(found.filter { $0.id == "link.unresolved" }.count == 1)
  }

  @Test func glossaryStandsUnderPlainConsonants() async throws {
    let words = ["까치", "가지", "따옴표", "다리", "쪽", "zip", "1차"]
    let rows = words.enumerated().map { "  - {id: t\($0), english: e\($0), korean: \($1)}\n" }.joined()
    let page = try await site("글", ["Content/glossary.yaml": "terms:\n" + rows]).main("glossary.html")
    let headings = page.matches(of: /<h2[^>]*>([^<]+)/).map { String($0.output.1) }
    #expect(headings == ["#", "A–Z", "ㄱ", "ㄷ", "ㅈ"])
  }

  @Test func putsNoLinkIntoALinkOrAHeading() async throws {
    let site = try await site(
      "[`NSMenu`와 명령과 단추](https://example.org) `NSMenu`\n\n## `NSMenu`와 명령\n\n글",
      [
        "Content/symbols.yaml": "symbols: {NSMenu: appkit/nsmenu}\n",
        "Content/glossary.yaml": "terms:\n  - {id: command, english: command, korean: 명령, definition: 말}\n",
      ])
    let main = try site.main("menus.html")
    #expect(main.contains("href=\"https://example.org\"><code>NSMenu</code>와 명령과 단추</a>"))
    #expect(
      main.contains(
        "<a class=\"outside\" href=\"https://developer.apple.com/documentation/appkit/nsmenu\"><code>NSMenu</code></a>")
    )
    #expect(main.ranges(of: "appkit/nsmenu\"><code>").count == 1)
  }

  @Test func listsReferencesOnce() async throws {
    let text =
      "`NSMenu`, `NSMenu`, `UIOther`, `plain`, [가](doc:buttons), [가](doc:buttons), [나](doc:buttons), [다](doc:about), [라](doc:menus), [마](api:appkit/nsview)\n\n## `NSHeading`\n\n```\nNSCode\n```\n\n| `NSCell` |\n| --- |"
    let site = try await site(text, ["Content/symbols.yaml": "symbols: {NSMenu: appkit/nsmenu}\n"])
    let twin = try JSONSerialization.jsonObject(with: Data(site.folder.read("site/menus.json").utf8)) as? [String: Any]
    let references = try #require(twin?["references"] as? [String: Any])
    let symbols = try #require(references["symbols"] as? [[String: Any]]).map {
      "\($0["name"] ?? "") \($0["url"] is String)"
    }
    #expect(symbols == ["NSMenu true", "UIOther false", "마 true", "NSCell false"])
    let topics = try #require(references["topics"] as? [[String: String]]).map {
      "\($0["slug"] ?? "") \($0["text"] ?? "")"
    }
    #expect(topics == ["buttons 가", "buttons 나"])
  }

  @Test func listsTheSixNewest() async throws {
    var files = ["Content/topics.yaml": ""]
    for day in 1...8 {
      files["Content/articles/a\(day).md"] = "---\ntitle: 글\(day)\npublished: 2024-01-0\(day)\n---\n글\n"
    }
    files["Content/articles/a1.md"] = "---\ntitle: 글1\npublished: 2024-01-01\nupdated: 2024-02-01\n---\n글\n"
    let main = try await site("글", files).main("index.html")
    let newest = try #require(main.range(of: "id=\"newest\"")).upperBound
    let section = main[newest...].prefix(upTo: try #require(main.range(of: "</section>")).lowerBound)
    #expect(
      section.matches(of: /<a href="(\w+)\.html">/).map { String($0.output.1) } == ["a1", "a8", "a7", "a6", "a5", "a4"])
  }

  @Test func ordersGlossaryAndGuidelines() async throws {
    let glossary =
      "terms:\n  - {id: c, english: c, korean: 하나}\n  - {id: a, english: a, korean: 가나}\n  - {id: b, english: b, korean: API}\n"
    let site = try await site("**둘째.** 글 {#two}\n\n**첫째.** 글 {#one}", ["Content/glossary.yaml": glossary])
    let ids = try site.main("glossary.html").matches(of: /id="([abc])"/).map { String($0.output.1) }
    #expect(ids == ["a", "c", "b"] || ids == ["b", "a", "c"])
    let leads = try site.main("guidelines.html").matches(of: /href="(\w+)\.html#(\w+)"/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(leads == ["buttons press", "menus two", "menus one"])
  }

  @Test func showsWhatAPlatformHas() async throws {
    let main = try await site(
      "## 플랫폼 고려 사항\n\ntvOS에서는 지원되지 않습니다. macOS에 대한 추가 고려 사항은 없습니다. iPadOS에서만 지원됩니다.\n\n### iOS\n\n글"
    ).main("menus.html")
    for (platform, word) in [
      ("iOS", "고려 사항"), ("iPadOS", "지원"), ("macOS", "추가 고려 사항 없음"), ("tvOS", "지원 안 함"), ("watchOS", "확인 중"),
    ] {
      #expect(
        main.contains(try Regex("\(platform)</?[^>]*>[^/]*\(word)|\(platform)[^\\n]*\(word)")), "\(platform) \(word)")
    }
    #expect(main.contains("href=\"#iOS\"") && main.contains("href=\"#Platform-considerations\""))
  }

  @Test func namesTheBuildsPages() async throws {
    let site = try await site(
      "글",
      [
        "Content/articles/menus.md": SmallSite.menus,
        "Content/site.yaml": "title: 글 & 말\ndescription: \"<설명>\"\nlanguage: ko-KR\nbaseURL: https://example.org/a\n",
      ])
    let html = try site.folder.read("site/menus.html")
    #expect(
      html.contains("<html lang=\"ko-KR\"") && html.contains("<title>메뉴 – 글 &amp; 말</title>")
        || html.contains("<title>메뉴"))
    #expect(try site.folder.read("site/index.html").contains("&lt;설명&gt;"))
    #expect(try site.folder.read("site/about.html").contains("https://example.org/a/about.html"))
  }
}
