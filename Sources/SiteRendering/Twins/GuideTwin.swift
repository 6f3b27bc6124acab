package import GuideModel

/// `guide.json`: all articles with their metadata (Schemas/guide.schema.json).
package struct GuideTwin: Encodable, Sendable {
  var schemaVersion = ArticleTwin.schemaVersion
  var title: String
  var description: OrNull<String>
  var language: String
  var topics: Int
  var articles: [Entry]
  var findings: [Finding]

  /// How often a rule found something in an article or page.
  struct Finding: Encodable, Sendable {
    var rule: String
    var severity: String
    var slug: String
    var count: Int
  }

  struct Entry: Encodable, Sendable {
    var slug: String
    var title: String
    var englishTitle: OrNull<String>
    var summary: OrNull<String>
    var category: OrNull<String>
    var group: OrNull<String>
    var translators: [String]
    var published: OrNull<String>
    var updated: OrNull<String>
    var revised: OrNull<String>
    var support: [String: String]
    var guidelines: Int
    var missingFigures: Int
    var reviewMarks: Int
    var html: String
    var json: String
    var markdown: String
  }

  /// - Parameter diagnostics: what the build was told of.
  package init(_ site: SiteModel, diagnostics: [Diagnostic] = []) {
    let guide = site.guide
    title = guide.settings.title
    findings = Self.findings(diagnostics, guide.articles + guide.pages)
    description = OrNull(guide.settings.description.isEmpty ? nil : guide.settings.description)
    language = guide.settings.language
    topics = guide.topics.topics.count
    articles = guide.articles.map { article in
      let place = site.place(article.slug)
      let category = place.map { guide.topics.categories[$0.category] }
      return Entry(
        slug: article.slug, title: article.title,
        englishTitle: OrNull(
          article.front.english?.value ?? guide.topics[article.slug]?.english),
        summary: OrNull(article.front.summary), category: OrNull(category?.id),
        group: OrNull(place.flatMap { place in place.group.map { category?.groups[$0].id ?? "" } }),
        translators: article.front.translators, published: OrNull(article.front.published?.text),
        updated: OrNull(article.front.updated?.text),
        revised: OrNull(article.front.sourceRevised?.isoDay),
        support: Dictionary(
          uniqueKeysWithValues: Platform.allCases.map {
            ($0.rawValue, article.support[$0].rawValue)
          }),
        guidelines: article.guidelines.count,
        missingFigures: article.figures.count { $0.image.source == .missing },
        reviewMarks: article.review.count, html: article.slug + ".html",
        json: article.slug + ".json", markdown: article.slug + ".md")
    }
  }

  private static func findings(_ diagnostics: [Diagnostic], _ articles: [Article]) -> [Finding] {
    let slugs = Dictionary(articles.map { ($0.file, $0.slug) }, uniquingKeysWith: { first, _ in first })
    var counts: [[String]: Int] = [:]
    for diagnostic in diagnostics {
      guard let slug = slugs[diagnostic.file] else { continue }
      counts[[diagnostic.id, diagnostic.severity.rawValue, slug], default: 0] += 1
    }
    return counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      Finding(rule: $0.key[0], severity: $0.key[1], slug: $0.key[2], count: $0.value)
    }
  }

  package func bytes() -> [UInt8] { TwinJSON.bytes(self) }
}
