import GuideModel
import Terminology

/// Terms, particles and text over all articles and pages, looked at together.
enum WordingCheck {
  static func run(_ guide: Guide, _ termbase: Termbase, _ sources: SourceFiles, jobs: Int) async -> [Diagnostic] {
    let texts = (guide.articles + guide.pages).compactMap { article in
      sources[article.file].map { CheckedText(article, source: $0, termbase.index) }
    }
    let checks = WordingChecks(RuleList.wording)
    let local = await Parallel.map(texts, jobs: jobs) { checks.local($0, termbase) }
    return checks.run(texts, termbase, local: local)
  }
}
