import HangulText

/// The words of the whole guide, each with the keys under which the index keeps it.
struct SearchVocabulary {
  struct Key {
    /// Place of the key in `keys`.
    var number: Int
    /// True for a word inside the word: half of a compound, the end of a name.
    var isPart: Bool
    /// True where it holds only for uses in titles, headings and terms.
    var isOfNames: Bool
  }

  /// All keys, each once.
  private(set) var keys: [String] = []
  private var keysOfWord: [SearchWord: [Key]] = [:]
  private var numbers: [SearchWord: Int] = [:]

  func keys(of word: String) -> [Key] { keysOfWord[SearchWord(word)] ?? [] }

  init(_ pages: [SearchPage]) {
    var counts: [SearchWord: Int] = [:]
    var named: Set<SearchWord> = []
    for page in pages {
      for use in page.uses where use.field != .part {
        let word = SearchWord(page.words[use.word])
        counts[word, default: 0] += use.count
        if use.field.isName { named.insert(word) }
      }
    }
    // Parts that the pages found stand for themselves.
    for page in pages {
      for use in page.uses where use.field == .part { counts[SearchWord(page.words[use.word]), default: 0] += 0 }
    }
    let words = counts.keys.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    let stems = Self.stems(words)
    var alone: [SearchWord: Int] = [:]
    for word in words { alone[stems[word] ?? word, default: 0] += counts[word] ?? 0 }
    for word in words {
      let stem = (stems[word] ?? word).text
      var found = [key(stem)]
      found += Self.halves(stem, alone).map { key($0, isPart: true) }
      if let verb = Self.verb(stem) { found.append(key(verb, isPart: true)) }
      if named.contains(word) { found += Self.ends(stem).map { key($0, isPart: true, isOfNames: true) } }
      keysOfWord[word] = found
    }
  }

  private mutating func key(_ text: String, isPart: Bool = false, isOfNames: Bool = false) -> Key {
    let number = numbers[SearchWord(text)] ?? keys.count
    if number == keys.count {
      numbers[SearchWord(text)] = number
      keys.append(text)
    }
    return Key(number: number, isPart: isPart, isOfNames: isOfNames)
  }

  /// The stem of each Korean word that has an ending.
  ///
  /// Which ending that is, the guide itself tells: 디자인을 and 디자인은 speak for 디자인, only 디자인 for 디자. The stem
  /// with the most forms wins, the longest ending among equals; a single syllable needs forms of its own.
  private static func stems(_ words: [SearchWord]) -> [SearchWord: SearchWord] {
    var candidates: [SearchWord: [SearchWord]] = [:]
    var forms: [SearchWord: Int] = [:]
    for word in words where word.text.unicodeScalars.first?.isHangul ?? false {
      let found = WordEnding.stems(of: word.text).map { SearchWord($0) }
      if !found.isEmpty { candidates[word] = found }
      for stem in [word] + found { forms[stem, default: 0] += 1 }
    }
    var stems: [SearchWord: SearchWord] = [:]
    for (word, found) in candidates {
      var best: (stem: SearchWord, isLong: Bool, forms: Int)?
      for stem in found {
        let count = forms[stem] ?? 0
        let isLong = stem.text.unicodeScalars.count > 1
        guard isLong || count > 1 else { continue }
        if let held = best, held.isLong, count <= held.forms { continue }
        best = (stem, isLong, count)
      }
      if let best, best.forms >= forms[word] ?? 0 { stems[word] = best.stem }
    }
    let known = Set(words)
    for word in words {
      guard let singular = singulars(word.text).first(where: { known.contains(SearchWord($0)) }) else { continue }
      stems[word] = SearchWord(singular)
    }
    return stems
  }

  /// What an English plural may be the plural of: pickers → picker, activities → activity, boxes → box.
  private static func singulars(_ word: String) -> [String] {
    guard word.utf8.count > 3, word.last == "s", word.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    return [("ies", "y"), ("s", ""), ("es", "")].filter { word.hasSuffix($0.0) }.map {
      word.dropLast($0.0.count) + $0.1
    }
  }

  /// Both halves of a compound where both stand at least twice by themselves: 공동작업 → 공동, 작업.
  private static func halves(_ stem: String, _ alone: [SearchWord: Int]) -> [String] {
    let scalars = Array(stem.unicodeScalars)
    guard (4...12).contains(scalars.count), scalars.allSatisfy(\.isHangulSyllable) else { return [] }
    return (2...scalars.count - 2).flatMap { middle -> [String] in
      let halves = [scalars[..<middle], scalars[middle...]].map { String(String.UnicodeScalarView($0)) }
      return halves.allSatisfy { (alone[SearchWord($0)] ?? 0) >= 2 } ? halves : []
    }
  }

  /// The stem that a verb ends in where it is contracted with 어: 겹쳐 and 겹쳤 → 겹치.
  private static func verb(_ word: String) -> String? {
    var scalars = Array(word.unicodeScalars)
    guard scalars.count > 1, let last = scalars.popLast(), var syllable = HangulSyllable(last),
      syllable.vowel == HangulSyllable.vowelYeo, [0, HangulSyllable.finalSsangSios].contains(syllable.final)
    else { return nil }
    (syllable.vowel, syllable.final) = (HangulSyllable.vowelI, 0)
    return syllable.scalar.map { String(String.UnicodeScalarView(scalars + [$0])) }
  }

  /// The ends of a name of three syllables or more, two syllables at least: 타이포그래피 → … 그래피, 래피.
  private static func ends(_ stem: String) -> [String] {
    let scalars = Array(stem.unicodeScalars)
    guard (3...12).contains(scalars.count), scalars.allSatisfy(\.isHangulSyllable) else { return [] }
    return (1...scalars.count - 2).map { String(String.UnicodeScalarView(scalars[$0...])) }
  }
}
