import HangulText

/// Whether a surface in a text is a word of its own.
enum TermBorder {
  static func holds(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let surface = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
    guard let first = surface.first, let last = surface.last else { return false }
    return startHolds(bytes, range.lowerBound, first) && endHolds(bytes, range.upperBound, last)
  }

  /// No Hangul before Hangul, no Latin letter or digit before Latin.
  private static func startHolds(
    _ bytes: [UInt8], _ start: Int, _ first: Unicode.Scalar
  ) -> Bool {
    let window = bytes[max(0, start - 4)..<start]
    guard let before = String(decoding: window, as: UTF8.self).unicodeScalars.last else {
      return true
    }
    return first.isHangul ? !before.isHangul : !before.isASCIILetter && !before.isASCIIDigit
  }

  /// After Hangul nothing, particles, or a form of 하다, 되다, 시키다; after Latin no letter or digit.
  private static func endHolds(_ bytes: [UInt8], _ end: Int, _ last: Unicode.Scalar) -> Bool {
    let window = String(decoding: bytes[end..<min(bytes.count, end + 30)], as: UTF8.self)
    guard last.isHangul else {
      guard let next = window.unicodeScalars.first else { return true }
      return !next.isASCIILetter && !next.isASCIIDigit
    }
    let rest = window.prefix { $0.unicodeScalars.allSatisfy(\.isHangul) }
    return ParticleList.covers(rest) || verbs.contains { rest.hasPrefix($0) }
  }

  private static let verbs = [
    "하", "한", "할", "합", "함", "했", "해", "되", "된", "될", "됩", "됨", "됐", "돼", "시키", "시킨", "시킬", "시킵", "시킴", "시켰", "시켜",
  ]
}
