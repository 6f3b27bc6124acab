package import GuideModel

/// Every HTML page of the site: which there are, and how each is made.
package struct SitePages: Sendable {
  private let site: SiteModel
  private let library: TemplateLibrary

  package init(_ site: SiteModel, _ library: TemplateLibrary) {
    self.site = site
    self.library = library
  }

  package enum Page: Sendable {
    case home, glossary, guidelines, search, notFound
    case article(Article)
    case text(Article)
    case category(TopicMap.Category)
    case forwarding(alias: String, slug: String)
  }

  /// The pages in a fixed order.
  package var all: [Page] {
    var pages: [Page] = [.home, .notFound, .search, .guidelines]
    if !site.guide.glossary.terms.isEmpty { pages.append(.glossary) }
    pages += site.guide.topics.categories.map { .category($0) }
    pages += site.guide.articles.map { .article($0) }
    pages += site.guide.pages.map { .text($0) }
    pages += site.links.aliases.sorted { $0.key < $1.key }.map {
      .forwarding(alias: $0.key, slug: $0.value)
    }
    return pages
  }

  package func file(_ page: Page) -> OutputFile {
    switch page {
    case .home: file("index", library.render(.home, HomePage(site)))
    case .glossary: file("glossary", library.render(.glossary, GlossaryPage(site)))
    case .guidelines: file("guidelines", library.render(.guidelines, GuidelinesPage(site)))
    case .search: file("search", library.render(.search, SearchResultsPage(site)))
    case .notFound: file("404", library.render(.notFound, NotFoundPage(site)))
    case .article(let article):
      file(article.slug, library.render(.article, ArticlePage(article, site)))
    case .text(let page): file(page.slug, library.render(.page, TextPage(page, site)))
    case .category(let category):
      file("categories/\(category.id)", library.render(.category, CategoryPage(category, site)))
    case .forwarding(let alias, let slug):
      file(alias, library.render(.forwarding, ForwardingPage(to: slug, site)))
    }
  }

  private func file(_ name: String, _ bytes: [UInt8]) -> OutputFile {
    OutputFile(path: name + ".html", bytes: bytes)
  }
}
