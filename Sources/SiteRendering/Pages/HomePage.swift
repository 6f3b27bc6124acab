import GuideModel

/// `index.html`.
struct HomePage: TypedView {
  var shell: ShellView
  var title: String
  var description: String?
  var categories: [CategoryCardView]
  var newest: [NewestView]
  /// Articles of topics, and topics, for the bar.
  var translated: String
  var total: String?
  /// Articles in no category: all of them where there is no topic map.
  var others: [LinkView]

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .text("title", \.title), .text("description", \.description),
    .views("categories", \.categories), .views("newest", \.newest),
    .text("translated", \.translated), .text("total", \.total), .views("others", \.others),
    .flag("hasNewest") { !$0.newest.isEmpty },
    .flag("hasOthers") { !$0.others.isEmpty })

  init(_ site: SiteModel) {
    let paths = SitePaths(page: "index.html")
    let guide = site.guide
    shell = ShellView(
      site, path: "index.html", paths: paths, title: nil, description: nil, current: "")
    title = guide.settings.title
    description = guide.settings.description.isEmpty ? nil : guide.settings.description
    categories = guide.topics.categories.map { CategoryCardView($0, site, paths) }
    newest = guide.articles.compactMap { article in
      (article.front.updated ?? article.front.published).map { (article, $0) }
    }
    .sorted { ($1.1, $0.0.slug) < ($0.1, $1.0.slug) }.prefix(6)
    .map { article, date in
      NewestView(
        title: article.title, href: paths.page(article.slug), summary: article.front.summary,
        date: DateView(date))
    }
    let inTopics = guide.articles.count { guide.topics[$0.slug] != nil }
    translated = String(inTopics)
    total = guide.topics.isEmpty ? nil : String(guide.topics.topics.count)
    others = guide.articles.filter { site.place($0.slug) == nil }.compactMap {
      LinkView(topic: $0.slug, site, paths)
    }
  }
}

struct CategoryCardView: TypedView {
  var id: String
  var title: String
  var english: String
  var href: String
  var translated: String
  var total: String

  static let fields = ViewFields<Self>(
    .text("id", \.id), .text("title", \.title), .text("english", \.english), .text("href", \.href),
    .text("translated", \.translated), .text("total", \.total))

  init(_ category: TopicMap.Category, _ site: SiteModel, _ paths: SitePaths) {
    id = category.id
    title = category.title
    english = category.english
    href = paths.category(category.id)
    translated = String(category.allTopics.count { site.article($0.slug) != nil })
    total = String(category.allTopics.count)
  }
}

struct NewestView: TypedView {
  var title: String
  var href: String
  var summary: String?
  var date: DateView

  static let fields = ViewFields<Self>(
    .text("title", \.title), .text("href", \.href), .text("summary", \.summary),
    .view("date", \.date))
}
