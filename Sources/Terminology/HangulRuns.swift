/// Runs of Hangul in a text.
enum HangulRuns {
  static func all(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var index = 0
    while index + 2 < bytes.count {
      let isSyllable = TermBorder.isSyllable(bytes, index)
      if isSyllable {
        if start == nil { start = index }
        index += 3
        continue
      }
      if let first = start { result.append(first..<index) }
      start = nil
      index += 1
    }
    if let first = start { result.append(first..<index) }
    return result
  }
}
