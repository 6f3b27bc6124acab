import GuideModel
import HangulText

/// Proposes entries for a termbase from texts: pairs `한국어(English)`, and English left untranslated.
package enum TermMiner {
  package struct Proposal: Sendable, Equatable {
    package var english: String
    package var korean: String
    /// Other Korean for the same English, most used first.
    package var others: [String]
    package var count: Int
    /// `file:line` of the first place.
    package var place: String
  }

  /// Pairs that the termbase does not have, most used first.
  package static func pairs(_ texts: [CheckedText], _ termbase: Termbase) -> [Proposal] {
    var found: [String: [String: Int]] = [:]
    var shown: [String: String] = [:]
    var places: [String: String] = [:]
    for prose in texts.flatMap(\.prose) {
      for pair in GlossPairs.all(in: prose) {
        let key = pair.english.lowercased()
        found[key, default: [:]][pair.korean, default: 0] += 1
        shown[key] = shown[key] ?? pair.english
        if places[key] == nil, let range = prose.range(pair.range) { places[key] = "\(prose.file):\(range.start.line)" }
      }
    }
    let known = Set(termbase.terms.flatMap { EnglishForms.of($0.english) }.map { $0.lowercased() })
    return found.filter { !known.contains($0.key) }.map { key, korean in
      let ordered = korean.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      return Proposal(
        english: shown[key] ?? key, korean: ordered[0], others: Array(ordered.dropFirst()),
        count: korean.values.reduce(0, +), place: places[key] ?? "")
    }
    .sorted { ($1.count, $0.english) < ($0.count, $1.english) }
  }

  /// Latin phrases in Korean sentences that stand three times or more without a Korean form.
  package static func untranslated(_ texts: [CheckedText], _ termbase: Termbase) -> [Proposal] {
    var counts: [String: Int] = [:]
    var places: [String: String] = [:]
    for prose in texts.flatMap(\.prose) where prose.hasHangul {
      for range in prose.latinPhrases where !prose.isOpaque(range) {
        guard !TermSurroundings(prose: prose, range: range).isGloss else { continue }
        let text = prose.text(range)
        counts[text, default: 0] += 1
        if places[text] == nil, let place = prose.range(range) { places[text] = "\(prose.file):\(place.start.line)" }
      }
    }
    let known = Set(termbase.terms.flatMap { EnglishForms.of($0.english) + [$0.korean] }.map { $0.lowercased() })
    return counts.filter { $0.value >= 3 && $0.key.count > 2 && !known.contains($0.key.lowercased()) }.map {
      Proposal(english: $0.key, korean: "", others: [], count: $0.value, place: places[$0.key] ?? "")
    }
    .sorted { ($1.count, $0.english) < ($0.count, $1.english) }
  }
}

/// Pairs `한국어(English)` in prose.
enum GlossPairs {
  struct Pair {
    var korean: String
    var english: String
    var range: Range<Int>
  }

  static func all(in prose: Prose) -> [Pair] {
    prose.latinPhrases.compactMap { range in
      let (start, end) = (range.lowerBound, range.upperBound)
      guard start > 0, end < prose.bytes.count, prose.bytes[start - 1] == UInt8(ascii: "("),
        prose.bytes[end] == UInt8(ascii: ")"), range.count > 2, !isPlatform(prose.text(range))
      else { return nil }
      let before = prose.text(max(0, start - 61)..<start - 1)
      let wordCount = prose.text(range).split { $0 == " " || $0 == "-" }.count
      let words = before.split(separator: " ").suffix(max(1, wordCount))
      let korean = words.drop {
        !$0.unicodeScalars.allSatisfy(\.isHangul) || KoreanStem.endsWithParticle(String($0)) && $0 != words.last
      }
      guard let last = korean.last, last.unicodeScalars.allSatisfy(\.isHangul), before.last?.isWhitespace == false
      else { return nil }
      let text = korean.joined(separator: " ")
      return Pair(korean: text, english: prose.text(range), range: start - 1 - text.utf8.count..<end)
    }
  }

  private static func isPlatform(_ text: String) -> Bool {
    text.hasSuffix("OS") || Platform.allCases.contains { $0.rawValue == text }
  }
}
