import HangulText

/// Two words of a page that keep standing side by side: 유니버설 링크, 앱 익스텐션.
///
/// They are found as one word too, so that neither the space nor its absence matters, nor that only the initial
/// consonants are asked for.
struct SearchPairs {
  private struct Pair {
    var first: Int
    var second: Int
    var section: Int
  }

  private var words: [String] = []
  private var numbers: [SearchWord: Int] = [:]
  private var counts: [Int] = []
  private var pairs: [Pair] = []

  /// Counts the Korean words of a text, and those with a single space between them as pairs.
  mutating func add(_ tokens: [SearchToken], section: Int) {
    var last: Int?
    for token in tokens {
      guard token.isHangul else {
        last = nil
        continue
      }
      let number = number(of: token.text)
      counts[number] += 1
      if let last, token.isNext { pairs.append(Pair(first: last, second: number, section: section)) }
      last = number
    }
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[SearchWord(word)] { return number }
    numbers[SearchWord(word)] = words.count
    words.append(word)
    counts.append(0)
    return words.count - 1
  }

  /// The pairs as one word each with their sections: what stands together at least twice, and at least every third
  /// time that one of the two stands at all.
  func joined() -> [(word: String, section: Int)] {
    // Pairs whose second words begin alike may differ in the ending alone.
    var groups: [UInt64: [Pair]] = [:]
    for pair in pairs where counts[pair.first] > 1 {
      let beginning = words[pair.second].unicodeScalars.first?.value ?? 0
      groups[UInt64(pair.first) << 32 | UInt64(beginning), default: []].append(pair)
    }
    let uses = WordUses(words, counts)
    return groups.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.flatMap { joined($0.value, uses) }
  }

  private func joined(_ pairs: [Pair], _ uses: WordUses) -> [(word: String, section: Int)] {
    guard let first = pairs.first?.first, WordEnding.stems(of: words[first]).isEmpty else { return [] }
    var candidates: [String: Int] = [:]
    for pair in pairs {
      for form in [words[pair.second]] + WordEnding.stems(of: words[pair.second]) { candidates[form, default: 0] += 1 }
    }
    let best = candidates.max {
      ($0.value, $0.key.utf8.count, $0.key) < ($1.value, $1.key.utf8.count, $1.key)
    }
    guard let (stem, count) = best, count > 1 else { return [] }
    guard count * 3 >= counts[first] || count * 3 >= uses.count(beginningWith: stem) else { return [] }
    return pairs.filter { words[$0.second].begins(with: stem) }.map { (words[first] + stem, $0.section) }
  }
}

/// How often words stand on a page, by how they begin.
private struct WordUses {
  private var words: [String] = []
  /// How often the words before each one stand, and all.
  private var sums = [0]

  init(_ words: [String], _ counts: [Int]) {
    for (word, count) in zip(words, counts).sorted(by: { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }) {
      self.words.append(word)
      sums.append(sums[sums.count - 1] + count)
    }
  }

  func count(beginningWith beginning: String) -> Int {
    let first = SearchShards.count(words) { $0.utf8.lexicographicallyPrecedes(beginning.utf8) }
    let length = SearchShards.count(words[first...]) { $0.begins(with: beginning) }
    return sums[first + length] - sums[first]
  }
}
