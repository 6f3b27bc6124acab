/// With what sound English words end for a Korean speaker.
package enum EnglishSounds {
  /// The sound of a word in any case, ASCII letters only; nil where speakers may go either way.
  package static func sound(of word: some Collection<UInt8>) -> FinalSound? {
    let text = [UInt8(ascii: "^")] + word.map { $0 | 0x20 }
    for start in max(0, text.count - longest)..<text.count {
      if let found = table[text[start...]] { return found }
    }
    return nil
  }

  /// By their ends; the longest that fits decides.
  private static let table: [ArraySlice<UInt8>: FinalSound?] = {
    var table: [ArraySlice<UInt8>: FinalSound?] = [:]
    for (ends, sound) in [
      (EnglishSoundTable.vowel, FinalSound.vowel), (EnglishSoundTable.rieul, .rieul),
      (EnglishSoundTable.consonant, .consonant), (EnglishSoundTable.open, nil),
    ] {
      for end in ends.utf8.split(separator: 0x20) { table[Array(end)[...]] = .some(sound) }
    }
    return table
  }()

  private static let longest = table.keys.map(\.count).max() ?? 0
}
