import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// What a build may do to the output folder, and what it may not.
@Suite struct OutputTests {
  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func keepsTheTimeOfUnchangedFiles() async throws {
    let site = try SmallSite()
    try await site.build()
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in try site.folder.files(in: "site").keys {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: site.folder.path("site/\(name)"))
    }
    try site.folder.write(SmallSite.menus.replacing("길면", with: "길어지면"), to: "Content/articles/menus.md")
    let result = try await site.build()
    #expect(try modified(site.folder.path("site/about.html")) == old)
    #expect(try modified(site.folder.path("site/menus.html")) != old)
    // Of the search index, what holds the changed words has another name.
    let names = try site.folder.files(in: "site").keys
    #expect(names.count { $0.hasPrefix("search/words-") } == 1)
    #expect((result.written?.unchanged ?? 0) > 8)
  }

  @Test func removesOnlyWhatABuildWrote() async throws {
    let site = try SmallSite()
    try await site.build()
    try site.folder.write("example.org", to: "site/CNAME")
    try site.folder.write("", to: "site/.nojekyll")
    try site.folder.write("내 것", to: "site/assets/mine.txt")
    try site.folder.write("내 것", to: "site/own/deep/a.txt")
    try site.folder.write("고친 것", to: "site/menus.md")
    try FileManager.default.removeItem(atPath: site.folder.path("Content/articles/menus.md"))
    try site.folder.write(SmallSite.buttons.replacing("[[menus]]", with: "메뉴"), to: "Content/articles/buttons.md")
    try await site.build()
    #expect(!site.folder.exists("site/menus.html") && !site.folder.exists("site/menus.json"))
    #expect(try site.folder.read("site/menus.md") == "고친 것")
    #expect(try site.folder.read("site/CNAME") == "example.org" && site.folder.exists("site/.nojekyll"))
    #expect(site.folder.exists("site/assets/mine.txt") && site.folder.exists("site/own/deep/a.txt"))
  }

  @Test func leavesTheOldSiteWhereThereAreErrors() async throws {
    let site = try SmallSite()
    try await site.build()
    let before = try site.folder.files(in: "site")
    try site.folder.write("---\ntitle: 가\n---\n[없는 글](nothing.md)\n", to: "Content/articles/menus.md")
    let result = try await site.build()
    #expect(result.written == nil && result.diagnostics.contains { $0.severity == .error })
    #expect(try site.folder.files(in: "site") == before)
    #expect(!site.folder.exists(".site.hig-build"))
  }

  @Test func clearsWhatAKilledBuildLeft() async throws {
    let site = try SmallSite()
    try site.folder.write("999999", to: ".site.hig-build/lock")
    try site.folder.write("반쪽", to: ".site.hig-build/site/index.html")
    try await site.build()
    #expect(try site.folder.read("site/index.html").contains("</html>"))
    #expect(!site.folder.exists(".site.hig-build"))
  }

  @Test func refusesASecondBuildOfOneFolder() async throws {
    let site = try SmallSite()
    let lock = try OutputLock.take(output: site.folder.path("site"))
    let error = await #expect(throws: Blocked.self) { try await site.build() }
    #expect(error?.message.contains("프로세스") == true)
    withExtendedLifetime(lock) {}
  }

  @Test func doesNotOverwriteAFileOfTheUsers() async throws {
    let site = try SmallSite()
    try site.folder.write("내 첫 페이지", to: "site/index.html")
    let error = await #expect(throws: Blocked.self) { try await site.build { $0.adoptsOutput = true } }
    #expect(error?.message.contains("index.html") == true)
    #expect(try site.folder.read("site/index.html") == "내 첫 페이지")
  }

  @Test func followsNoLinkOutOfTheFolder() async throws {
    let site = try SmallSite()
    try await site.build()
    try site.folder.write("밖", to: "outside/secret.txt")
    try FileManager.default.removeItem(atPath: site.folder.path("site/images"))
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("site/images"), withDestinationPath: site.folder.path("outside"))
    let error = await #expect(throws: Blocked.self) { try await site.build() }
    #expect(error != nil)
    #expect(try site.folder.files(in: "outside").keys.sorted() == ["secret.txt"])
  }

  @Test func keepsALinkOfTheUsers() async throws {
    let site = try SmallSite()
    try await site.build()
    try site.folder.write("밖", to: "outside/secret.txt")
    let link = site.folder.path("site/mine")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: site.folder.path("outside"))
    try await site.build()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == site.folder.path("outside"))
    #expect(try site.folder.files(in: "outside").count == 1)
  }

  @Test func makesFoldersAboveTheOutput() async throws {
    let site = try SmallSite()
    try await site.build { $0.output = site.folder.path("a/b/site") }
    #expect(site.folder.exists("a/b/site/index.html"))
  }

  @Test func saysWhenAFolderIsMissing() async throws {
    let site = try SmallSite()
    let error = await #expect(throws: Blocked.self) {
      try await site.build { $0.templates = site.folder.path("nothing") }
    }
    #expect(error?.message.contains("템플릿 폴더") == true)
  }

  @Test func refusesAnOutputThatMeetsItsSources() async throws {
    let site = try SmallSite()
    for output in ["Content", "Content/articles", "."] {
      let error = await #expect(throws: Blocked.self) {
        try await site.build { $0.output = output == "." ? site.folder.url.path : site.folder.path(output) }
      }
      #expect(error?.message.contains("사이트를 쓸 수 없습니다") == true, "\(output)")
    }
    #expect(site.folder.exists("Content/images/buttons/a.svg"))
  }

  @Test func keepsAFolderOrAnEditWhereAPageGoes() async throws {
    let site = try SmallSite()
    try await site.build()
    try FileManager.default.removeItem(atPath: site.folder.path("site/404.html"))
    try site.folder.write("내 것", to: "site/404.html/keep")
    await #expect(throws: Blocked.self) { try await site.build() }
    #expect(try site.folder.read("site/404.html/keep") == "내 것")
    try FileManager.default.removeItem(atPath: site.folder.path("site/404.html"))
    try site.folder.write("내가 고침", to: "site/menus.html")
    let error = await #expect(throws: Blocked.self) { try await site.build() }
    #expect(error?.message.contains("덮어쓰지 않았습니다") == true)
    #expect(try site.folder.read("site/menus.html") == "내가 고침")
  }

  @Test(arguments: ["\"../../evil\"", "\"/tmp/evil\"", "\"a\\nb\"", "\"<b>\"", "categories/components"])
  func refusesAliasesThatLeaveTheFolder(alias: String) async throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\naliases: [\(alias)]\n---\n글\n"])
    let result = try await site.build()
    #expect(
      result.written == nil && result.diagnostics.contains { $0.id == "slug.character" && $0.range?.start.line == 3 })
  }

  @Test func refusesCategoriesThatLeaveTheFolderOrRepeat() async throws {
    for (id, rule) in [("../../evil", "slug.character"), ("group", "topics.duplicate")] {
      let topics = SmallSite.topics.replacing("id: components", with: "id: \"\(id)\"")
      let result = try await SmallSite(["Content/topics.yaml": topics]).build()
      #expect(result.written == nil && result.diagnostics.contains { $0.id == rule }, "\(id)")
    }
  }
}
