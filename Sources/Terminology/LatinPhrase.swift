import HangulText

/// Stretches of Latin words in prose.
enum LatinPhrase {
  static func all(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var end = 0
    for (index, byte) in bytes.enumerated() {
      let isLetter = Unicode.Scalar(byte).isASCIILetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&")
      if isLetter {
        if start == nil { start = index }
        end = index + 1
      } else if byte != 0x20, let first = start {
        result.append(first..<end)
        start = nil
      }
    }
    if let first = start { result.append(first..<end) }
    return result
  }

  /// True where Latin words stand right before or behind: part of a longer phrase or name.
  static func isInside(_ range: Range<Int>, _ prose: Prose) -> Bool {
    prose.latinPhrases.contains {
      $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound && $0.count > range.count
    }
  }
}
