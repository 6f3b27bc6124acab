import GuideModel
import HangulText

/// English that a translator printed on purpose: the original beside its translation.
enum OriginalText {
  /// The indices of an article's English paragraphs that each stand alone beside a Korean one, where the page is
  /// written so throughout: two or more of them, and one for every three Korean paragraphs at least.
  ///
  /// English paragraphs in a row are what nobody has translated yet.
  static func paragraphs(of texts: [Prose]) -> Set<Int> {
    let running = texts.indices.filter { texts[$0].role.isRunning }
    let alone = running.indices.filter { place in
      guard isEnglish(texts[running[place]]) else { return false }
      let beside = [place - 1, place + 1].filter(running.indices.contains).map { texts[running[$0]] }
      return !beside.contains(where: isEnglish) && beside.contains(where: \.hasHangul)
    }
    let korean = running.count { texts[$0].hasHangul }
    return alone.count >= 2 && alone.count * 3 >= korean ? Set(alone.map { running[$0] }) : []
  }

  private static func isEnglish(_ prose: Prose) -> Bool {
    !prose.hasHangul && prose.latinPhrases.contains { prose.text($0).split(separator: " ").count >= 3 }
  }

  /// True where the sentence around a stretch is English with Korean words in it, such as the title of another page.
  static func isSentence(around range: Range<Int>, in prose: Prose) -> Bool {
    let sentence = prose.sentence(around: range)
    let letters = sentence.count { Unicode.Scalar($0).isASCIILetter }
    // A syllable is three bytes, and says about as much as two Latin letters.
    let syllables = sentence.count { $0 >= 0x80 } / 3
    return letters > syllables * 2
  }
}
