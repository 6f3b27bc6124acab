package import GuideModel
import HangulText

/// Lines between bars that make no table: without the second row, with other dashes in it, or stuck to a list item.
package enum TableFormRule {
  package static let rule = Rule(
    "table.form", .warning, .file, "표로 적었지만 표가 되지 않는 줄입니다.",
    .init("| 가 | 나 |\n| 다 | 라 |", "| 가 | 나 |\n| --- | --- |\n| 다 | 라 |"),
    .init("| 가 | 나 |\n| — | — |\n| 다 | 라 |", "| 가 | 나 |\n| --- | --- |\n| 다 | 라 |"))

  package static let check = Check(rule, findings)

  private struct Row {
    var number: Int
    var column: Int
    var cells: [String]
    var length: Int
    var isRule: Bool { cells.allSatisfy { $0.wholeMatch(of: /:?-+:?/) != nil } }
    /// Dashes of another sort: `—`, `–`, `―`, `ー`, `=`.
    var isOtherRule: Bool { cells.allSatisfy { $0.wholeMatch(of: /:?[\-—–―ー─━=]+:?/) != nil } }
    var fullRule: String { "| " + cells.map { _ in "---" }.joined(separator: " | ") + " |" }
  }

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let paragraphs = document.nodes { $0 == .paragraph }
    return paragraphs.compactMap { finding($0, document) ?? tabbed($0, document) } + apart(paragraphs, document)
  }

  /// Rows whose cells are parted by tabs, as a spreadsheet copies them.
  private static func tabbed(_ node: MarkdownNode, _ document: ParsedDocument) -> Diagnostic? {
    guard node.range.end.line > node.range.start.line else { return nil }
    let lines = (node.range.start.line...node.range.end.line).map { document.source.line($0) }
    let counts = lines.map { line in line.drop { $0 == 0x09 }.count { $0 == 0x09 } }
    guard let columns = counts.first, columns > 0, counts.allSatisfy({ $0 == columns }) else { return nil }
    let rows = lines.map { line in
      line.split(separator: 0x09, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self).trimmed.replacing("|", with: "\\|")
      }
    }
    let written = rows.map { "| \($0.joined(separator: " | ")) |" }
    let text = ([written[0], "| " + rows[0].map { _ in "---" }.joined(separator: " | ") + " |"] + written.dropFirst())
      .joined(separator: "\n")
    let start = SourcePosition(line: node.range.start.line, column: 1)
    let end = SourcePosition(line: node.range.end.line, column: (lines.last?.count ?? 0) + 1)
    return Diagnostic(
      rule, "탭으로 나눈 칸은 표가 되지 않고 한 문단으로 이어집니다. 칸 사이에 ‘|’를 넣고 첫 줄 아래에 ‘| --- | --- |’를 적으십시오.", file: document.file,
      range: SourceRange(start: start, end: start),
      fixes: node.range.start.column == 1
        ? [
          Diagnostic.Fix(
            .suggested, summary: "표로 바꿉니다.",
            edits: [Diagnostic.Edit(range: SourceRange(start: start, end: end), replacement: text)])
        ] : [])
  }

  /// Rows with blank lines between them: the first of them is told.
  private static func apart(_ paragraphs: [MarkdownNode], _ document: ParsedDocument) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var last: Int?
    for node in paragraphs where node.range.start.line == node.range.end.line {
      guard let row = row(node.range.start.line, document), row.cells.count > 1 else { continue }
      defer { last = row.number }
      guard let before = last, before == row.number - 2, document.source.line(row.number - 1).isEmpty else { continue }
      let place = SourceRange(line: before, columns: 1..<document.source.line(before).count + 1)
      if found.last?.range?.start.line == before - 2 { continue }
      found.append(
        Diagnostic(
          rule, "표의 줄 사이에 빈 줄이 있어 표가 되지 않습니다. 빈 줄을 지우십시오.", about: row.cells.joined(separator: " | "),
          file: document.file,
          range: place))
    }
    return found
  }

  private static func finding(_ node: MarkdownNode, _ document: ParsedDocument) -> Diagnostic? {
    let lines = node.range.start.line...max(node.range.start.line, node.range.end.line)
    let rows = lines.map { row($0, document) }
    guard let first = rows.firstIndex(where: { $0 != nil }), let head = rows[first], rows.count > first + 1,
      let second = rows[first + 1], head.cells.count > 1, second.cells.count > 1 || second.isRule
    else { return nil }
    let place = SourceRange(line: head.number, columns: head.column..<head.column + head.length)
    func told(_ message: String, _ edit: Diagnostic.Edit?) -> Diagnostic {
      Diagnostic(
        rule, message, about: head.cells.joined(separator: " | "), file: document.file, range: place,
        fixes: edit.map { [Diagnostic.Fix(.suggested, summary: "표로 고칩니다.", edits: [$0])] } ?? [])
    }
    if second.isRule {
      guard second.cells.count == head.cells.count else {
        return told("표의 머리글은 \(head.cells.count)칸, 둘째 줄은 \(second.cells.count)칸이라 표가 되지 않습니다. 칸의 수를 맞추십시오.", nil)
      }
      let start = SourcePosition(line: head.number, column: 1)
      return told(
        "앞에 빈 줄이 없어 표가 되지 않습니다. 표 앞에 빈 줄을 넣으십시오.",
        first > 0 ? Diagnostic.Edit(range: SourceRange(start: start, end: start), replacement: "\n") : nil)
    }
    if second.isOtherRule {
      let range = SourceRange(line: second.number, columns: second.column..<second.column + second.length)
      return told(
        "표의 둘째 줄에 쓴 줄표가 빼기표(-)가 아니어서 표가 되지 않습니다. \(second.fullRule.quoted(.direction)) 적으십시오.",
        Diagnostic.Edit(range: range, replacement: second.fullRule))
    }
    let start = SourcePosition(line: second.number, column: second.column)
    return told(
      "둘째 줄에 \(head.fullRule.quoted(.subject)) 없어 표가 되지 않습니다. 머리글 다음 줄에 넣으십시오.",
      Diagnostic.Edit(
        range: SourceRange(start: start, end: start),
        replacement: head.fullRule + "\n" + String(repeating: " ", count: second.column - 1)))
  }

  /// A line that stands between bars.
  private static func row(_ number: Int, _ document: ParsedDocument) -> Row? {
    let bytes = document.source.line(number)
    guard bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "|") else { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    let text = line.trimmed
    guard text.count > 2, text.hasPrefix("|"), text.hasSuffix("|") else { return nil }
    let blanks = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
    guard !text.contains("\\|") else { return nil }
    let cells = text.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
      String($0).trimmed
    }
    return Row(number: number, column: blanks + 1, cells: cells, length: text.utf8.count)
  }
}
