import HangulText

/// A noun without what is stuck behind it.
enum KoreanStem {
  /// UTF-8 length of a Hangul word without its longest particle or verb ending, never below two syllables.
  static func length(_ word: ArraySlice<UInt8>) -> Int {
    guard word.count > 6, let candidates = byLastSyllable[key(word.suffix(3))] else { return word.count }
    let found = candidates.first { word.count - $0.count >= 6 && word.suffix($0.count).elementsEqual($0) }
    return word.count - (found?.count ?? 0)
  }

  static func endsWithParticle(_ word: String) -> Bool {
    let bytes = Array(word.utf8)[...]
    return length(bytes) < bytes.count
  }

  private static func key(_ syllable: ArraySlice<UInt8>) -> UInt32 {
    syllable.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Endings by their last syllable, longest first.
  private static let byLastSyllable = Dictionary(
    grouping: (ParticleList.all + verbs).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.map { Array($0.utf8) }
  ) { key($0.suffix(3)) }

  private static let verbs = ["적인", "적으로", "적", "합니다", "하는", "하고", "하여", "해서", "하면", "할", "한", "됩니다", "되는", "된", "될"]
}
