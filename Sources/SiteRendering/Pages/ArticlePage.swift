import GuideModel

/// `<slug>.html`.
struct ArticlePage: TypedView {
  var shell: ShellView
  var slug: String
  var title: String
  var english: String?
  var summary: String?
  var isDraft: Bool
  var category: LinkView?
  var group: LinkView?
  /// The category's id, for its tint.
  var tint: String?
  var translators: [String]
  var published: DateView?
  var updated: DateView?
  var revised: DateView?
  var appleHref: String?
  var originHref: String?
  var editHref: String?
  var markdownHref: String
  var jsonHref: String
  var support: [SupportView]
  var contents: [ContentsView]
  var sections: [SectionView]
  var related: [LinkView]
  var backlinks: [MentionView]
  var previous: LinkView?
  var next: LinkView?

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .text("slug", \.slug), .text("title", \.title),
    .text("english", \.english), .text("summary", \.summary), .flag("isDraft", \.isDraft),
    .view("category", \.category), .view("group", \.group), .text("tint", \.tint),
    .flag("hasTranslators") { !$0.translators.isEmpty },
    .text("translatorList") { $0.translators.joined(separator: ", ") }, .view("published", \.published),
    .view("updated", \.updated), .view("revised", \.revised), .text("appleHref", \.appleHref),
    .text("originHref", \.originHref), .text("editHref", \.editHref),
    .text("markdownHref", \.markdownHref), .text("jsonHref", \.jsonHref),
    .views("support", \.support), .views("contents", \.contents), .views("sections", \.sections),
    .views("related", \.related), .views("backlinks", \.backlinks), .view("previous", \.previous),
    .view("next", \.next), .flag("hasContents") { !$0.contents.isEmpty }, .flag("hasRelated") { !$0.related.isEmpty },
    .flag("hasBacklinks") { !$0.backlinks.isEmpty },
    .flag("hasNeighbours") { $0.previous != nil || $0.next != nil })

  init(_ article: Article, _ site: SiteModel) {
    let path = article.slug + ".html"
    let paths = SitePaths(page: path)
    let renderer = BlockRenderer(
      inline: InlineRenderer(site: site, paths: paths, slug: article.slug))
    let front = article.front
    shell = ShellView(
      site, path: path, paths: paths, title: article.title, description: front.summary,
      current: article.slug, isHidden: front.isDraft)
    slug = article.slug
    title = article.title
    english = front.english?.value ?? site.guide.topics[slug]?.english
    if english == title { english = nil }
    summary = front.summary
    isDraft = front.isDraft
    if let place = site.place(slug) {
      let holder = site.guide.topics.categories[place.category]
      category = LinkView(title: holder.title, href: paths.category(holder.id))
      tint = holder.id
      group = place.group.map { index in
        let group = holder.groups[index]
        return LinkView(title: group.title, href: paths.category(holder.id) + "#\(group.id)")
      }
      appleHref = site.guide.upstream.mayHavePage(slug) ? TopicMap.appleURL(slug) : nil
    }
    translators = front.translators
    published = front.published.map(DateView.init)
    updated = front.updated.map(DateView.init)
    revised = front.sourceRevised.map(DateView.init)
    originHref = front.origin.map(HTML.url)
    editHref = site.guide.settings.editURL.map {
      HTML.url($0.replacing("{path}", with: article.contentPath))
    }
    markdownHref = paths.file(slug + ".md")
    jsonHref = paths.file(slug + ".json")
    support = Platform.allCases.map { SupportView($0, article) }
    contents = ContentsView.entries(article.sections)
    sections = article.sections.map { SectionView($0, renderer) }
    related = (site.links.related[slug] ?? []).compactMap { LinkView(topic: $0, site, paths) }
    backlinks = (site.links.backlinks[slug] ?? []).map { MentionView($0, site, paths) }
    let neighbours = site.links.neighbours[slug]
    previous = (neighbours?.previous).flatMap { LinkView(topic: $0, site, paths) }
    next = (neighbours?.next).flatMap { LinkView(topic: $0, site, paths) }
  }
}

struct DateView: TypedView {
  var iso: String
  var korean: String

  static let fields = ViewFields<Self>(.text("iso", \.iso), .text("korean", \.korean))

  init(_ date: GuideDate) {
    iso = date.text
    korean = date.korean
  }
}

/// A sentence of another article that leads here.
struct MentionView: TypedView {
  var title: String
  var href: String
  var sentence: String

  static let fields = ViewFields<Self>(
    .text("title", \.title), .text("href", \.href), .text("sentence", \.sentence))

  init(_ mention: LinkTable.Mention, _ site: SiteModel, _ paths: SitePaths) {
    title = site.links.entry(mention.slug)?.title ?? mention.slug
    href = paths.page(mention.slug, mention.anchor.isEmpty ? nil : mention.anchor)
    sentence = mention.sentence
  }
}
