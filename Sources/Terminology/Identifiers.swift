import HangulText

/// Stretches of text that are code or addresses though nothing marks them.
enum Identifiers {
  /// URLs, file names, and identifiers with a capital inside a word or a dot between words.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count {
        if isWord(bytes[index]) || isJoint(bytes, index) {
          index += 1
        } else if bytes[index - 1] == UInt8(ascii: "/"), TermBorder.isSyllable(bytes, index),
          bytes[start..<index].firstRange(of: "://".utf8) != nil
        {
          // The path of an address may be Korean: https://example.org/길/색.
          while TermBorder.isSyllable(bytes, index) { index += 3 }
          if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
        } else {
          break
        }
      }
      if let end = schemeEnd(bytes, start..<index) {
        index = end
        result.append(start..<end)
      } else if looksLikeCode(bytes[start..<index]) {
        result.append(start..<index)
      }
    }
    return result
  }

  /// Where an address of ours ends that stands in the text as it is: `doc:menus`, `doc: menus`.
  private static func schemeEnd(_ bytes: [UInt8], _ word: Range<Int>) -> Int? {
    guard ["doc", "term", "api"].contains(where: { bytes[word].starts(with: $0.utf8) }) else { return nil }
    let colon = bytes[word].firstIndex(of: UInt8(ascii: ":")) ?? word.upperBound
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), colon - word.lowerBound <= 4 else { return nil }
    var end = max(word.upperBound, colon + 1)
    while end < bytes.count, bytes[end] == 0x20, end - colon < 4 { end += 1 }
    while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }

  /// A dot, slash or colon with word characters on both sides.
  private static func isJoint(_ bytes: [UInt8], _ index: Int) -> Bool {
    ".:/?=&#%@-".utf8.contains(bytes[index]) && index > 0 && index + 1 < bytes.count
      && (isWord(bytes[index + 1]) || bytes[index] == 0x3A || bytes[index] == 0x2F)
      && (isWord(bytes[index - 1]) || bytes[index - 1] == 0x3A || bytes[index - 1] == 0x2F)
      && bytes[index] != 0x2D
  }

  private static func looksLikeCode(_ word: ArraySlice<UInt8>) -> Bool {
    if word.contains(0x2F) || word.contains(0x40) || word.contains(0x5F) { return true }
    if word.contains(0x2E) { return !word.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } }
    let isLower = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    let isUpper = { (byte: UInt8) in (0x41...0x5A).contains(byte) }
    // camelCase of two humps; iPhone, macOS and the like are names, not code.
    let letters = Array(word)
    let humps = zip(letters, letters.dropFirst()).count { isLower($0) && isUpper($1) }
    return humps >= 2 || humps == 1 && letters.count > 12 && isLower(letters[0])
  }
}
