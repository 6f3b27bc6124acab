/// The classes of characters that CommonMark's flanking rule and its CJK-friendly amendment ask for
/// (https://github.com/tats-u/markdown-cjk-friendly, specification).
extension Unicode.Scalar {
  /// White space as CommonMark counts it; a line's end counts too.
  package var isMarkdownSpace: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Punctuation as cmark 0.29 counts it: ASCII punctuation and the general categories P*.
  package var isMarkdownPunctuation: Bool {
    if value < 0x80 {
      return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value)
        || (0x5B...0x60).contains(value) || (0x7B...0x7E).contains(value)
    }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// A CJK character: Hangul, or East Asian Wide, Fullwidth or Halfwidth and no emoji.
  package var isCJK: Bool {
    if isHangul { return true }
    switch value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x1B000...0x1B2FF,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
