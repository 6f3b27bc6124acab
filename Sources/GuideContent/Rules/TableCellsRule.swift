package import GuideModel
import HangulText

/// Rows whose cells are not as many as the head's: GFM drops what is over.
package enum TableCellsRule {
  package static let rule = Rule(
    "table.cells", .warning, .file, "칸의 수가 머리글과 다른 줄입니다.",
    .init("| 가 |\n| --- |\n| 나 | 다 |", "| 가 |\n| --- |\n| 나 |"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .table = $0 { true } else { false } }.flatMap { table in
      guard case .table(let columns) = table.kind else { return [Diagnostic]() }
      return table.children.compactMap { finding($0, columns.count, document) }
    }
  }

  private static func finding(_ row: MarkdownNode, _ columns: Int, _ document: ParsedDocument)
    -> Diagnostic?
  {
    guard case .tableRow(isHead: false) = row.kind else { return nil }
    let line = document.source.line(row.range.start.line)
    let start = line.startIndex + row.range.start.column - 1
    let cells = cells(line[min(start, line.endIndex)...])
    if cells.count == columns { return nil }
    let place = row.range.start
    let range = SourceRange(line: place.line, columns: place.column..<line.count + 1)
    if cells.count < columns {
      return Diagnostic(
        rule,
        "이 줄의 칸은 \(cells.count)개, 머리글의 칸은 \(columns)개여서 모자란 칸이 비어 보입니다. 빠진 값이 있으면 ‘|’로 나누어 넣으십시오.",
        severity: .note, file: document.file, range: range)
    }
    let lost = cells[columns...].map { String(decoding: $0, as: UTF8.self).trimmed }
    return Diagnostic(
      rule,
      "칸이 \(cells.count)개이고 머리글은 \(columns)개여서 \(quotedList(lost)) 칸이 사라집니다. 칸 안의 ‘|’는 ‘\\|’로 적으십시오.",
      file: document.file, range: range)
  }

  private static func cells(_ row: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var text = row
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    text = text.drop { $0 == 0x20 || $0 == 0x09 }
    if text.first == UInt8(ascii: "|") { text = text.dropFirst() }
    var cells: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var isEscaped = false
    for index in text.indices {
      if text[index] == UInt8(ascii: "|"), !isEscaped {
        cells.append(text[start..<index])
        start = index + 1
      }
      isEscaped = text[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return start < text.endIndex ? cells + [text[start...]] : cells
  }
}
