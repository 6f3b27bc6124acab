import GuideModel
import HangulText

/// A loanword that sounds like a term, in a spelling that its entry does not list: 픽커, where 피커 is forbidden.
enum KoreanVariant {
  static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    let terms = bySound(termbase)
    guard !terms.isEmpty else { return [] }
    var decided: [String: Int?] = [:]
    return texts.flatMap(\.prose).flatMap { prose -> [Diagnostic] in
      guard prose.role != .code else { return [] }
      return prose.hangulRuns.compactMap { run -> Diagnostic? in
        guard run.count >= 6 else { return nil }
        let stem = prose.text(run.lowerBound..<run.lowerBound + KoreanStem.length(prose.bytes[run]))
        if decided[stem] == nil { decided[stem] = .some(term(stem, terms, termbase)) }
        guard let index = decided[stem] ?? nil else { return nil }
        let range = run.lowerBound..<run.lowerBound + stem.utf8.count
        guard !prose.isOpaque(range), let place = prose.range(range),
          // A part of a longer form that is known.
          !prose.occurrences.contains(where: { $0.range.overlaps(range) })
        else { return nil }
        return finding(stem, termbase.terms[index], range, place, prose)
      }
    }
  }

  /// Single words that the glossary forbids, and the loanwords that it writes, by their sound.
  private static func bySound(_ termbase: Termbase) -> [[UInt16]: Int] {
    var terms: [[UInt16]: Int] = [:]
    for (index, term) in termbase.terms.enumerated() where term.kind == .term && !term.isHomonym {
      for form in [term.korean] + term.forbidden where LoanwordShape.fits(form) && !form.contains(" ") && form.count > 1
      {
        if let skeleton = LoanwordSkeleton.of(form) { terms[skeleton] = terms[skeleton] ?? index }
      }
    }
    return terms
  }

  private static func term(_ word: String, _ terms: [[UInt16]: Int], _ termbase: Termbase) -> Int? {
    guard LoanwordShape.fits(word), !termbase.surfaces.contains(word) else { return nil }
    return LoanwordSkeleton.of(word).flatMap { terms[$0] }
  }

  private static func finding(_ word: String, _ term: Term, _ range: Range<Int>, _ place: SourceRange, _ prose: Prose)
    -> Diagnostic
  {
    Diagnostic(
      MisspellingRule.rule,
      "\(word.quoted(.topic)) \(term.english.quoted(.object)) 소리대로 적은 것으로 보입니다. \(term.korean.quoted(.direction)) 적으십시오.",
      about: term.id, file: prose.file, range: place,
      fixes: TermFix.replacing(range, in: prose, with: term.korean, reading: nil, .suggested))
  }
}
