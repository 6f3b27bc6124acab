import GuideModel

/// `categories/<id>.html`.
struct CategoryPage: TypedView {
  var shell: ShellView
  var id: String
  var title: String
  var english: String
  var translated: String
  var total: String
  var groups: [GroupView]

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .text("id", \.id), .text("title", \.title), .text("english", \.english),
    .text("translated", \.translated), .text("total", \.total), .views("groups", \.groups))

  init(_ category: TopicMap.Category, _ site: SiteModel) {
    let path = "categories/\(category.id).html"
    let paths = SitePaths(page: path)
    shell = ShellView(
      site, path: path, paths: paths, title: category.title, description: nil,
      current: category.id)
    id = category.id
    title = category.title
    english = category.english
    translated = String(category.allTopics.count { site.article($0.slug) != nil })
    total = String(category.allTopics.count)
    func links(_ topics: [TopicMap.Topic]) -> [LinkView] {
      topics.compactMap { LinkView(topic: $0.slug, site, paths) }
    }
    groups = category.topics.isEmpty ? [] : [GroupView(topics: links(category.topics))]
    groups += category.groups.map {
      GroupView(id: $0.id, title: $0.title, english: $0.english, topics: links($0.topics))
    }
  }
}
