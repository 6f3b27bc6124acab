import GuideModel

/// `search.html`: answers `?q=` with the script, and without it leads to the lists.
struct SearchResultsPage: TypedView {
  var shell: ShellView
  var platforms: [String]
  var guidelinesHref: String
  var guidelineCount: String
  var glossaryHref: String?
  var termCount: String
  var categories: [CategoryCardView]
  /// Articles of no category.
  var others: [LinkView]

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .texts("platforms", \.platforms), .text("guidelinesHref", \.guidelinesHref),
    .text("guidelineCount", \.guidelineCount), .text("glossaryHref", \.glossaryHref), .text("termCount", \.termCount),
    .views("categories", \.categories), .views("others", \.others))

  init(_ site: SiteModel) {
    let paths = SitePaths(page: "search.html")
    shell = ShellView(
      site, path: "search.html", paths: paths, title: "검색", description: nil, current: "search", isHidden: true,
      isSearch: true)
    platforms = Platform.allCases.map(\.rawValue)
    guidelinesHref = paths.file("guidelines.html")
    guidelineCount = String(site.guide.articles.reduce(0) { $0 + $1.guidelines.count })
    glossaryHref = shell.glossaryHref
    termCount = String(site.guide.glossary.terms.count)
    categories = site.guide.topics.categories.map { CategoryCardView($0, site, paths) }
    others = site.guide.articles.filter { site.place($0.slug) == nil }.compactMap {
      LinkView(topic: $0.slug, site, paths)
    }
  }
}
