import GuideModel

/// `guidelines.html`: the lead sentences of all guidelines, by category and article.
struct GuidelinesPage: TypedView {
  var shell: ShellView
  var count: String
  var groups: [GuidelineGroupView]

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .text("count", \.count), .views("groups", \.groups))

  init(_ site: SiteModel) {
    let paths = SitePaths(page: "guidelines.html")
    shell = ShellView(
      site, path: "guidelines.html", paths: paths, title: "지침", description: nil, current: "guidelines")
    count = String(site.guide.articles.reduce(0) { $0 + $1.guidelines.count })
    let categories = site.guide.topics.categories
    groups = categories.map { category in
      GuidelineGroupView(
        id: category.id, title: category.title,
        articles: category.allTopics.compactMap { site.article($0.slug) }.compactMap { GuidelineListView($0, paths) })
    }
    let others = site.guide.articles.filter { site.place($0.slug) == nil }
    groups.append(
      GuidelineGroupView(
        id: "_others", title: categories.isEmpty ? "글" : "그 밖의 글",
        articles: others.compactMap { GuidelineListView($0, paths) }))
    groups.removeAll { $0.articles.isEmpty }
  }
}

/// The guidelines of a category's articles.
struct GuidelineGroupView: TypedView {
  var id: String
  var title: String
  var articles: [GuidelineListView]

  static let fields = ViewFields<Self>(.text("id", \.id), .text("title", \.title), .views("articles", \.articles))
}

/// The guidelines of an article.
struct GuidelineListView: TypedView {
  var title: String
  var href: String
  var guidelines: [LinkView]

  static let fields = ViewFields<Self>(
    .text("title", \.title), .text("href", \.href), .views("guidelines", \.guidelines))

  /// Nil where the article has no guideline.
  init?(_ article: Article, _ paths: SitePaths) {
    title = article.title
    href = paths.page(article.slug)
    guidelines = article.guidelines.map {
      LinkView(title: $0.lead.plainText, href: paths.page(article.slug, $0.anchor))
    }
    if guidelines.isEmpty { return nil }
  }
}
