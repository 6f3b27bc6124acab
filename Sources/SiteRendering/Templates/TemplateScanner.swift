/// Cuts a template's bytes into text and tags, and finds the tags that stand alone on their line.
struct TemplateScanner {
  struct Tag {
    /// `#`, `^`, `/`, `>`, `<`, `$`, `&`, `{`, `!`, `=`; 0 for a plain variable.
    var sigil: UInt8
    var content: String
    var range: Range<Int>
    var position: TemplatePosition
    /// The white space before it on its line, where nothing but white space is.
    var indent: [UInt8]?
    /// True where its line goes away with it.
    var isStandalone = false
  }

  let bytes: [UInt8]
  private let lineStarts: [Int]
  private(set) var tags: [Tag] = []
  private var open: [UInt8] = [0x7B, 0x7B]
  private var close: [UInt8] = [0x7D, 0x7D]

  init(_ bytes: [UInt8]) throws(TemplateError) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    var index = 0
    while let start = find(open, from: index) {
      let tag = try tag(at: start)
      tags.append(tag)
      index = tag.range.upperBound
      if tag.sigil == UInt8(ascii: "=") { try changeDelimiters(tag) }
    }
    markStandaloneLines()
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, start <= bytes.count - needle.count else { return nil }
    var index = start
    while index <= bytes.count - needle.count {
      if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func tag(at start: Int) throws(TemplateError) -> Tag {
    var inside = start + open.count
    let first = inside < bytes.count ? bytes[inside] : 0
    let isSigil = "#^/><$&{!=".utf8.contains(first)
    if isSigil { inside += 1 }
    let ending: [UInt8] =
      switch first {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
      case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
      default: close
      }
    guard let end = find(ending, from: inside) else {
      throw TemplateError(
        position: position(start), message: "태그가 닫히지 않았습니다. ‘\(String(decoding: close, as: UTF8.self))’로 닫으십시오.")
    }
    let content = String(decoding: bytes[inside..<end], as: UTF8.self)
    return Tag(
      sigil: isSigil ? first : 0, content: content.filter { first == 0x21 || first == 0x3D || !$0.isWhitespace },
      range: start..<end + ending.count, position: position(start), indent: indent(before: start))
  }

  private mutating func changeDelimiters(_ tag: Tag) throws(TemplateError) {
    let parts = tag.content.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, !tag.content.contains("=") else {
      throw TemplateError(
        position: tag.position, message: "구분 기호를 바꾸려면 ‘{{=<% %>=}}’처럼 두 기호를 적어야 합니다.")
    }
    (open, close) = (Array(parts[0].utf8), Array(parts[1].utf8))
  }

  private func position(_ offset: Int) -> TemplatePosition {
    let line = lineStarts.partitioningIndex { $0 > offset }
    return TemplatePosition(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  private func indent(before offset: Int) -> [UInt8]? {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A {
      start -= 1
      guard bytes[start] == 0x20 || bytes[start] == 0x09 else { return nil }
    }
    return Array(bytes[start..<offset])
  }

  /// A tag that shows nothing itself stands alone when its line holds only white space besides.
  ///
  /// Tags of inheritance may share a line, unless a block that is shown here opens and closes on it.
  private mutating func markStandaloneLines() {
    var index = 0
    while index < tags.count {
      var last = index
      while last + 1 < tags.count, isBlank(tags[last].range.upperBound..<tags[last + 1].range.lowerBound) {
        last += 1
      }
      let group = index...last
      if tags[index].indent != nil, lineEnd(after: tags[last].range.upperBound) != nil,
        mayStandAlone(group)
      {
        for member in group { tags[member].isStandalone = true }
      }
      index = last + 1
    }
  }

  private func mayStandAlone(_ group: ClosedRange<Int>) -> Bool {
    let tags = tags[group]
    if tags.count == 1 { return tags.allSatisfy { !"&{".utf8.contains($0.sigil) && $0.sigil != 0 } }
    guard tags.allSatisfy({ "<$/".utf8.contains($0.sigil) }) else { return false }
    return tags.first?.sigil != UInt8(ascii: "$") && tags.contains { $0.sigil != UInt8(ascii: "/") }
      || tags.allSatisfy { $0.sigil == UInt8(ascii: "/") }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The offset behind the line's end where only white space comes before it.
  func lineEnd(after offset: Int) -> Int? {
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09: index += 1
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: return index + 2
      case 0x0A: return index + 1
      default: return nil
      }
    }
    return index
  }
}

extension [Int] {
  /// The first index at which a test holds, which holds from there on.
  fileprivate func partitioningIndex(where test: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
