import GuideModel
import Terminology

/// Terms, particles and text over all articles and pages, looked at together.
enum WordingCheck {
  static func run(_ guide: Guide, _ sources: SourceFiles) -> [Diagnostic] {
    let texts = (guide.articles + guide.pages).compactMap { article in
      sources[article.file].map { CheckedText(article, source: $0) }
    }
    return TermCheck.run(texts, Termbase(guide.glossary, prefer: guide.settings.preference))
  }
}
