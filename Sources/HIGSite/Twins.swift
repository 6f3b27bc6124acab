import GuideContent
import GuideModel
import SiteRendering

/// The data twins of an article: `<slug>.json` and `<slug>.md`.
enum Twins {
  static func files(_ article: Article, _ site: SiteModel) -> [OutputFile] {
    let writer = MarkdownWriter(
      address: { address($0, from: article.slug, site) },
      picture: { $0 })
    return [
      OutputFile(path: article.slug + ".json", bytes: ArticleTwin(article, site).bytes()),
      OutputFile(path: article.slug + ".md", bytes: Array(writer.text(article).utf8)),
    ]
  }

  /// Addresses absolute where they lead outside, relative to the site else.
  private static func address(
    _ destination: LinkDestination, from slug: String, _ site: SiteModel
  ) -> String? {
    switch site.links.target(of: destination, from: slug) {
    case .document(let target, let anchor):
      let fragment = anchor.map { "#\($0)" } ?? ""
      if target == slug, anchor != nil { return fragment }
      let isArticle = site.links.entries[target]?.kind == .article
      return target + (isArticle ? ".md" : ".html") + fragment
    case .apple(let target, let anchor): return TopicMap.appleURL(target, anchor: anchor)
    case .term(let id): return "glossary.html#\(id)"
    case .symbol(let path): return "https://developer.apple.com/documentation/\(path)"
    case .external(let url): return url
    case .home: return "index.html"
    case .unknownSlug, .unknownAnchor, .unusable: return nil
    }
  }
}
