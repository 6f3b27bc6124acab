/// A pair of brackets in prose, round and narrow or wide, by offsets of its bytes.
struct Bracket {
  /// With the brackets.
  let outer: Range<Int>
  let inner: Range<Int>

  private static let opening = ["(", "（"].map { Array($0.utf8) }
  private static let closing = [")", "）"].map { Array($0.utf8) }
  /// How far before a word the bracket may open in which it stands.
  private static let reach = 60

  /// The one that opens at an offset, or one space behind it.
  static func behind(_ end: Int, in prose: Prose) -> Bracket? {
    let bytes = prose.bytes
    let start = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
    guard let open = opening.first(where: { bytes.dropFirst(start).starts(with: $0) }) else { return nil }
    return closed(start, start + open.count, bytes)
  }

  /// The one in which a stretch stands.
  static func around(_ range: Range<Int>, in prose: Prose) -> Bracket? {
    let bytes = prose.bytes
    var index = range.lowerBound
    while index > 0, range.lowerBound - index <= reach {
      index -= 1
      let rest = bytes[index..<range.lowerBound]
      if closing.contains(where: { rest.starts(with: $0) }) { return nil }
      guard let open = opening.first(where: { rest.starts(with: $0) }) else { continue }
      return closed(index, index + open.count, bytes).flatMap { $0.inner.upperBound < range.upperBound ? nil : $0 }
    }
    return nil
  }

  private static func closed(_ start: Int, _ inside: Int, _ bytes: [UInt8]) -> Bracket? {
    for index in inside..<max(inside, bytes.count) {
      guard let close = closing.first(where: { bytes[index...].starts(with: $0) }) else { continue }
      return Bracket(outer: start..<index + close.count, inner: inside..<index)
    }
    return nil
  }
}
