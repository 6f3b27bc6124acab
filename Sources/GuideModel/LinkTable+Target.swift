/// Where a link leads in the built site.
package enum LinkTarget: Sendable, Hashable {
  /// An article or page of the guide; nil for its top.
  case document(slug: String, anchor: String?)
  /// Apple's own page, where the guide has no article for the topic.
  case apple(slug: String, anchor: String?)
  case term(String)
  case symbol(String)
  case external(String)
  case home
  case unknownSlug(String)
  case unknownAnchor(slug: String, anchor: String)
  case unusable
}

extension LinkTable {
  /// - Parameter slug: the article or page in which the link stands.
  package func target(of destination: LinkDestination, from slug: String) -> LinkTarget {
    switch destination {
    case .document(let wanted, let fragment): return document(wanted, fragment)
    case .fragment(let fragment): return document(slug, fragment)
    case .term(let id): return .term(id)
    case .symbol(let path): return .symbol(path)
    case .external(let url): return .external(url)
    case .home: return .home
    case .unusable: return .unusable
    }
  }

  private func document(_ slug: String, _ fragment: String?) -> LinkTarget {
    guard let entry = entry(slug) else { return .unknownSlug(slug) }
    if entry.kind == .planned { return .unknownSlug(slug) }
    if entry.kind == .topic { return .apple(slug: entry.slug, anchor: fragment) }
    guard let fragment else { return .document(slug: entry.slug, anchor: nil) }
    guard let anchor = entry.anchors[fragment.asciiLowercased] else {
      return .unknownAnchor(slug: entry.slug, anchor: fragment)
    }
    return .document(slug: entry.slug, anchor: anchor.id)
  }
}
