import GuideModel
import Terminology

/// Terms, particles and text over all articles and pages, looked at together.
enum WordingCheck {
  static func run(_ texts: [CheckedText], _ termbase: Termbase, jobs: Int) async -> [Diagnostic] {
    let checks = WordingChecks(RuleList.wording)
    let local = await Parallel.map(texts, jobs: jobs) { checks.local($0, termbase) }
    return checks.run(texts, termbase, local: local)
  }
}
