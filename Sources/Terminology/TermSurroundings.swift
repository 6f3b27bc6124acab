import HangulText

/// What stands around a stretch of prose: brackets with glosses, quotes, particles.
struct TermSurroundings {
  let prose: Prose
  let range: Range<Int>

  /// Latin in brackets right behind Korean: `팝오버(popover)`.
  var isGloss: Bool {
    guard let open = bracketStart, open > 0 else { return false }
    let before = String(decoding: prose.bytes[max(0, open - 4)..<open], as: UTF8.self).unicodeScalars.last
    guard before?.isHangul == true, let close = prose.bytes[range.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return !prose.text(open..<close).unicodeScalars.contains(where: \.isHangul)
  }

  private var bracketStart: Int? {
    var index = range.lowerBound
    while index > 0 {
      index -= 1
      if prose.bytes[index] == UInt8(ascii: "(") { return index }
      if prose.bytes[index] == UInt8(ascii: ")") || range.lowerBound - index > 60 { return nil }
    }
    return nil
  }

  /// Followed by its English in brackets.
  var hasGloss: Bool {
    guard range.upperBound < prose.bytes.count, prose.bytes[range.upperBound] == UInt8(ascii: "("),
      let close = prose.bytes[range.upperBound...].firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return prose.text(range.upperBound..<close).unicodeScalars.contains(where: \.isASCIILetter)
  }

  /// The stretch with the brackets behind it, where they hold just this text.
  func withGloss(_ text: String) -> Range<Int>? {
    let gloss = Array("(\(text))".utf8)
    let end = range.upperBound + gloss.count
    guard end <= prose.bytes.count, prose.text(range.upperBound..<end).lowercased() == "(\(text))".lowercased() else {
      return nil
    }
    return range.lowerBound..<end
  }

  /// The label of an interface in quotes, at most twenty characters of it.
  var isQuotedLabel: Bool {
    let before = prose.text(max(0, range.lowerBound - 90)..<range.lowerBound)
    for (open, close) in [("‘", "’"), ("“", "”"), ("「", "」")] {
      guard let start = before.lastIndex(where: { String($0) == open }),
        !before[start...].contains(close)
      else { continue }
      let after = prose.text(range.upperBound..<min(prose.bytes.count, range.upperBound + 90))
      guard let end = after.firstIndex(where: { String($0) == close }) else { continue }
      if before[start...].count - 1 + after[..<end].count <= 20 { return true }
    }
    let quotes = before.count { $0 == "\"" }
    return quotes % 2 == 1
      && prose.text(range.upperBound..<min(prose.bytes.count, range.upperBound + 40)).contains("\"")
  }

  /// The particle behind the stretch, or behind its gloss in brackets.
  var particle: (form: ParticleAgreement.Form, range: Range<Int>)? {
    var start = range.upperBound
    if hasGloss, let close = prose.bytes[start...].firstIndex(of: UInt8(ascii: ")")) { start = close + 1 }
    let run = TermBorder.hangulRun(prose.bytes, start)
    guard let form = ParticleAgreement.leading(run) else { return nil }
    return (form, start..<start + form.written.utf8.count)
  }
}
