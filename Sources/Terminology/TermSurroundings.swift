import HangulText

/// What stands around a stretch of prose: brackets with glosses, quotes, particles.
struct TermSurroundings {
  let prose: Prose
  let range: Range<Int>

  /// The brackets right behind, or behind one space.
  var bracket: Bracket? { Bracket.behind(range.upperBound, in: prose) }

  /// Latin in brackets behind Korean: `팝오버(popover)`, `팝오버 (popover)`, `팝오버(영어 popover)`; no gloss is what
  /// has a particle there, `(popover를 닫으면)`.
  var isGloss: Bool {
    guard let around = Bracket.around(range, in: prose), !TermBorder.isSyllable(prose.bytes, range.upperBound) else {
      return false
    }
    let before = prose.text(max(0, around.outer.lowerBound - 8)..<around.outer.lowerBound).unicodeScalars
    return before.reversed().first { !" ‘’“”\"'「」".unicodeScalars.contains($0) }?.isHangul == true
  }

  /// Alone in brackets right behind one of these words, `iPhone(아이폰)`: how the word is read, or another name for it.
  func glosses(_ words: [String]) -> Bool {
    guard let around = Bracket.around(range, in: prose), around.inner == range else { return false }
    var before = prose.bytes[..<around.outer.lowerBound]
    if before.last == 0x20 { before.removeLast() }
    return words.contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Followed by its English in brackets.
  var hasGloss: Bool {
    bracket.map { prose.text($0.inner).unicodeScalars.contains(where: \.isASCIILetter) } ?? false
  }

  /// Followed by Korean in brackets.
  var hasHangulGloss: Bool {
    bracket.map { prose.text($0.inner).unicodeScalars.contains(where: \.isHangul) } ?? false
  }

  /// The stretch with the brackets behind it, where they hold just this text.
  func withGloss(_ text: String) -> Range<Int>? {
    guard let bracket, prose.text(bracket.inner).lowercased() == text.lowercased() else { return nil }
    return range.lowerBound..<bracket.outer.upperBound
  }

  /// The label of an interface in quotes, at most twenty characters of it.
  var isQuotedLabel: Bool {
    let before = prose.text(max(0, range.lowerBound - 90)..<range.lowerBound)
    for (open, close) in [("‘", "’"), ("“", "”"), ("「", "」"), ("『", "』"), ("《", "》"), ("〈", "〉")] {
      guard let start = before.lastIndex(where: { String($0) == open }),
        !before[start...].contains(close)
      else { continue }
      let after = prose.text(range.upperBound..<min(prose.bytes.count, range.upperBound + 90))
      guard let end = after.firstIndex(where: { String($0) == close }) else { continue }
      if before[start...].count - 1 + after[..<end].count <= 20 { return true }
    }
    let after = prose.text(range.upperBound..<min(prose.bytes.count, range.upperBound + 40))
    return ["\"", "'"].contains { quote in
      before.count { String($0) == quote } % 2 == 1 && after.contains(quote)
    }
  }

  private static let closingQuotes = ["’", "”", "\"", "'", "」", "』", "》", "〉"].map { Array($0.utf8) }

  /// The particle behind the stretch, behind its gloss in brackets or its closing quotes.
  var particle: (form: ParticleAgreement.Form, range: Range<Int>)? {
    var start = range.upperBound
    if hasGloss, let bracket { start = bracket.outer.upperBound }
    while let quote = Self.closingQuotes.first(where: { prose.bytes.dropFirst(start).starts(with: $0) }) {
      start += quote.count
    }
    let run = TermBorder.hangulRun(prose.bytes, start)
    guard let form = ParticleAgreement.leading(run) else { return nil }
    return (form, start..<start + form.written.utf8.count)
  }
}
