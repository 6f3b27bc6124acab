import GuideModel

/// The addresses of pages, as seen from a page.
struct SitePaths: Sendable {
  /// What leads from the page to the site's top: empty, `../`, or the base path for 404.html.
  let root: String

  /// - Parameter page: the page's path below the output folder.
  init(page: String) { root = page.contains("/") ? "../" : "" }

  init(root: String) { self.root = root }

  var home: String { root + "index.html" }
  func page(_ slug: String, _ anchor: String? = nil) -> String {
    HTML.url("\(root)\(slug).html" + (anchor.map { "#\($0)" } ?? ""))
  }
  func category(_ id: String) -> String { HTML.url("\(root)categories/\(id).html") }
  func term(_ id: String) -> String { HTML.url("\(root)glossary.html#\(id)") }
  func file(_ path: String) -> String { HTML.url(root + path) }

  static func symbol(_ path: String) -> String {
    HTML.url("https://developer.apple.com/documentation/\(path)")
  }
}
