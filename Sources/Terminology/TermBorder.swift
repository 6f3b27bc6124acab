import HangulText

/// Whether a surface in a text is a word of its own.
enum TermBorder {
  static func holds(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let surface = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
    guard let first = surface.first, let last = surface.last else { return false }
    guard startHolds(bytes, range.lowerBound, first) else { return false }
    let rest = hangulRun(bytes, range.upperBound)
    guard last.isHangul else { return latinEndHolds(bytes, range.upperBound) }
    if surface.count == 1 { return oneSyllableHolds(bytes, range.upperBound, rest) }
    if startsVerb(surface) { return !rest.isEmpty }
    return ParticleList.covers(rest) || verbs.contains { rest.hasPrefix($0) }
  }

  /// No Hangul before Hangul, no Latin letter or digit before Latin.
  private static func startHolds(_ bytes: [UInt8], _ start: Int, _ first: Unicode.Scalar) -> Bool {
    let window = bytes[max(0, start - 4)..<start]
    guard let before = String(decoding: window, as: UTF8.self).unicodeScalars.last else { return true }
    return first.isHangul ? !before.isHangul : !before.isASCIILetter && !before.isASCIIDigit
  }

  private static func latinEndHolds(_ bytes: [UInt8], _ end: Int) -> Bool {
    guard end < bytes.count else { return true }
    let next = Unicode.Scalar(bytes[end])
    return !next.isASCIILetter && !next.isASCIIDigit
  }

  /// The Hangul right behind an offset, at most ten syllables of it.
  static func hangulRun(_ bytes: [UInt8], _ start: Int) -> Substring {
    let window = String(decoding: bytes[min(start, bytes.count)..<min(bytes.count, start + 30)], as: UTF8.self)
    return window.prefix { $0.unicodeScalars.allSatisfy(\.isHangul) }
  }

  /// A word of one syllable needs a particle, or its English in brackets, behind it; closing quotes may
  /// stand between.
  private static func oneSyllableHolds(_ bytes: [UInt8], _ end: Int, _ rest: Substring) -> Bool {
    guard rest.isEmpty else { return ParticleList.covers(rest) }
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") { return true }
    for quote in ["’", "”", "\"", "'", "」"] where bytes[end...].starts(with: quote.utf8) {
      let behind = hangulRun(bytes, end + quote.utf8.count)
      return !behind.isEmpty && ParticleList.covers(behind)
    }
    return false
  }

  private static func startsVerb(_ surface: String.UnicodeScalarView) -> Bool {
    let text = String(surface)
    return [" 하", " 되", " 시키"].contains { text.hasSuffix($0) }
  }

  private static let verbs = [
    "하", "한", "할", "합", "함", "했", "해", "되", "된", "될", "됩", "됨", "됐", "돼", "시키", "시킨", "시킬", "시킵", "시킴", "시켰", "시켜",
  ]
}
