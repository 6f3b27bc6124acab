import HangulText

/// The words of the whole guide, each with the keys under which the index keeps it.
struct SearchVocabulary {
  struct Key: Hashable {
    var text: String
    /// True for a word inside the word: half of a compound, the end of a name.
    var isPart: Bool
    /// True where it holds only for uses in titles, headings and terms.
    var isOfNames: Bool
  }

  /// The keys of each word.
  private(set) var keys: [String: [Key]] = [:]

  init(_ pages: [SearchPage]) {
    var counts: [String: Int] = [:]
    var named: Set<String> = []
    for page in pages {
      for use in page.uses where use.field != .part {
        counts[page.words[use.word], default: 0] += use.count
        if use.field.isName { named.insert(page.words[use.word]) }
      }
    }
    let words = counts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let stems = Self.stems(words)
    var alone: [String: Int] = [:]
    for word in words { alone[stems[word] ?? word, default: 0] += counts[word] ?? 0 }
    for word in words {
      let stem = stems[word] ?? word
      var found = [Key(text: stem, isPart: false, isOfNames: false)]
      found += Self.halves(stem, alone).map { Key(text: $0, isPart: true, isOfNames: false) }
      if named.contains(word) { found += Self.ends(stem).map { Key(text: $0, isPart: true, isOfNames: true) } }
      keys[word] = found
    }
  }

  /// The stem of each Korean word that has an ending.
  ///
  /// Which ending that is, the guide itself tells: 디자인을 and 디자인은 speak for 디자인, only 디자인 for 디자. The stem
  /// with the most forms wins, the longest ending among equals; a single syllable needs forms of its own.
  private static func stems(_ words: [String]) -> [String: String] {
    var candidates: [String: [String]] = [:]
    var forms: [String: Int] = [:]
    for word in words where word.unicodeScalars.first?.isHangul ?? false {
      let found = WordEnding.stems(of: word)
      if !found.isEmpty { candidates[word] = found }
      for stem in [word] + found { forms[stem, default: 0] += 1 }
    }
    return candidates.compactMapValues { found in
      var best: (stem: String, forms: Int)?
      for stem in found {
        let count = forms[stem] ?? 0
        let isLong = stem.unicodeScalars.count > 1
        guard isLong || count > 1 else { continue }
        if let held = best, held.stem.unicodeScalars.count > 1, count <= held.forms { continue }
        best = (stem, count)
      }
      return best?.stem
    }
    .filter { word, stem in (forms[word] ?? 0) <= (forms[stem] ?? 0) }
  }

  /// Both halves of a compound where both stand at least twice by themselves: 공동작업 → 공동, 작업.
  private static func halves(_ stem: String, _ alone: [String: Int]) -> [String] {
    let scalars = Array(stem.unicodeScalars)
    guard scalars.count >= 4, scalars.allSatisfy(\.isHangulSyllable) else { return [] }
    return (2...scalars.count - 2).flatMap { middle -> [String] in
      let halves = [scalars[..<middle], scalars[middle...]].map { String(String.UnicodeScalarView($0)) }
      return halves.allSatisfy { (alone[$0] ?? 0) >= 2 } ? halves : []
    }
  }

  /// The ends of a name of three syllables or more, two syllables at least: 타이포그래피 → … 그래피, 래피.
  private static func ends(_ stem: String) -> [String] {
    let scalars = Array(stem.unicodeScalars)
    guard (3...12).contains(scalars.count), scalars.allSatisfy(\.isHangulSyllable) else { return [] }
    return (1...scalars.count - 2).map { String(String.UnicodeScalarView(scalars[$0...])) }
  }
}
