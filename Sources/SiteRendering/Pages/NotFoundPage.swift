import GuideModel

/// `404.html`, which a server shows at any depth: its links start from the base path.
struct NotFoundPage: TypedView {
  var shell: ShellView

  static let fields = ViewFields<Self>(.view("shell", \.shell))

  init(_ site: SiteModel) {
    shell = ShellView(
      site, path: "404.html", paths: SitePaths(root: site.basePath), title: "찾을 수 없는 페이지",
      description: nil, current: "404", isHidden: true)
    shell.canonical = nil
  }
}
