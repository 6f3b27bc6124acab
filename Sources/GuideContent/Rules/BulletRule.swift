package import GuideModel
import HangulText

/// Lines that begin with a bullet which Markdown does not know.
package enum BulletRule {
  package static let rule = Rule(
    "list.bullet", .warning, .file, "목록의 부호로 쓸 수 없는 글자입니다.",
    .init("• 등\n• 달", "- 등\n- 달"), .init("· 등", "- 등"))

  package static let check = Check(rule, findings)

  private static let bullets: Set<Character> = [
    "•", "·", "‣", "●", "○", "■", "□", "▪", "▶", "◦", "∙", "ㆍ", "－", "–", "—",
  ]

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { $0 == .paragraph }.flatMap { node -> [Diagnostic] in
      let lines = node.range.start.line...max(node.range.start.line, node.range.end.line)
      let found = lines.compactMap { number in
        bullet(number, number == node.range.start.line ? node.range.start.column : nil, document)
      }
      if let lost = lost(lines, document) { return [lost] }
      // One dash at the start of a line may be a dash.
      guard let first = found.first, found.count > 1 || !"–—".contains(first.mark) else { return [] }
      // Marks that differ say something: ● 켜짐, ○ 꺼짐.
      guard found.allSatisfy({ $0.mark == first.mark }) else { return [] }
      return found.map { place in
        Diagnostic(
          rule, "\(String(place.mark).quoted(.topic)) 목록의 부호가 되지 않아 한 문단으로 이어집니다. ‘-’로 적으십시오.",
          about: String(place.mark), file: document.file, range: place.range,
          fixes: [
            // Dashes may be lines of a talk.
            Diagnostic.Fix(
              found.count > 1 && "•‣◦∙▪".contains(first.mark) ? .safe : .suggested, summary: "‘-’로 바꿉니다.",
              edits: [Diagnostic.Edit(range: place.range, replacement: "- ")])
          ])
      }
    }
  }

  /// `… 씁니다. - 하나 - 둘`: items that lost their lines.
  private static func lost(_ lines: ClosedRange<Int>, _ document: ParsedDocument) -> Diagnostic? {
    for number in lines where mayHoldItems(document.source.line(number)) {
      let line = String(decoding: document.source.line(number), as: UTF8.self)
      guard let match = line.firstMatch(of: /[.:?!] ([-•·]) \S[^.]*? \1 \S/) else { continue }
      let start = line.utf8.distance(from: line.startIndex, to: match.output.1.startIndex)
      return Diagnostic(
        rule, "목록의 항목이 한 줄에 이어져 목록이 되지 않습니다. 항목마다 줄을 바꾸어 ‘- ’로 시작하십시오.", about: String(match.output.1),
        file: document.file,
        range: SourceRange(line: number, columns: start + 1..<start + 1 + match.output.1.utf8.count))
    }
    return nil
  }

  /// Two marks with blanks around them.
  private static func mayHoldItems(_ line: ArraySlice<UInt8>) -> Bool {
    var count = 0
    var before: UInt8 = 0
    for byte in line {
      if before == 0x20, byte == UInt8(ascii: "-") || byte == 0xE2 || byte == 0xC2 { count += 1 }
      before = byte
    }
    return count > 1
  }

  /// The bullet with the blanks behind it.
  private static func bullet(_ number: Int, _ column: Int?, _ document: ParsedDocument)
    -> (mark: Character, range: SourceRange)?
  {
    let column = column ?? document.indentation(ofLine: number) + 1
    // None of the marks is ASCII or Hangul.
    guard let first = document.source.line(number).dropFirst(column - 1).first,
      [0xC2, 0xE2, 0xE3, 0xEF].contains(first)
    else { return nil }
    let text = String(decoding: document.source.line(number).dropFirst(column - 1), as: UTF8.self)
    guard let mark = text.first, bullets.contains(mark) else { return nil }
    let blanks = text.dropFirst().prefix { $0 == " " || $0 == "\t" || $0 == "\u{A0}" || $0 == "\u{3000}" }
    let rest = text.dropFirst(1 + blanks.count)
    guard !blanks.isEmpty, rest.contains(where: { $0.isLetter || $0.isNumber }), !bullets.contains(rest.first ?? "•")
    else {
      return nil
    }
    let length = String(mark).utf8.count + blanks.utf8.count
    return (mark, SourceRange(line: number, columns: column..<column + length))
  }
}
