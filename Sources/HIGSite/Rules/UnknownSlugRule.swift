import GuideContent
import GuideModel
import HangulText

/// Articles of no topic.
enum UnknownSlugRule {
  static let rule = Rule(
    "slug.unknown", .error, .guide, "topics.yaml에 없는 이름의 글입니다.",
    .init(described: "exampel.md", "example.md"))

  static let check = Check<LinkedGuide>(rule) { linked in
    let topics = linked.guide.topics
    return linked.guide.articles.compactMap { article in
      let isOther = ReservedSlugRule.isReserved(article.slug) || !SlugText.isUsable(article.slug)
      guard !isOther, !topics.isEmpty, topics[article.slug] == nil else { return nil }
      let near = NearestName.candidates(for: article.slug, among: topics.topics.map(\.slug))
      return Diagnostic(
        rule,
        "주제 \(article.slug.quoted(.subject)) topics.yaml에 없습니다. "
          + (near.isEmpty
            ? "파일 이름을 Apple 글 주소의 마지막 부분으로 바꾸거나 topics.yaml에 넣으십시오."
            : proposal(near)),
        about: article.slug, file: article.file, range: nil)
    }
  }
}
