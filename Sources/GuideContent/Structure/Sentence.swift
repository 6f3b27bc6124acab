/// Sentences of running text.
package enum Sentence {
  /// The texts of the sentences, white space at their ends aside.
  package static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// UTF-8 offsets of the sentences: cut after `.`, `!`, `?` or `…` (closing quotes and brackets
  /// included) before white space.
  ///
  /// - Complexity: O(n).
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where isSpace(bytes[index]) {
      if index > start, isSpace(bytes[index - 1]) == false, ends(bytes[start..<index]) {
        append(start..<index, of: bytes, to: &ranges)
        start = index
      }
    }
    append(start..<bytes.count, of: bytes, to: &ranges)
    return ranges
  }

  /// True where a text ends as a sentence does.
  package static func ends(_ text: some StringProtocol) -> Bool { ends(Array(text.utf8)[...]) }

  private static func ends(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let closer = closers.first(where: { rest.ends(with: $0) }) { rest = rest.dropLast(closer.count) }
    return marks.contains { rest.ends(with: $0) }
  }

  private static let closers = ["\"", "'", ")", "]", "”", "’", "」", "』"].map { Array($0.utf8) }
  private static let marks = [".", "!", "?", "…", "。", "！", "？"].map { Array($0.utf8) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func append(_ range: Range<Int>, of bytes: [UInt8], to ranges: inout [Range<Int>]) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    if start < end { ranges.append(start..<end) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
