import GuideModel

/// The page of an older slug, which leads on to the present one.
struct ForwardingPage: TypedView {
  var language: String
  var title: String
  var href: String
  var canonical: String?

  static let fields = ViewFields<Self>(
    .text("language", \.language), .text("title", \.title), .text("href", \.href),
    .text("canonical", \.canonical))

  init(to slug: String, _ site: SiteModel) {
    language = site.guide.settings.language
    title = site.links.entries[slug]?.title ?? slug
    href = SitePaths(root: "").page(slug)
    canonical = site.baseURL.map { HTML.url("\($0)/\(slug).html") }
  }
}
