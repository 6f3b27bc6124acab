/// A word of a text as search sees it: a run of Hangul, or a run of other letters and digits.
package struct SearchToken: Sendable, Equatable {
  /// Folded to NFC and half width; the case is kept.
  package var text: String
  package var isHangul: Bool
  /// The scalar before it; nil at the start.
  package var before: Unicode.Scalar?
  /// True where just a space stands between the word before and this one.
  package var isNext: Bool

  /// True for a particle behind a bracket, a Latin word or a number: `picker를`, `선택기(picker)를`.
  var isLooseEnding: Bool {
    guard isHangul, let before else { return false }
    return !before.properties.isWhitespace && WordEnding.contains(text)
  }

  /// The words of a text in order, without loose particles.
  package static func tokens(_ text: String) -> [SearchToken] {
    var tokens: [SearchToken] = []
    var current = String.UnicodeScalarView()
    var kind: Kind?
    var before: Unicode.Scalar?
    var last: Unicode.Scalar?
    var gap = 0
    func finish() {
      guard kind == .hangul || kind == .other else { return }
      tokens.append(
        SearchToken(
          text: String(current), isHangul: kind == .hangul, before: before,
          isNext: gap == 1 && before == " " && !tokens.isEmpty))
      current = String.UnicodeScalarView()
      gap = 0
    }
    for original in text.nfc.unicodeScalars {
      let scalar = original.halfWidth
      let next = Kind(scalar)
      if next != kind {
        finish()
        (kind, before) = (next, last)
      }
      if next != nil { current.append(scalar) } else { gap += 1 }
      last = scalar
    }
    finish()
    return tokens.filter { !$0.isLooseEnding }
  }

  private enum Kind {
    case hangul, other

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .other
      case 0..<0x80: return nil
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .decimalNumber, .letterNumber, .otherNumber:
          self = .other
        default: return nil
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Full-width forms of ASCII (U+FF01–FF5E) as ASCII; everything else, the consonant ㅍ too, as it is.
  fileprivate var halfWidth: Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(value) else { return self }
    return Unicode.Scalar(value - 0xFEE0) ?? self
  }
}

extension SearchToken {
  /// The words inside a camel-case name: `NSDatePicker` → NS, Date, Picker.
  package static func camelParts(_ name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    func isUpper(_ index: Int) -> Bool { scalars[index].properties.isUppercase }
    var parts: [String] = []
    var start = 0
    for index in scalars.indices.dropFirst() {
      let begins =
        isUpper(index)
        && (!isUpper(index - 1) || index + 1 < scalars.count && scalars[index + 1].properties.isLowercase)
      guard begins else { continue }
      parts.append(String(String.UnicodeScalarView(scalars[start..<index])))
      start = index
    }
    return parts + [String(String.UnicodeScalarView(scalars[start...]))]
  }
}
