import GuideModel

/// `guide.json`: all articles with their metadata (Schemas/guide.schema.json).
package struct GuideTwin: Encodable, Sendable {
  var schemaVersion = ArticleTwin.schemaVersion
  var title: String
  var description: OrNull<String>
  var language: String
  var topics: Int
  var articles: [Entry]

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

  package init(_ site: SiteModel) {
    let guide = site.guide
    title = guide.settings.title
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

  package func bytes() -> [UInt8] { TwinJSON.bytes(self) }
}
