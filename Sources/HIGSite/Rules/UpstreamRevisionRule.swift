import GuideModel
import HangulText

/// Articles that follow an older revision of Apple's page.
enum UpstreamRevisionRule {
  static let rule = Rule(
    "upstream.revised", .note, .guide, "Apple의 글이 이 글이 따르는 판보다 새롭습니다.",
    .init(
      "---\ntitle: 등\nsource: {revised: 2023-01-01}\n---\n\n글",
      "---\ntitle: 등\nsource: {revised: 2024-05-01}\n---\n\n글", with: RuleExampleFiles.topics))

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.guide.articles.compactMap { article in
      guard let followed = article.front.sourceRevised, let newest = linked.guide.topics[article.slug]?.revised,
        followed < newest
      else { return nil }
      return Diagnostic(
        rule,
        "이 글은 \(followed.isoDay) 판을 따르는데 Apple의 글은 \(newest.isoDay)에 고쳐졌습니다. 바뀐 곳을 반영하고 source의 revised를 고치십시오.",
        about: article.slug, file: article.file, range: article.front.titleRange)
    }
  }
}
