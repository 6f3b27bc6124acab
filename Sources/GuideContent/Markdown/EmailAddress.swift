/// An e-mail address in running text (GFM's extended autolinks); it ends before a Korean particle.
enum EmailAddress {
  /// The UTF-8 offsets of the address around an at sign; nil where there is none.
  static func around(_ bytes: [UInt8], at sign: Int) -> Range<Int>? {
    let start = bytes[..<sign].lastIndex { !isLocal($0) }.map { $0 + 1 } ?? 0
    var end = bytes[(sign + 1)...].firstIndex { !isDomain($0) } ?? bytes.count
    while end > sign + 1, !isLetterOrDigit(bytes[end - 1]) { end -= 1 }
    guard start < sign, isLetterOrDigit(bytes[start]), end > sign + 1,
      start == 0 || !"/:".utf8.contains(bytes[start - 1])
    else { return nil }
    let labels = bytes[sign + 1..<end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty), let last = labels.last, last.count > 1,
      last.allSatisfy(isLetter)
    else { return nil }
    return start..<end
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }
  private static func isLocal(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "._+-".utf8.contains(byte) }
  private static func isDomain(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || ".-".utf8.contains(byte) }
}
