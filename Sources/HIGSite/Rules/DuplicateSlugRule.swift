import GuideModel
import HangulText

/// Slugs that two files have.
enum DuplicateSlugRule {
  static let rule = Rule(
    "slug.duplicate", .error, .guide, "두 파일이 같은 이름을 씁니다.",
    .init(described: "a/example.md와 b/example.md", "a/example.md 하나"))

  static let check = Check<LinkedGuide>(rule) { linked in
    var first: [String: Article] = [:]
    return pages(linked)
      + linked.all.compactMap { article in
        guard let other = first[article.slug.lowercased()] else {
          first[article.slug.lowercased()] = article
          return nil
        }
        return finding(article, other)
      }
  }

  /// Pages that have the name of a topic, whose place is the articles'.
  private static func pages(_ linked: LinkedGuide) -> [Diagnostic] {
    let articles = Set(linked.guide.articles.map(\.slug))
    return linked.guide.pages.filter { linked.guide.topics[$0.slug] != nil && !articles.contains($0.slug) }.map {
      page in
      Diagnostic(
        rule, "\(page.slug.quoted(.topic)) 주제의 이름이라 글이 아닌 페이지가 그 자리를 차지합니다. 글이면 articles 폴더로 옮기고, 아니면 이름을 바꾸십시오.",
        about: page.slug, severity: .warning, file: page.file, range: nil)
    }
  }

  private static func finding(_ article: Article, _ other: Article) -> Diagnostic {
    func form(_ article: Article) -> String {
      article.file.isNFC ? "\(article.file)(완성형)" : "\(article.file)(풀어 쓴 한글)"
    }
    let names =
      article.file.nfc == other.file.nfc
      ? "\(form(other)), \(form(article))" : "\(other.file), \(article.file)"
    return Diagnostic(
      rule, "이름 \(article.slug.quoted(.object)) 두 파일이 씁니다: \(names). 한 파일의 이름을 바꾸십시오.",
      about: article.slug, file: article.file, range: nil)
  }
}
