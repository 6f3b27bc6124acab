import GuideModel

/// What every page has around its own content.
struct ShellView: TypedView {
  var language: String
  var siteTitle: String
  /// For the `title` element.
  var pageTitle: String
  var description: String?
  /// What leads to the site's top.
  var root: String
  var stylesheets: [String]
  var scripts: [String]
  var icon: String?
  var canonical: String?
  var image: String?
  var isHidden: Bool
  var homeHref: String
  var glossaryHref: String?
  var guidelinesHref: String
  var searchHref: String
  /// True on the search page, which has a field of its own.
  var isSearch: Bool
  /// Where the browser learns to search from its address bar.
  var openSearchHref: String?
  var pages: [LinkView]
  var categories: [NavigationView]
  var credits: [LinkView]

  static let fields = ViewFields<Self>(
    .text("language", \.language), .text("siteTitle", \.siteTitle), .text("pageTitle", \.pageTitle),
    .text("description", \.description), .text("root", \.root),
    .texts("stylesheets", \.stylesheets), .texts("scripts", \.scripts), .text("icon", \.icon),
    .text("canonical", \.canonical), .text("image", \.image), .flag("isHidden", \.isHidden),
    .text("homeHref", \.homeHref), .text("glossaryHref", \.glossaryHref), .text("guidelinesHref", \.guidelinesHref),
    .text("searchHref", \.searchHref), .flag("isSearch", \.isSearch), .text("openSearchHref", \.openSearchHref),
    .views("pages", \.pages),
    .views("categories", \.categories), .views("credits", \.credits))

  /// - Parameters:
  ///   - path: the page's path below the output folder.
  ///   - current: the slug of the topic or page, or the id of the category, that is shown.
  init(
    _ site: SiteModel, path: String, paths: SitePaths, title: String?, description: String?,
    current: String, isHidden: Bool = false, isSearch: Bool = false
  ) {
    let settings = site.guide.settings
    language = settings.language
    siteTitle = settings.title
    pageTitle = title.map { "\($0) – \(settings.title)" } ?? settings.title
    self.description = description ?? (settings.description.isEmpty ? nil : settings.description)
    root = paths.root
    stylesheets = Self.assets(site, paths) { $0.hasSuffix(".css") }
    scripts = Self.assets(site, paths) { $0.hasSuffix(".js") }
    icon = Self.assets(site, paths) { $0.hasPrefix("assets/favicon") }.first
    let isHome = path == "index.html"
    canonical = site.baseURL.map { HTML.url($0 + "/" + (isHome ? "" : path)) }
    image = site.baseURL.flatMap { base in
      settings.image.map { $0.hasPrefix("http") ? $0 : HTML.url("\(base)/\($0)") }
    }
    self.isHidden = isHidden
    homeHref = paths.home
    glossaryHref = site.guide.glossary.terms.isEmpty ? nil : paths.root + "glossary.html"
    guidelinesHref = paths.root + "guidelines.html"
    searchHref = paths.root + "search.html"
    self.isSearch = isSearch
    openSearchHref = site.baseURL.map { _ in paths.root + "opensearch.xml" }
    pages = site.guide.pages.filter { !$0.front.isDraft }.map {
      LinkView(title: $0.title, href: paths.page($0.slug), isCurrent: $0.slug == current)
    }
    categories = NavigationView.categories(site, paths, current)
    credits = settings.credits.map { LinkView(title: $0.name, href: $0.url) }
  }

  /// In the order of their names, an owner's behind ours: what comes later holds.
  private static func assets(
    _ site: SiteModel, _ paths: SitePaths, where test: (String) -> Bool
  ) -> [String] {
    func isOurs(_ path: String) -> Bool { path.hasPrefix("assets/site.") || path.hasPrefix("assets/search.") }
    let found = site.assets.map(\.path).filter(test).sorted()
    return (found.filter(isOurs) + found.filter { !isOurs($0) }).map(paths.file)
  }
}

/// A link, or a name that leads nowhere.
struct LinkView: TypedView {
  var title: String
  var english: String?
  var href: String?
  var note: String?
  var isCurrent = false
  var isOutside = false

  static let fields = ViewFields<Self>(
    .text("title", \.title), .text("english", \.english), .text("href", \.href),
    .text("note", \.note), .flag("isCurrent", \.isCurrent), .flag("isOutside", \.isOutside))

  /// A topic: the article where there is one, else Apple's page.
  init?(topic slug: String, _ site: SiteModel, _ paths: SitePaths, current: String = "") {
    guard let entry = site.links.entry(slug) else { return nil }
    title = entry.title
    isCurrent = entry.slug == current
    isOutside = entry.kind == .topic
    href =
      switch entry.kind {
      case .article, .page: paths.page(entry.slug)
      case .topic: TopicMap.appleURL(entry.slug)
      case .planned: nil
      }
    english = site.guide.topics[entry.slug]?.english ?? site.article(entry.slug)?.front.english?.value
    if english == title { english = nil }
    note = site.article(entry.slug)?.front.summary
  }

  init(
    title: String, english: String? = nil, href: String?, isCurrent: Bool = false,
    isOutside: Bool = false
  ) {
    self.title = title
    self.english = english
    self.href = href
    self.isCurrent = isCurrent
    self.isOutside = isOutside
  }
}

/// A category in the list of topics; the one that holds the page shows its topics.
struct NavigationView: TypedView {
  var id: String
  var title: String
  var english: String
  var href: String
  var isOpen: Bool
  var isCurrent: Bool
  var groups: [GroupView]

  static let fields = ViewFields<Self>(
    .text("id", \.id), .text("title", \.title), .text("english", \.english), .text("href", \.href),
    .flag("isOpen", \.isOpen), .flag("isCurrent", \.isCurrent), .views("groups", \.groups))

  static func categories(_ site: SiteModel, _ paths: SitePaths, _ current: String) -> [Self] {
    let place = site.place(current)
    return site.guide.topics.categories.enumerated().map { index, category in
      let isOpen = place?.category == index || category.id == current
      return NavigationView(
        id: category.id, title: category.title, english: category.english,
        href: paths.category(category.id), isOpen: isOpen, isCurrent: category.id == current,
        groups: isOpen ? groups(category, place, site, paths, current) : [])
    }
  }

  /// The page's own group with its topics, the others by name, so that no page lists everything.
  private static func groups(
    _ category: TopicMap.Category, _ place: SiteModel.Place?, _ site: SiteModel,
    _ paths: SitePaths, _ current: String
  ) -> [GroupView] {
    var groups: [GroupView] = []
    if !category.topics.isEmpty {
      groups.append(
        GroupView(title: nil, href: nil, topics: links(category.topics, site, paths, current)))
    }
    for (index, group) in category.groups.enumerated() {
      let topics =
        place?.group == index ? links(group.topics, site, paths, current) : []
      groups.append(
        GroupView(
          title: group.title, href: paths.category(category.id) + "#\(group.id)", topics: topics))
    }
    return groups
  }

  private static func links(
    _ topics: [TopicMap.Topic], _ site: SiteModel, _ paths: SitePaths, _ current: String
  ) -> [LinkView] {
    topics.compactMap { LinkView(topic: $0.slug, site, paths, current: current) }
  }
}

struct GroupView: TypedView {
  var id: String?
  var title: String?
  var english: String?
  var href: String?
  var topics: [LinkView]

  static let fields = ViewFields<Self>(
    .text("id", \.id), .text("title", \.title), .text("english", \.english), .text("href", \.href),
    .views("topics", \.topics), .flag("hasTopics") { !$0.topics.isEmpty })
}
