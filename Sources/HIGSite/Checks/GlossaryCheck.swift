import GuideModel
import HangulText

/// Topics that the glossary names.
enum GlossaryCheck {
  static func run(_ guide: Guide, _ links: LinkTable, _ sources: SourceFiles) -> [Diagnostic] {
    guide.glossary.terms.compactMap { term in
      guard let article = term.article, links.entry(article.value) == nil else { return nil }
      let near = NearestName.candidates(for: article.value, among: links.entries.keys.sorted())
      return Diagnostic(
        "link.unresolved", .error,
        "용어를 설명하는 글 \(article.value.quoted(.subject)) 없습니다. "
          + (near.isEmpty ? "이름을 고치거나 지우십시오." : "\(quotedList(near)) 가운데 하나인지 확인하십시오."),
        file: guide.glossary.file, range: article.range)
    }
  }
}
