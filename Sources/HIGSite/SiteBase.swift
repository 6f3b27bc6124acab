import Foundation

/// Where a site will be served: a URL, or a path alone that only 404.html needs.
package struct SiteBase: Sendable, Equatable {
  /// Without a slash at its end.
  package var url: String?
  /// Begins and ends with a slash.
  package var path = "/"

  package init() {}

  /// `https://example.com/hig`, `/hig`, `hig`, `/hig/`; nil for anything else.
  package init?(_ text: String) {
    let trimmed = String(text.reversed().drop { $0 == "/" }.reversed())
    if text.hasPrefix("https://") || text.hasPrefix("http://") {
      // A page, a query and a fragment are no place for a site.
      guard let parsed = URL(string: trimmed), parsed.host()?.isEmpty == false, parsed.query() == nil,
        parsed.fragment() == nil, !parsed.path().lowercased().hasSuffix(".html")
      else { return nil }
      url = trimmed
      path = Self.slashed(parsed.path())
    } else {
      // A host without its scheme, and a path that climbs, are slips.
      let first = text.split(separator: "/").first ?? ""
      guard text.hasPrefix("/") || !first.contains("."), !text.split(separator: "/").contains(".."),
        !text.contains(":"), !text.contains("?"), !text.contains("#"), !text.hasPrefix("//")
      else { return nil }
      path = Self.slashed(trimmed)
    }
  }

  private static func slashed(_ text: String) -> String {
    let inner = text.split(separator: "/").joined(separator: "/")
    return inner.isEmpty ? "/" : "/\(inner)/"
  }
}
