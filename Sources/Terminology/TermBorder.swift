import HangulText

/// Whether a surface in a text is a word of its own.
///
/// All of it works on UTF-8 bytes.
struct TermBorder: Sendable {
  private let startsWithHangul: Bool
  private let endsWithHangul: Bool
  private let isOneSyllable: Bool
  private let startsVerb: Bool
  /// 메뉴 바로 아래, 바라는 것: what may be another word with the syllables behind it.
  private let endsInBar: Bool

  init(_ surface: String) {
    let scalars = surface.unicodeScalars
    startsWithHangul = scalars.first?.isHangul ?? false
    endsWithHangul = scalars.last?.isHangul ?? false
    isOneSyllable = scalars.count == 1
    endsInBar = surface.hasSuffix(" 바")
    startsVerb = [" 하", " 되", " 시키"].contains { surface.hasSuffix($0) }
  }

  func holds(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard startHolds(bytes, range.lowerBound) else { return false }
    guard endsWithHangul else {
      return range.upperBound == bytes.count || !Self.isLatin(bytes[range.upperBound])
    }
    let end = Self.hangulEnd(bytes, range.upperBound)
    let rest = bytes[range.upperBound..<end]
    if endsInBar, rest.elementsEqual("로".utf8) || rest.starts(with: "라".utf8) { return false }
    if startsVerb { return Self.verbTails.contains { rest.starts(with: $0) } }
    if isOneSyllable { return Self.oneSyllableHolds(bytes, range.upperBound, rest) }
    return ParticleList.covers(rest) || Self.startsWithVerb(rest) || Self.startsWithEnding(rest)
  }

  /// No Hangul before Hangul, no Latin letter or digit before Latin.
  private func startHolds(_ bytes: [UInt8], _ start: Int) -> Bool {
    guard start > 0 else { return true }
    if !startsWithHangul { return !Self.isLatin(bytes[start - 1]) }
    return start < 3 || !Self.isSyllable(bytes, start - 3)
  }

  private static func isLatin(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// U+AC00 to U+D7A3 in UTF-8: EA B0 80 to ED 9E A3.
  static func isSyllable(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index >= 0, index + 2 < bytes.count else { return false }
    switch bytes[index] {
    case 0xEA: return bytes[index + 1] >= 0xB0
    case 0xEB, 0xEC: return true
    case 0xED: return bytes[index + 1] < 0x9E || bytes[index + 1] == 0x9E && bytes[index + 2] <= 0xA3
    default: return false
    }
  }

  /// The end of the Hangul right behind an offset, ten syllables at most.
  private static func hangulEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < start + 30, isSyllable(bytes, end) { end += 3 }
    return end
  }

  static func hangulRun(_ bytes: [UInt8], _ start: Int) -> Substring {
    let start = min(start, bytes.count)
    return String(decoding: bytes[start..<hangulEnd(bytes, start)], as: UTF8.self)[...]
  }

  /// A word of one syllable needs a particle, or its English in brackets, behind it; closing quotes may
  /// stand between.
  private static func oneSyllableHolds(_ bytes: [UInt8], _ end: Int, _ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.isEmpty else { return ParticleList.covers(rest) }
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") { return true }
    for quote in quotes where bytes[end...].starts(with: quote) {
      let start = end + quote.count
      let behind = bytes[start..<hangulEnd(bytes, start)]
      return !behind.isEmpty && ParticleList.covers(behind)
    }
    return false
  }

  private static let quotes = ["’", "”", "\"", "'", "」"].map { Array($0.utf8) }

  /// Forms of 이다 and suffixes of nouns: 피커였는데, 툴바네요, 디바이스별로, 컴포넌트화.
  private static func startsWithEnding(_ rest: ArraySlice<UInt8>) -> Bool {
    if copulas.contains(where: { rest.starts(with: $0) }) { return true }
    return suffixes.contains { rest.starts(with: $0) && isTail(rest.dropFirst($0.count)) }
  }

  private static func isTail(_ rest: ArraySlice<UInt8>) -> Bool { ParticleList.covers(rest) || startsWithVerb(rest) }

  private static let copulas = [
    "였", "이었", "라기", "이라기", "네요", "이네요", "인지라", "더라", "이더라", "구나", "이구나", "군요", "이군요", "라니", "이라니", "라며", "이라며",
    "던", "이던", "랄", "이랄", "인데도", "임에도", "임을", "임이",
  ].map { Array($0.utf8) }

  private static let suffixes = ["별", "형", "화", "용", "식", "류", "끼리", "들끼리", "치고", "치고는", "뿐"].map { Array($0.utf8) }

  private static func startsWithVerb(_ rest: ArraySlice<UInt8>) -> Bool {
    verbs.contains { rest.starts(with: $0) }
  }

  /// What follows the 하, 되 or 시키 of a verb; 하나 and 하단 are nouns.
  private static let verbTails = [
    "면", "고", "는", "여", "며", "기", "지", "거", "도", "다", "세", "십", "자", "려", "게", "니", "므", "던", "든", "셨", "시", "라", "어",
  ].map { Array($0.utf8) }

  private static let verbs = [
    "하", "한", "할", "합", "함", "했", "해", "되", "된", "될", "됩", "됨", "됐", "돼", "시키", "시킨", "시킬", "시킵", "시킴", "시켰", "시켜",
  ].map { Array($0.utf8) }
}
