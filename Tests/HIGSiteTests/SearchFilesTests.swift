import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite
@testable import SiteRendering

/// What a build makes of search: the files, and what stands in them of the guide.
@Suite struct SearchFilesTests {
  @Test func tellsBrowsersHowToSearchWhereTheAddressIsKnown() async throws {
    let site = try SmallSite(["Content/site.yaml": "title: \"A & <B>\"\nbaseURL: https://example.com/hig\n"])
    try await site.build()
    let text = try site.folder.read("site/opensearch.xml")
    #expect(text.contains("<ShortName>A &amp; &lt;B&gt;</ShortName>"))
    #expect(text.contains("template=\"https://example.com/hig/search.html?q={searchTerms}\""))
  }

  @Test func tellsNothingWhereItIsNot() async throws {
    let site = try SmallSite()
    try await site.build()
    #expect(!site.folder.exists("site/opensearch.xml"))
  }

  /// An article answers before a page about the site that says the same.
  @Test func weighsPagesLessThanArticles() async throws {
    let site = try SmallSite()
    let content = try ContentFolder(site.folder.path("Content")).read()
    let linked = await CheckedGuide.make(content, includesDrafts: true, jobs: 1).linked
    let model = SiteModel(guide: linked.guide, links: linked.links, assets: [], basePath: "/", baseURL: nil)
    let synonyms = SearchSynonyms(model)
    let weights = (linked.guide.articles + linked.guide.pages).map { SearchPage($0, model, synonyms).weight }
    #expect(weights == [1, 1, 0.5])
  }

  @Test func bringsTheNamesOfATermTogether() async throws {
    let glossary = """
      terms:
        - {id: share-sheet, english: share sheet, korean: 공유 시트, forbidden: [셰어시트]}

      """
    let site = try SmallSite(["Content/glossary.yaml": glossary])
    try await site.build()
    let names = try words(site).reduce(into: [:]) { $0[$1.word] = $1.names }
    #expect(names["sharesheet"] == "공유시트,셰어시트")
    // Names of as many words are names word by word too.
    #expect(names["share"] == "공유" && names["시트"] == "sheet")
  }

  @Test func findsPlatformsByTheirDevices() async throws {
    let buttons = SmallSite.buttons.replacing("tvOS에서는 지원되지 않습니다.", with: "### watchOS\n\n작게 그립니다.")
    let site = try SmallSite(["Content/articles/buttons.md": buttons])
    try await site.build()
    #expect(try words(site).contains { $0.word == "애플워치" })
  }

  @Test func makesAnIndexOfNothing() async throws {
    let site = try SmallSite([
      "Content/glossary.yaml": "", "Content/articles/menus.md": "", "Content/articles/buttons.md": "",
      "Content/pages/about.md": "",
    ])
    try await site.build()
    #expect(try site.folder.files(in: "site/search").keys.contains { $0.hasPrefix("names-0.") })
  }

  private func words(_ site: SmallSite) throws -> [ShardEntry] {
    try site.folder.files(in: "site/search").filter { $0.key.hasPrefix("words-") }
      .flatMap { ShardEntry.entries(String(decoding: $0.value, as: UTF8.self)) }
  }
}
