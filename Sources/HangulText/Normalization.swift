import Foundation

extension String {
  /// The text in NFC; text that cannot change is returned as it is.
  package var nfc: String {
    mayNeedComposition ? precomposedStringWithCanonicalMapping : self
  }

  /// True where the text is in NFC.
  package var isNFC: Bool {
    guard mayNeedComposition else { return true }
    return precomposedStringWithCanonicalMapping.utf8.elementsEqual(utf8)
  }

  /// False only where no scalar could compose: ASCII, precomposed Hangul, Han, kana, common punctuation.
  private var mayNeedComposition: Bool {
    !utf8.allSatisfy { $0 < 0x80 } && unicodeScalars.contains { !$0.isStableInNFC }
  }

  /// The text in NFC with each run of white space as one space, none at the ends.
  package var folded: String {
    nfc.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// True for scalars that NFC neither changes nor joins to a neighbour.
  fileprivate var isStableInNFC: Bool {
    switch value {
    case 0...0x02FF, 0x2010...0x2027, 0x2030...0x205E, 0x2460...0x27BF, 0x3001...0x3029,
      0x3131...0x318E, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E:
      true
    default: false
    }
  }
}
