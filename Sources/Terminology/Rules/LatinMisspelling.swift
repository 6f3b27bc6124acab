import GuideModel
import HangulText

/// A Latin word in a Korean text that is one edit away from a word of the glossary.
///
/// Names have letters of their own, and any edit tells: `VociceOver`. Ordinary words are near to one another (`finger`
/// and `finder`, `insert` and `invert`): there a letter too many, too few or in the wrong place tells, another letter or
/// another ending does not.
enum LatinMisspelling {
  static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    let words = vocabulary(termbase)
    let known = Set(words.map { $0.spelling.lowercased() })
    let byLength = Dictionary(grouping: words, by: \.spelling.utf8.count)
    guard !words.isEmpty else { return [] }
    return texts.flatMap(\.prose).filter(\.hasHangul).flatMap { prose in
      latinWords(prose).compactMap { range -> Diagnostic? in
        let word = prose.text(range)
        let lower = word.lowercased()
        guard !known.contains(lower), !prose.isOpaque(range) else { return nil }
        let near = (lower.utf8.count - 1...lower.utf8.count + 1).flatMap { byLength[$0] ?? [] }.filter {
          isMisspelling(of: $0, lower)
        }
        guard near.count == 1, let place = prose.range(range) else { return nil }
        return finding(word, near[0], range, place, prose)
      }
    }
  }

  private struct Word {
    /// In its own case.
    var spelling: String
    var isName: Bool
  }

  /// The words of English terms and of names, six letters and more.
  private static func vocabulary(_ termbase: Termbase) -> [Word] {
    var words: [String: Word] = [:]
    for term in termbase.terms {
      for part in (term.kind == .name ? term.korean : term.english).split(whereSeparator: { !$0.isLetter }) {
        guard part.utf8.count >= 6, part.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
        words[part.lowercased()] = Word(spelling: String(part), isName: part.dropFirst().contains(where: \.isUppercase))
      }
    }
    return words.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func isMisspelling(of word: Word, _ other: String) -> Bool {
    let (right, wrong) = (Array(word.spelling.lowercased().utf8), Array(other.utf8))
    guard right.first == wrong.first, NearestName.editDistance(right, wrong) == 1 else { return false }
    if word.isName { return true }
    // `picker` and `pickers`, `localize` and `localized`: endings.
    if right.starts(with: wrong) || wrong.starts(with: right) { return false }
    return right.count != wrong.count || right.sorted() == wrong.sorted()
  }

  private static func finding(
    _ word: String, _ near: Word, _ range: Range<Int>, _ place: SourceRange, _ prose: Prose
  ) -> Diagnostic {
    let isCapital = !near.isName && word.first?.isUppercase == true
    let right = isCapital ? near.spelling.prefix(1).uppercased() + near.spelling.dropFirst() : near.spelling
    return Diagnostic(
      MisspellingRule.rule, "\(word.quoted(.topic)) \(right.quoted(.object)) 잘못 적은 것으로 보입니다. 철자를 확인하십시오.",
      about: word, file: prose.file, range: place,
      fixes: prose.fix(.suggested, range, right, summary: "\(right.quoted(.direction)) 고칩니다."))
  }

  private static func latinWords(_ prose: Prose) -> [Range<Int>] {
    prose.latinPhrases.flatMap { phrase -> [Range<Int>] in
      var start = phrase.lowerBound
      return prose.bytes[phrase].split(omittingEmptySubsequences: false) { $0 == 0x20 || $0 == 0x2D }
        .compactMap { word in
          defer { start += word.count + 1 }
          return word.count >= 6 ? start..<start + word.count : nil
        }
    }
  }
}
