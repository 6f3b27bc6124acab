import HangulText

/// The heading under which a word stands in an index.
enum KoreanIndex {
  /// The plain initial consonant of a Hangul word (ㄲ under ㄱ), `A–Z` for Latin, `#` for the rest.
  static func letter(of word: String) -> String {
    guard let first = word.unicodeScalars.first else { return "#" }
    if let syllable = HangulSyllable(first) {
      let plain = [0, 0, 2, 3, 3, 5, 6, 7, 7, 9, 9, 11, 12, 12, 14, 15, 16, 17, 18]
      return String(HangulSyllable.initials[plain[syllable.initial]])
    }
    return first.isASCIILetter ? "A–Z" : "#"
  }
}
