import GuideModel
import HangulText

/// Slugs that are names of files of the site's own; a folder of the name, `images/`, stands beside the article's files.
enum ReservedSlugRule {
  static let rule = Rule(
    "slug.reserved", .error, .guide, "사이트가 쓰는 이름의 글입니다.",
    .init(described: "index.md", "example.md"))

  private static let names: Set = [
    "index", "404", "search", "status", "glossary", "guidelines", "notes", "guide", "feed", "sitemap",
    "robots", "llms", "opensearch",
  ]

  static func isReserved(_ slug: String) -> Bool { names.contains(slug.lowercased()) }

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.all.filter { isReserved($0.slug) }.map { article in
      Diagnostic(
        rule, "\(article.slug.quoted(.topic)) 사이트가 쓰는 이름입니다. 파일 이름을 바꾸십시오.", about: article.slug,
        file: article.file, range: nil)
    }
  }
}
