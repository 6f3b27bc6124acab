import GuideModel

/// A page of Content/pages: `about.html` and the like.
struct TextPage: TypedView {
  var shell: ShellView
  var title: String
  var summary: String?
  var contents: [ContentsView]
  var sections: [SectionView]

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .text("title", \.title), .text("summary", \.summary),
    .views("contents", \.contents), .flag("hasContents") { !$0.contents.isEmpty },
    .views("sections", \.sections))

  init(_ page: Article, _ site: SiteModel) {
    let path = page.slug + ".html"
    let paths = SitePaths(page: path)
    let renderer = BlockRenderer(inline: InlineRenderer(site: site, paths: paths, slug: page.slug))
    shell = ShellView(
      site, path: path, paths: paths, title: page.title, description: page.front.summary,
      current: page.slug, isHidden: page.front.isDraft)
    title = page.title
    summary = page.front.summary
    contents = ContentsView.entries(page.sections)
    sections = page.sections.map { SectionView($0, renderer) }
  }
}
