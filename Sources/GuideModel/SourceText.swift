/// A text file as its bytes, with the starts of its lines.
package struct SourceText: Sendable {
  /// The path as it is shown to people.
  package let path: String
  package let bytes: [UInt8]
  /// Byte offsets at which lines start; `\n`, `\r\n` and `\r` end a line, as in CommonMark.
  package let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        starts.append(index + 1)
      } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        starts.append(index + 1)
      }
    }
    lineStarts = starts
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  package var lineCount: Int { lineStarts.count }

  /// The place of a byte offset.
  /// - Complexity: O(log n) of the lines.
  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  package func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(start: position(at: offsets.lowerBound), end: position(at: offsets.upperBound))
  }

  /// The byte offset of a place, held inside the file.
  package func offset(of position: SourcePosition) -> Int {
    guard position.line <= lineStarts.count else { return bytes.count }
    return min(bytes.count, lineStarts[max(0, position.line - 1)] + max(0, position.column - 1))
  }

  /// The bytes of a line (counted from 1), its end aside.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(number - 1) else { return [] }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  package func text(_ range: SourceRange) -> String {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}
