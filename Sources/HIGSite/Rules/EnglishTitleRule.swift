import GuideModel
import HangulText

/// An English title that differs from the topic map's.
enum EnglishTitleRule {
  static let rule = Rule(
    "frontmatter.english", .warning, .guide, "영어 제목이 topics.yaml과 다릅니다.",
    .init(
      "---\ntitle: 등\nenglish: Lamp\n---\n\n글입니다.", "---\ntitle: 등\nenglish: Lamps\n---\n\n글입니다.",
      with: RuleExampleFiles.topics))

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.guide.articles.compactMap { article in
      guard let english = article.front.english, let topic = linked.guide.topics[article.slug],
        english.value != topic.english
      else { return nil }
      return Diagnostic(
        rule, "영어 제목이 topics.yaml의 \(topic.english.quoted(.and)) 다릅니다. 맞추거나 이 줄을 지우십시오.",
        about: english.value, file: article.file, range: english.range,
        fixes: [.replacing(english.range, topic.english)])
    }
  }
}
