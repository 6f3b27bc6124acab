import ArticleImport
import Foundation
import GuideContent
import GuideModel
import SiteRendering
import Terminology

/// The data files that an import works with: those of the folder above the articles', else of Content.
struct GuideData {
  let facts: ImportFacts
  /// The glossary with what was found wrong in it; nil where there is none.
  let glossary: GlossaryFile?
  private let guide: Guide

  init(into: String, content: String) {
    let above = URL(filePath: into).standardizedFileURL.deletingLastPathComponent().path
    // Files are named as the user names them.
    let folders = above == URL(filePath: content).standardizedFileURL.path ? [content] : [above, content]
    func read<Value>(_ name: String, _ read: (SourceText) -> Parsed<Value>, or missing: Value) -> Value {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FolderListing.refusedLink(path, folder) == nil, let source = DataFiles()[path] { return read(source).value }
      }
      return missing
    }
    glossary =
      folders.lazy.filter { FolderListing.refusedLink("\($0)/glossary.yaml", $0) == nil }
      .compactMap { try? GlossaryFile.read("\($0)/glossary.yaml") }.first
    guide = Guide(
      settings: read("site.yaml", SettingsReader.read, or: SiteSettings()),
      topics: read("topics.yaml", TopicsReader.read, or: TopicMap()),
      upstream: read("upstream.yaml", UpstreamReader.read, or: UpstreamFacts()),
      glossary: glossary?.parsed.value ?? Glossary(),
      symbols: read("symbols.yaml", SymbolsReader.read, or: [:]), articles: [], pages: [], images: [:])
    facts = ImportFacts(
      topics: guide.topics, upstream: guide.upstream, glossary: guide.glossary, symbols: guide.symbols)
  }

  var preference: SiteSettings.Preference { guide.settings.preference }

  /// The structured twin of an imported article, with the lines of the capture in its review marks.
  func twin(of imported: ArticleImporter.Imported) async -> String {
    let source = SourceText(path: imported.slug + ".md", text: imported.markdown)
    let article = ArticleParser(upstream: guide.upstream).parse(
      source, kind: .article, slug: imported.slug, contentPath: "articles/\(imported.slug).md"
    ).value
    var alone = guide
    alone.articles = [article]
    let linked = await LinkTableBuilder(alone, Termbase(alone.glossary), SourceFiles([source]), jobs: 1).linked()
    let site = SiteModel(guide: linked.guide, links: linked.links, assets: [], basePath: "/", baseURL: nil)
    return String(
      decoding: ArticleTwin(site.guide.articles[0], site, review: imported.review).bytes(), as: UTF8.self)
  }
}
