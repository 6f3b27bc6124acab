import GuideModel
import HangulText

/// A word that is one vowel or one final consonant away from a Korean term of three syllables or more.
///
/// Initial consonants tell ordinary words apart too often (선택기, 선택지).
enum KoreanMisspelling {
  static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    let known = Set(
      termbase.terms.flatMap { [$0.korean] + $0.accepted + $0.forbidden + [$0.official].compactMap { $0 } })
    let terms = Dictionary(
      grouping: termbase.terms.filter { !$0.isHomonym }.map(\.korean).filter { term in
        term.count >= 3 && term.unicodeScalars.allSatisfy(\.isHangulSyllable)
      }, by: \.count)
    var decided: [String: String?] = [:]
    return texts.flatMap(\.prose).flatMap { prose -> [Diagnostic] in
      prose.hangulRuns.compactMap { run in
        guard run.count >= 9 else { return nil }
        let length = KoreanStem.length(prose.bytes[run])
        guard length >= 9, terms[length / 3] != nil else { return nil }
        let stem = prose.text(run.lowerBound..<run.lowerBound + length)
        guard !known.contains(stem) else { return nil }
        if decided[stem] == nil { decided[stem] = .some(nearest(stem, terms[stem.count] ?? [])) }
        guard let right = decided[stem] ?? nil else { return nil }
        return finding(run.lowerBound..<run.lowerBound + length, stem, right, prose)
      }
    }
  }

  /// The one term that differs in one vowel or final consonant.
  private static func nearest(_ word: String, _ terms: [String]) -> String? {
    let near = terms.filter { differsInOneJamo(word, $0) }
    return near.count == 1 ? near[0] : nil
  }

  private static func differsInOneJamo(_ first: String, _ second: String) -> Bool {
    // The last syllable tells words apart too (슬라이더, 슬라이드).
    guard first.last == second.last else { return false }
    var differences = 0
    for (a, b) in zip(first.unicodeScalars, second.unicodeScalars) where a != b {
      guard let a = HangulSyllable(a), let b = HangulSyllable(b), a.initial == b.initial else { return false }
      differences += (a.vowel == b.vowel ? 0 : 1) + (a.final == b.final ? 0 : 1)
      if differences > 1 { return false }
    }
    return differences == 1
  }

  private static func finding(_ range: Range<Int>, _ word: String, _ right: String, _ prose: Prose) -> Diagnostic? {
    guard !prose.isOpaque(range), let place = prose.range(range) else { return nil }
    return Diagnostic(
      MisspellingRule.rule, "\(word.quoted(.topic)) \(right.quoted(.object)) 잘못 적은 것으로 보입니다. 철자를 확인하십시오.",
      file: prose.file, range: place,
      fixes: TermFix.replacing(range, in: prose, with: right, reading: nil, .suggested))
  }
}
