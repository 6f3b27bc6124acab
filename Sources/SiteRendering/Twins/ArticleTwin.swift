import HangulText
package import GuideModel

/// `<slug>.json`: an article's structure as data (Schemas/article.schema.json).
package struct ArticleTwin: Encodable, Sendable {
  static let schemaVersion = 1

  var schemaVersion = Self.schemaVersion
  var slug: String
  var title: String
  var englishTitle: OrNull<String>
  var summary: OrNull<String>
  var translators: [String]
  var published: OrNull<String>
  var updated: OrNull<String>
  var origin: OrNull<String>
  var source: Source
  var support: [String: String]
  var sections: [TwinSection]
  var references: References
  var backlinks: [Backlink]
  var review: [Review]

  struct Source: Encodable, Sendable {
    var url: OrNull<String>
    var revised: OrNull<String>
  }

  struct References: Encodable, Sendable {
    struct Topic: Encodable, Hashable, Sendable {
      var slug: String
      var text: String
    }

    struct Symbol: Encodable, Hashable, Sendable {
      var name: String
      /// Nil where symbols.yaml does not have it.
      var url: OrNull<String>
    }

    var topics: [Topic]
    var symbols: [Symbol]
    var terms: [String]
  }

  struct Backlink: Encodable, Sendable {
    var slug: String
    var id: String
    var text: String
  }

  struct Review: Encodable, Sendable {
    var line: Int
    var code: String
    var reason: String
  }

  /// - Parameter review: marks with the lines to show; the article's own where it is nil.
  package init(_ article: Article, _ site: SiteModel, review marks: [ReviewMark]? = nil) {
    slug = article.slug
    title = article.title
    let topic = site.guide.topics[article.slug]
    englishTitle = OrNull(article.front.english?.value ?? topic?.english)
    summary = OrNull(article.front.summary)
    translators = article.front.translators
    published = OrNull(article.front.published?.text)
    updated = OrNull(article.front.updated?.text)
    origin = OrNull(article.front.origin)
    source = Source(
      url: OrNull(topic.flatMap { site.guide.upstream.mayHavePage($0.slug) ? $0.appleURL : nil }),
      revised: OrNull(article.front.sourceRevised?.isoDay))
    support = [:]
    for platform in Platform.allCases {
      support[platform.rawValue] = article.support[platform].rawValue
    }
    sections = article.sections.map { TwinSection($0) }
    references = Self.references(of: article, site)
    backlinks = (site.links.backlinks[article.slug] ?? []).map {
      Backlink(slug: $0.slug, id: $0.anchor, text: $0.sentence)
    }
    review = (marks ?? article.review).map {
      Review(line: $0.line, code: $0.code, reason: $0.reason)
    }
  }

  package func bytes() -> [UInt8] { TwinJSON.bytes(self) }

  private static func references(of article: Article, _ site: SiteModel) -> References {
    var result = References(topics: [], symbols: [], terms: [])
    for text in article.texts where text.section != nil && text.role != .heading && text.role != .code {
      for inline in text.inlines.flattened { result.add(inline, article.slug, site) }
    }
    result.topics = result.topics.withoutRepeats
    result.symbols = result.symbols.withoutRepeats
    result.terms = site.guide.glossary.terms.map(\.id).filter { id in
      site.links.termUses[id]?.contains { $0.slug == article.slug } == true
    }
    return result
  }
}

extension ArticleTwin.References {
  fileprivate mutating func add(_ inline: Inline, _ slug: String, _ site: SiteModel) {
    switch inline {
    case .link(let link):
      let text = link.children.plainText.folded
      switch site.links.target(of: link.destination, from: slug) {
      case .document(let target, _), .apple(let target, _):
        if target != slug, site.links.entries[target]?.kind != .page { topics.append(.init(slug: target, text: text)) }
      case .symbol(let path): symbols.append(.init(name: text, url: OrNull(SitePaths.symbol(path))))
      case .term, .external, .home, .unknownSlug, .unknownAnchor, .unusable: break
      }
    case .code(let run):
      let path = site.guide.symbols[run.text]
      if path != nil || APIName.looksLikeOne(run.text) {
        symbols.append(.init(name: run.text, url: OrNull(path.map(SitePaths.symbol))))
      }
    case .text, .emphasis, .strong, .strikethrough, .image, .html, .footnote, .lineBreak, .softBreak: break
    }
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
