import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct SiteBuildTests {
  @Test func writesThePagesAndTheirTwins() async throws {
    let site = try SmallSite()
    let result = try await site.build()
    #expect(result.diagnostics.filter { $0.severity != .note }.isEmpty)
    let names = try site.folder.files(in: "site").keys.filter { !$0.hasPrefix("assets/") }.sorted()
      .map { $0.replacing(/\.[a-z2-7]{5}\.js$/, with: ".HASH.js") }
    #expect(
      names == [
        ".hig-manifest", "404.html", "about.html", "buttons.html", "buttons.json", "buttons.md",
        "categories/components.html", "glossary.html", "guide.json", "guidelines.html", "images/buttons/a.svg",
        "index.html",
        "menus.html", "menus.json", "menus.md", "old-buttons.html", "search.html", "search/index.js",
        "search/names-0.HASH.js", "search/page-0.HASH.js", "search/page-1.HASH.js", "search/page-2.HASH.js",
        "search/page-3.HASH.js", "search/pages-0.HASH.js", "search/sounds-0.HASH.js", "search/words-0.HASH.js",
      ])
  }

  @Test func drawsAnArticle() async throws {
    let site = try SmallSite()
    try await site.build()
    #expect(Golden.difference(try site.main("buttons.html"), "buttons.html") == nil)
  }

  @Test func showsWhoMentionsAnArticleAndWhereATermIsUsed() async throws {
    let site = try SmallSite()
    try await site.build()
    let menus = try site.main("menus.html")
    #expect(menus.contains("<a href=\"buttons.html#press\">단추</a> <q>메뉴와 다릅니다.</q>"))
    #expect(try site.main("glossary.html").contains("쓰인 곳 1곳"))
  }

  @Test func forwardsFromAnOlderName() async throws {
    let site = try SmallSite()
    try await site.build()
    #expect(try site.folder.read("site/old-buttons.html").contains("url=buttons.html"))
  }

  @Test func leavesDraftsOut() async throws {
    let draft = SmallSite.menus.replacing("title: 메뉴", with: "title: 메뉴\ndraft: true")
    let site = try SmallSite(["Content/articles/menus.md": draft])
    try await site.build()
    #expect(!site.folder.exists("site/menus.html"))
    // The link goes to Apple's page now.
    #expect(try site.main("buttons.html").contains("developer.apple.com/design/human-interface-guidelines/menus"))
    try await site.build { $0.includesDrafts = true }
    #expect(try site.folder.read("site/menus.html").contains("noindex"))
  }

  @Test func buildsTheSameWithOneJobOrEight() async throws {
    let site = try SmallSite()
    try await site.build { $0.jobs = 1 }
    let one = try site.folder.files(in: "site")
    try await site.build {
      $0.jobs = 8
      $0.output = site.folder.path("other")
    }
    #expect(try site.folder.files(in: "other") == one)
  }

  @Test func buildsTheSameInEveryTimeZone() async throws {
    let dated = SmallSite.menus.replacing(
      "published: 2024-01-01", with: "published: 2024-01-01\nupdated: 2024-01-01 00:30:00 +0900")
    let site = try SmallSite(["Content/articles/menus.md": dated])
    var outputs: [[String: Data]] = []
    for zone in ["Asia/Seoul", "UTC", "America/Los_Angeles"] {
      setenv("TZ", zone, 1)
      tzset()
      try await site.build()
      outputs.append(try site.folder.files(in: "site"))
    }
    unsetenv("TZ")
    #expect(outputs[0] == outputs[1] && outputs[1] == outputs[2])
    #expect(try site.main("menus.html").contains("2024년 1월 1일"))
  }

  @Test(arguments: ["/hig", "hig", "/hig/", "/"]) func servesUnderAnyPath(base: String) async throws {
    let site = try SmallSite()
    let parsed = try #require(SiteBase(base))
    try await site.build { $0.base = parsed }
    let prefix = base == "/" ? "/" : "/hig/"
    #expect(parsed.path == prefix)
    let missing = try site.folder.read("site/404.html")
    #expect(missing.contains("href=\"\(prefix)index.html\""))
    for (name, data) in try site.folder.files(in: "site") where name.hasSuffix(".html") && name != "404.html" {
      let html = String(decoding: data, as: UTF8.self)
      #expect(!html.contains("href=\"/") && !html.contains("src=\"/"), "\(name)")
    }
  }

  @Test func everyLinkInsideTheSiteLeadsSomewhere() async throws {
    let site = try SmallSite()
    try await site.build()
    let files = try site.folder.files(in: "site")
    for (name, data) in files where name.hasSuffix(".html") && name != "404.html" {
      let html = String(decoding: data, as: UTF8.self)
      for match in html.matches(of: /(?:href|src)="([^"]+)"/) {
        let address = String(match.output.1)
        guard !address.hasPrefix("http"), !address.hasPrefix("#") else { continue }
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        let base = URL(filePath: "/" + name).deletingLastPathComponent()
        let path = String(base.appending(path: parts[0].removingPercentEncoding ?? "").standardized.path.dropFirst())
        let target = try #require(files[path], "\(name) → \(address)")
        if parts.count > 1 {
          let id = parts[1].removingPercentEncoding ?? ""
          #expect(String(decoding: target, as: UTF8.self).contains("id=\"\(id)\""), "\(name) → \(address)")
        }
      }
    }
  }

  @Test func usesTheBaseURLForCanonicalAddresses() async throws {
    let site = try SmallSite(["Content/site.yaml": "title: 글\nbaseURL: https://example.org/hig/\n"])
    try await site.build()
    #expect(
      try site.folder.read("site/menus.html").contains(
        "<link rel=\"canonical\" href=\"https://example.org/hig/menus.html\">"))
    #expect(
      try site.folder.read("site/index.html").contains("<link rel=\"canonical\" href=\"https://example.org/hig/\">"))
  }

  @Test func escapesWhatWritersWrite() async throws {
    let text = SmallSite.menus.replacing("길면 읽지", with: "`<script>` & \"따옴\" 길면 읽지")
    let site = try SmallSite(["Content/articles/menus.md": text])
    try await site.build()
    let html = try site.main("menus.html")
    #expect(html.contains("<code>&lt;script&gt;</code> &amp; &quot;따옴&quot;"))
    for (name, data) in try site.folder.files(in: "site") {
      #expect(!data.contains(1) || name.hasSuffix(".svg"), "\(name) holds a sentinel")
    }
  }

  @Test func worksWithArticlesAlone() async throws {
    let site = try SmallSite([
      "Content/topics.yaml": "", "Content/glossary.yaml": "", "Content/site.yaml": "", "Content/pages/about.md": "",
    ])
    let result = try await site.build()
    #expect(result.written != nil)
    #expect(try site.main("index.html").contains("<a href=\"menus.html\">메뉴</a>"))
  }

  @Test func warnsOfLinksOfTheFileSystemAndFollowsNoneOutside() async throws {
    let site = try SmallSite()
    let articles = site.folder.path("Content/articles")
    try FileManager.default.createSymbolicLink(atPath: articles + "/loop", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(atPath: articles + "/gone.md", withDestinationPath: "없음.md")
    try FileManager.default.createSymbolicLink(atPath: articles + "/out", withDestinationPath: "/etc")
    let result = try await site.build()
    #expect(result.diagnostics.filter { $0.id == "file.link" }.count == 3)
    #expect(result.written != nil)
  }

  @Test func explainsTermsAndLinksTitlesOnceInASection() async throws {
    let site = try SmallSite([
      "Content/glossary.yaml":
        "terms:\n  - {id: command, english: command, korean: 명령, definition: 시키는 말입니다.}\n",
      "Content/articles/menus.md": SmallSite.menus
        .replacing("명령을 모읍니다.", with: "명령을 모읍니다. 명령은 `명령`과 다릅니다. 단추를 봅니다."),
    ])
    try await site.build()
    let html = try site.main("menus.html")
    #expect(html.ranges(of: "class=\"term\"").count == 1)
    #expect(html.contains("<span class=\"term\" tabindex=\"0\">명령<span class=\"card\" role=\"tooltip\"><b>명령</b>"))
    #expect(html.contains("<a class=\"auto\" href=\"buttons.html\">단추</a>를 봅니다."))
    #expect(!html.contains("<code><span"))
  }

  @Test func countsFindingsByRuleAndArticle() async throws {
    let site = try SmallSite([
      "Content/glossary.yaml": "terms:\n  - {id: command, english: command, korean: 명령, forbidden: [커맨드]}\n",
      "Content/articles/menus.md": SmallSite.menus.replacing("길면 읽지", with: "커맨드를 읽지"),
    ])
    let result = try await site.build()
    #expect(
      result.written != nil && result.diagnostics.contains { $0.id == "term.forbidden" && $0.severity == .warning })
    #expect(
      try site.folder.read("site/guide.json").contains(
        #"{"count":1,"rule":"term.forbidden","severity":"warning","slug":"menus"}"#))
  }

  @Test func keepsAParticleWithTheBracketBeforeIt() async throws {
    let text = SmallSite.menus.replacing("메뉴는 명령을", with: "메뉴(menu)에서는 (가) 명령을")
    let site = try SmallSite(["Content/articles/menus.md": text])
    try await site.build()
    #expect(try site.main("menus.html").contains("메뉴(menu<span class=\"joined\">)에서는</span> (가) 명령을"))
  }

  @Test func takesThePathOf404FromTheSettings() async throws {
    let site = try SmallSite(["Content/site.yaml": "title: 글\nbaseURL: https://example.org/hig\n"])
    try await site.build()
    #expect(try site.folder.read("site/404.html").contains("href=\"/hig/index.html\""))
  }

  @Test func readsSizesOfEveryFormat() {
    func size(_ bytes: [UInt8]) -> [Int]? { ImageSize.size(bytes).map { [$0.width, $0.height] } }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(size(head + [0, 0, 1, 2, 0, 0, 0, 3]) == [258, 3] && size(head) == nil)
    #expect(size(Array("GIF89a".utf8) + [2, 1, 3, 0]) == [258, 3])
    let tables: [UInt8] = [0xFF, 0xC4, 0, 4, 9, 9, 0xFF, 0xC8, 0, 3, 9, 0xFF, 0xE0, 0, 3, 9]
    #expect(size([0xFF, 0xD8] + tables + [0xFF, 0xC2, 0, 11, 8, 0, 3, 1, 2, 0, 0, 0]) == [258, 3])
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 3, 9]) == nil)
    func webP(_ kind: String, _ rest: [UInt8]) -> [Int]? {
      size(Array("RIFF....WEBP\(kind)".utf8) + [0, 0, 0, 0] + rest)
    }
    #expect(webP("VP8 ", [0, 0, 0, 0, 0, 0, 2, 0x41, 3, 0]) == [258, 3])
    #expect(webP("VP8X", [0, 0, 0, 0, 1, 1, 0, 2, 0, 0]) == [258, 3])
    #expect(webP("VP8L", [0x2F, 0x01, 0x81, 0x00, 0x00, 0, 0, 0, 0, 0]) == [258, 3])
    #expect(size(Array("<?xml version='1.0'?>\n<svg\n width='40px' height=\"20\"/>".utf8)) == [40, 20])
    #expect(
      size(Array("<svg width=\"100%\" viewBox=\"0 0 30,15\"/>".utf8)) == [30, 15] && size(Array("글".utf8)) == nil)
  }

  @Test(arguments: ["width=\"1e30\" height=\"1\"", "viewBox=\"0 0 nan 5\"", "viewBox=\"0 0 320 180\""])
  func readsSizesOfOddPictures(attributes: String) {
    let size = ImageSize.size(Array("<svg \(attributes)/>".utf8))
    #expect(size?.width == (attributes.contains("320") ? 320 : nil))
  }
}
