import HangulText

/// Spellings that are wrong on any text, with what takes their place, found in one pass.
///
/// A list is written a line an entry, `wrong right`, with `_` for a space; `|` before or behind the wrong one is the
/// border of a word, `~` before it a syllable that it is stuck to (`~ㄹ` one that ends in ㄹ), `+` behind it a border that particles may stand before, and `?` behind the right one says that
/// it is only likely. `{한,두}` stands for each of its parts, and `{1}` behind it for the same part once more, `{2}`
/// for that of the second; a set may have a name, `{ㄹ}`.
struct ClosedList: Sendable {
  struct Entry: Sendable {
    var wrong: String
    var right: String
    var start = Start.any
    var end = End.any
    var isCertain = true
  }

  enum Start: Sendable {
    case any, word
    /// Behind a syllable; with a final consonant, its index in `HangulSyllable`.
    case behind(final: Int?)
  }
  enum End: Sendable { case any, word, particles }

  struct Match {
    var range: Range<Int>
    var entry: Entry
  }

  let entries: [Entry]
  private let automaton: ByteAutomaton

  /// - Parameter sets: the parts of `{name}`, between commas.
  init(_ text: String, sets: [String: String] = [:]) {
    let text = sets.reduce(text) { $0.replacing("{\($1.key)}", with: "{\($1.value)}") }
    entries = text.split(separator: "\n").flatMap { Self.entries(String($0)) }
    automaton = ByteAutomaton(entries.map { Array($0.wrong.utf8) })
  }

  /// The longest that fits at each place, in order, without overlaps.
  func matches(in prose: Prose) -> [Match] {
    guard prose.hasHangul else { return [] }
    let bytes = prose.bytes
    let found = automaton.matches(in: bytes).filter { holds(entries[$0.pattern], $0.range, bytes) }
      .sorted {
        $0.range.lowerBound != $1.range.lowerBound
          ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
      }
    var result: [Match] = []
    for match in found where match.range.lowerBound >= result.last?.range.upperBound ?? 0 {
      result.append(Match(range: match.range, entry: entries[match.pattern]))
    }
    return result
  }

  private func holds(_ entry: Entry, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    startHolds(entry.start, range.lowerBound, bytes) && endHolds(entry.end, range.upperBound, bytes)
  }

  private func startHolds(_ start: Start, _ offset: Int, _ bytes: [UInt8]) -> Bool {
    let isInside = TermBorder.isSyllable(bytes, offset - 3)
    switch start {
    case .any: return true
    case .word: return !isInside
    case .behind(final: nil): return isInside
    case .behind(let final?):
      guard isInside, let before = String(decoding: bytes[offset - 3..<offset], as: UTF8.self).unicodeScalars.first
      else { return false }
      return HangulSyllable(before)?.final == final
    }
  }

  private func endHolds(_ end: End, _ offset: Int, _ bytes: [UInt8]) -> Bool {
    switch end {
    case .any: return true
    case .word: return !TermBorder.isSyllable(bytes, offset)
    case .particles: return ParticleList.covers(TermBorder.hangulRun(bytes, offset))
    }
  }

  private static func entries(_ line: String) -> [Entry] {
    let parts = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
    precondition(parts.count == 2, "an entry has two parts: \(line)")
    return expanded(parts[0], parts[1], group: 1).map(entry)
  }

  /// The entry for each part of its first set, and of the next.
  private static func expanded(_ wrong: String, _ right: String, group: Int) -> [(String, String)] {
    guard let open = wrong.firstIndex(of: "{"), let close = wrong.firstIndex(of: "}") else { return [(wrong, right)] }
    return wrong[wrong.index(after: open)..<close].split(separator: ",").flatMap { part in
      expanded(
        "\(wrong[..<open])\(part)\(wrong[wrong.index(after: close)...])",
        right.replacing("{\(group)}", with: String(part)),
        group: group + 1)
    }
  }

  private static func entry(_ wrong: String, _ right: String) -> Entry {
    var entry = Entry(wrong: wrong, right: right)
    for (mark, start) in starts where entry.wrong.hasPrefix(mark) {
      entry.start = start
      entry.wrong.removeFirst(mark.count)
      break
    }
    if entry.wrong.hasSuffix("|") { entry.end = .word }
    if entry.wrong.hasSuffix("+") { entry.end = .particles }
    if entry.end != .any { entry.wrong.removeLast() }
    if entry.right.hasSuffix("?") {
      entry.isCertain = false
      entry.right.removeLast()
    }
    return entry
  }

  private static let starts: [(String, Start)] = [
    ("|", .word), ("~ㄹ", .behind(final: HangulSyllable.finalRieul)), ("~ㄴ", .behind(final: HangulSyllable.finalNieun)),
    ("~ㄱ", .behind(final: HangulSyllable.finalGiyeok)), ("~ㅂ", .behind(final: HangulSyllable.finalBieup)),
    ("~ㅅ", .behind(final: HangulSyllable.finalSiot)),
    ("~", .behind(final: nil)),
  ]
}
