import GuideModel

extension [Inline] {
  /// The inlines without the first bytes of their text.
  func droppingFirst(_ count: Int) -> [Inline] {
    var left = count
    var result: [Inline] = []
    for inline in self {
      if left == 0 {
        result.append(inline)
      } else if let rest = inline.droppingFirst(&left) {
        result.append(rest)
      }
    }
    return result
  }

  /// The inlines without the last bytes of their text.
  func droppingLast(_ count: Int) -> [Inline] {
    var left = count
    var result: [Inline] = []
    for inline in reversed() {
      if left == 0 {
        result.append(inline)
      } else if let rest = inline.droppingLast(&left) {
        result.append(rest)
      }
    }
    return result.reversed()
  }

  /// Without white space at its ends.
  var trimmed: [Inline] {
    let text = plainText.utf8
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let front = text.prefix(while: isBlank).count
    guard front < text.count else { return [] }
    let back = text.reversed().prefix(while: isBlank).count
    return droppingFirst(front).droppingLast(back)
  }
}

extension Inline {
  /// Nil where nothing is left.
  fileprivate func droppingFirst(_ count: inout Int) -> Inline? {
    switch self {
    case .text(let run), .code(let run):
      let length = run.text.utf8.count
      let dropped = Swift.min(count, length)
      count -= dropped
      guard dropped < length else { return nil }
      let text = String(decoding: run.text.utf8.dropFirst(dropped), as: UTF8.self)
      let rest = TextRun(text, run.range(of: dropped..<length))
      if case .code = self { return .code(rest) }
      return .text(rest)
    case .softBreak, .lineBreak:
      count -= 1
      return nil
    case .emphasis(let inner): return rebuilt(inner.droppingFirst(inside: &count)) { .emphasis($0) }
    case .strong(let inner): return rebuilt(inner.droppingFirst(inside: &count)) { .strong($0) }
    case .strikethrough(let inner):
      return rebuilt(inner.droppingFirst(inside: &count)) { .strikethrough($0) }
    case .link, .image, .html, .footnote:
      // A link or an image stays whole, though it takes its part of the count.
      count -= Swift.min(count, [self].plainText.utf8.count)
      return self
    }
  }

  fileprivate func droppingLast(_ count: inout Int) -> Inline? {
    switch self {
    case .text(let run), .code(let run):
      let length = run.text.utf8.count
      let dropped = Swift.min(count, length)
      count -= dropped
      guard dropped < length else { return nil }
      let text = String(decoding: run.text.utf8.dropLast(dropped), as: UTF8.self)
      let rest = TextRun(text, run.range(of: 0..<length - dropped))
      if case .code = self { return .code(rest) }
      return .text(rest)
    case .softBreak, .lineBreak:
      count -= 1
      return nil
    case .emphasis, .strong, .strikethrough, .link, .image, .html, .footnote:
      // A link or an image stays whole, though it takes its part of the count.
      count -= Swift.min(count, [self].plainText.utf8.count)
      return self
    }
  }

  private func rebuilt(_ inner: [Inline], _ make: ([Inline]) -> Inline) -> Inline? {
    inner.isEmpty ? nil : make(inner)
  }
}

extension [Inline] {
  fileprivate func droppingFirst(inside count: inout Int) -> [Inline] {
    let length = plainText.utf8.count
    let dropped = Swift.min(count, length)
    count -= dropped
    return droppingFirst(dropped)
  }
}
