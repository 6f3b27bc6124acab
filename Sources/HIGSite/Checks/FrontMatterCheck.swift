import GuideModel
import HangulText

/// Front matter against the topic map: the English title, related topics.
enum FrontMatterCheck {
  static func run(_ guide: Guide, _ links: LinkTable, _ sources: SourceFiles) -> [Diagnostic] {
    guide.articles.flatMap { article -> [Diagnostic] in
      var diagnostics: [Diagnostic] = []
      if let english = article.front.english, let topic = guide.topics[article.slug],
        english.value != topic.english
      {
        diagnostics.append(
          Diagnostic(
            "frontmatter.english", .warning,
            "영어 제목이 topics.yaml의 \(topic.english.quoted(.and)) 다릅니다. 맞추거나 이 줄을 지우십시오.", file: article.file,
            range: english.range, fixes: [.replacing(english.range, topic.english)]))
      }
      for related in article.front.related where links.entry(related.value) == nil {
        let near = NearestName.candidates(for: related.value, among: links.entries.keys.sorted())
        diagnostics.append(
          Diagnostic(
            "link.unresolved", .error,
            "관련 주제 \(related.value.quoted(.subject)) 없습니다. "
              + (near.isEmpty ? "이름을 고치거나 지우십시오." : "\(quotedList(near)) 가운데 하나인지 확인하십시오."),
            file: article.file, range: related.range))
      }
      return diagnostics
    }
  }
}
