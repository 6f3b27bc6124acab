import GuideContent
import GuideModel
import HangulText

/// Slugs: known to the topic map, unique, none of the site's own names; aliases that are free.
enum SlugCheck {
  static let reserved: Set = [
    "index", "404", "search", "status", "glossary", "guidelines", "notes", "guide", "feed", "sitemap",
    "robots", "llms", "opensearch", "assets", "categories", "platforms", "images",
  ]

  static func run(_ guide: Guide, _ links: LinkTable, _ sources: SourceFiles) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var first: [String: Article] = [:]
    for article in guide.articles + guide.pages {
      if let other = first[article.slug.lowercased()] {
        diagnostics.append(duplicate(article, other))
      } else {
        first[article.slug.lowercased()] = article
      }
      if let problem = problem(article, guide.topics) { diagnostics.append(problem) }
    }
    for article in guide.articles + guide.pages {
      diagnostics += aliases(article, first, guide, links)
    }
    return diagnostics
  }

  private static func error(_ id: String, _ message: String, _ article: Article) -> Diagnostic {
    Diagnostic(id, .error, message, file: article.file, range: nil)
  }

  private static func duplicate(_ article: Article, _ other: Article) -> Diagnostic {
    func form(_ article: Article) -> String {
      article.file.isNFC ? "\(article.file)(완성형)" : "\(article.file)(풀어 쓴 한글)"
    }
    let names =
      article.file.nfc == other.file.nfc
      ? "\(form(other)), \(form(article))" : "\(other.file), \(article.file)"
    return error(
      "slug.duplicate", "이름 \(article.slug.quoted(.object)) 두 파일이 씁니다: \(names). 한 파일의 이름을 바꾸십시오.",
      article)
  }

  private static func problem(_ article: Article, _ topics: TopicMap) -> Diagnostic? {
    if reserved.contains(article.slug.lowercased()) {
      return error(
        "slug.reserved", "\(article.slug.quoted(.topic)) 사이트가 쓰는 이름입니다. 파일 이름을 바꾸십시오.", article)
    }
    if !SlugText.isUsable(article.slug) {
      return error(
        "slug.character", "파일 이름에 주소로 쓸 수 없는 글자(# ? % \\ : * \" < > |)가 있습니다. 지우십시오.", article)
    }
    guard article.kind == .article, !topics.isEmpty, topics[article.slug] == nil else { return nil }
    let near = NearestName.candidates(for: article.slug, among: topics.topics.map(\.slug))
    return error(
      "slug.unknown",
      "주제 \(article.slug.quoted(.subject)) topics.yaml에 없습니다. "
        + (near.isEmpty
          ? "파일 이름을 Apple 글 주소의 마지막 부분으로 바꾸거나 topics.yaml에 넣으십시오."
          : "\(quotedList(near)) 가운데 하나인지 확인하십시오."),
      article)
  }

  private static func aliases(
    _ article: Article, _ slugs: [String: Article], _ guide: Guide, _ links: LinkTable
  ) -> [Diagnostic] {
    article.front.aliases.compactMap { alias in
      let isTaken = slugs[alias.value.lowercased()] != nil || guide.topics[alias.value.lowercased()] != nil
      if !SlugText.isUsable(alias.value) {
        return Diagnostic(
          "slug.character", .error, "별칭에 주소로 쓸 수 없는 글자(/ # ? % \\ : * \" < > | 줄바꿈)가 있습니다. 지우십시오.", file: article.file,
          range: alias.range)
      }
      let owner = links.aliases[alias.value]
      guard isTaken || reserved.contains(alias.value.lowercased()) || owner != article.slug else { return nil }
      let message =
        isTaken || reserved.contains(alias.value.lowercased())
        ? "별칭 \(alias.value.quoted(.topic)) 글이나 주제, 사이트가 이미 쓰는 이름입니다. 다른 별칭을 쓰거나 지우십시오."
        : "별칭 \(alias.value.quoted(.object)) ‘\(owner ?? "")’도 씁니다. 한쪽에서 지우십시오."
      return Diagnostic(
        "slug.alias", .error, message, file: article.file, range: alias.range)
    }
  }
}
