package import GuideModel

/// What the rules work with: the terms, ready to be found, and the preference of the guide.
package struct Termbase: Sendable {
  package let index: TermIndex
  package var terms: [Term] { index.terms }

  package init(_ glossary: Glossary, prefer: SiteSettings.Preference = .house) {
    index = TermIndex(glossary, prefer: prefer)
  }

  /// The terms of a guide, as it prefers them.
  package init(_ guide: Guide) {
    self.init(guide.glossary, prefer: guide.settings.preference)
  }
}

/// A file as the rules see it.
package struct CheckedText: Sendable {
  package let source: SourceText
  package let prose: [Prose]

  /// An article of the guide.
  package init(_ article: Article, source: SourceText) {
    self.source = source
    prose = Prose.all(in: article)
  }

  /// A plain text, line by line.
  package init(plain source: SourceText) {
    self.source = source
    prose = (1...source.lineCount).compactMap { number in
      let bytes = source.line(number)
      var columns = 1..<bytes.count + 1
      var text = String(decoding: bytes, as: UTF8.self)
      if number == 1, text.hasPrefix("\u{FEFF}") {
        text.removeFirst()
        columns = 4..<columns.upperBound
      }
      guard !text.isEmpty, !text.hasPrefix("<!--") else { return nil }
      return Prose(file: source.path, run: TextRun(text, SourceRange(line: number, columns: columns)))
    }
  }
}

/// The rules of terms, particles and text.
///
/// Each is one file of Rules/.
package enum TermCheck {
  private typealias Rule = @Sendable ([CheckedText], Termbase) -> [Diagnostic]

  /// In the order in which they may speak of a place; true for those that look at one text alone.
  private static let rules: [(isLocal: Bool, check: Rule)] = [
    (true, TermRule.check), (true, NameCaseRule.check), (true, UntranslatedRule.check), (true, AppNameRule.check),
    (false, SpacingDriftRule.check), (false, MisspellingRule.check), (true, KoreanMisspellingRule.check),
    (false, GlossConflictRule.check), (true, GlossOrderRule.check), (true, FirstGlossRule.check),
    (true, ParticleRule.check), (true, LabelRule.check), (true, MechanicalRule.check),
  ]

  /// What the rules that look at one text find in it, rule by rule; texts may be checked side by side.
  package static func local(_ text: CheckedText, _ termbase: Termbase) -> [[Diagnostic]] {
    rules.map { $0.isLocal ? $0.check([text], termbase) : [] }
  }

  /// Every finding over texts that are looked at together, in the order of files and places.
  package static func run(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    run(texts, termbase, local: texts.map { local($0, termbase) })
  }

  /// - Parameter local: what `local` found in each text.
  package static func run(_ texts: [CheckedText], _ termbase: Termbase, local: [[[Diagnostic]]]) -> [Diagnostic] {
    var taken: [String: [SourceRange]] = [:]
    var result: [Diagnostic] = []
    for (index, rule) in rules.enumerated() {
      let findings = rule.isLocal ? local.flatMap { $0[index] } : rule.check(texts, termbase)
      for finding in findings {
        guard let range = finding.range else { continue }
        // One place is told once: the rule that knows most comes first.
        let others = taken[finding.file] ?? []
        if others.contains(where: { $0.start < range.end && range.start < $0.end }) { continue }
        // The particle behind a term that is replaced goes with the term.
        if finding.id == "particle.agreement", others.contains(where: { $0.end == range.start }) { continue }
        taken[finding.file, default: []].append(range)
        result.append(finding)
      }
    }
    return result.sorted(by: Diagnostic.inOrder)
  }
}
