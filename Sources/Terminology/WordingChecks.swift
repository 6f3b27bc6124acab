package import GuideModel

/// Looks over texts with the rules of terms, particles and text.
package struct WordingChecks: Sendable {
  private let checks: [Check<Wording>]

  /// - Parameter checks: in the order in which they may speak of a place.
  package init(_ checks: [Check<Wording>]) { self.checks = checks }

  /// What the rules that look at one text find in it, rule by rule; texts may be checked side by side.
  package func local(_ text: CheckedText, _ termbase: Termbase) -> [[Diagnostic]] {
    let wording = Wording([text], termbase)
    return checks.map { $0.rule.scope == .guide ? [] : $0.findings(wording) }
  }

  /// Every finding over texts that are looked at together, in the order of files and places.
  package func run(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    run(texts, termbase, local: texts.map { local($0, termbase) })
  }

  /// - Parameter local: what `local` found in each text.
  package func run(_ texts: [CheckedText], _ termbase: Termbase, local: [[[Diagnostic]]]) -> [Diagnostic] {
    let all = Wording(texts, termbase)
    var taken: [String: SourceRangeSet] = [:]
    var result: [Diagnostic] = []
    for (index, check) in checks.enumerated() {
      let findings = check.rule.scope == .guide ? check.findings(all) : local.flatMap { $0[index] }
      for finding in findings {
        guard let range = finding.range else { continue }
        // One place is told once: the rule that knows most comes first.
        let others = taken[finding.file, default: SourceRangeSet()]
        if others.overlaps(range) { continue }
        // The particle behind a term that is replaced goes with the term.
        if finding.id == ParticleRule.rule.id, others.hasEnd(at: range.start) { continue }
        taken[finding.file, default: SourceRangeSet()].insert(range)
        result.append(finding)
      }
    }
    return result.sorted(by: Diagnostic.inOrder)
  }
}
