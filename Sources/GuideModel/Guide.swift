/// All of Content/, parsed: what the later phases work from.
package struct Guide: Sendable {
  package var settings: SiteSettings
  package var topics: TopicMap
  package var upstream: UpstreamFacts
  package var glossary: Glossary
  /// API symbol to its path under developer.apple.com/documentation/.
  package var symbols: [String: String]
  /// In the order of their slugs.
  package var articles: [Article]
  package var pages: [Article]
  /// Every file below Content/images, by its path below Content/ in NFC.
  package var images: [String: ImageFile]
  /// Pictures that only drafts show, which were left out.
  package var draftImages: Set<String> = []

  package init(
    settings: SiteSettings, topics: TopicMap, upstream: UpstreamFacts, glossary: Glossary,
    symbols: [String: String], articles: [Article], pages: [Article], images: [String: ImageFile]
  ) {
    self.settings = settings
    self.topics = topics
    self.upstream = upstream
    self.glossary = glossary
    self.symbols = symbols
    self.articles = articles
    self.pages = pages
    self.images = images
  }
}

package struct ImageFile: Sendable {
  /// Path on the disk.
  package var path: String
  /// Width and height in CSS pixels, where the format is known.
  package var size: (width: Int, height: Int)?

  package init(path: String, size: (width: Int, height: Int)?) {
    self.path = path
    self.size = size
  }
}
