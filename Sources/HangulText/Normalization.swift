import Foundation

extension String {
  /// The text in NFC; text that cannot change is returned as it is.
  package var nfc: String {
    mayNeedComposition ? precomposedStringWithCanonicalMapping : self
  }

  /// The text in NFD: syllables as conjoining jamo, accents behind their letters.
  package var decomposed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : decomposedStringWithCanonicalMapping
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
    let text = nfc
    guard !text.isFolded else { return text }
    return text.unicodeScalars.split { $0.isWhiteSpace }.map { String($0) }.joined(separator: " ")
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    let scalars = unicodeScalars.drop(while: \.isWhiteSpace)
    guard let last = scalars.lastIndex(where: { !$0.isWhiteSpace }) else { return "" }
    return String(scalars[...last])
  }

  /// True where every white space is a single space inside the text.
  private var isFolded: Bool {
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar.isWhiteSpace, scalar != " " || last == " " { return false }
      last = scalar
    }
    return last != " " || isEmpty
  }
}

extension Unicode.Scalar {
  /// The property White_Space, without a table for the scalars that texts are made of.
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0: true
    case 0..<0x1680: false
    default: value < 0x3001 && properties.isWhitespace
    }
  }

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
