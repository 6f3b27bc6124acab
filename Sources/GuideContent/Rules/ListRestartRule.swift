package import GuideModel
import HangulText

/// A list whose numbers begin again behind code at the margin, which ends the list before it.
package enum ListRestartRule {
  package static let rule = Rule(
    "list.restart", .note, .file, "코드 뒤에서 번호가 1부터 다시 시작하는 목록입니다.",
    .init("1. 등\n\n```\n코드\n```\n\n1. 달", "1. 등\n\n   ```\n   코드\n   ```\n\n1. 달"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func visit(_ node: MarkdownNode) {
      for index in node.children.indices.dropFirst(2) {
        let (first, code, second) = (node.children[index - 2], node.children[index - 1], node.children[index])
        guard case .list(_?, _) = first.kind, case .codeBlock = code.kind, case .list(1?, _) = second.kind,
          let item = first.children.last
        else { continue }
        found.append(told(code, item, second, document))
      }
      for child in node.children { visit(child) }
    }
    visit(document.document)
    return found
  }

  private static func told(
    _ code: MarkdownNode, _ item: MarkdownNode, _ second: MarkdownNode, _ document: ParsedDocument
  )
    -> Diagnostic
  {
    let content = item.children.first?.range.start.column ?? item.range.start.column + 3
    let column = code.range.start.column
    let missing = max(1, content - code.range.start.column)
    let edits = (code.range.start.line...max(code.range.start.line, code.range.end.line)).compactMap { number in
      document.source.line(number).count < column
        ? nil
        : Diagnostic.Edit(
          range: SourceRange(line: number, columns: column..<column),
          replacement: String(repeating: " ", count: missing))
    }
    return Diagnostic(
      rule, "코드가 목록을 끊어 번호가 1부터 다시 시작합니다. 앞 항목에 딸린 코드라면 \(content - 1)칸을 들여 쓰십시오.",
      file: document.file, range: SourceRange(start: second.range.start, end: second.range.start),
      fixes: [Diagnostic.Fix(.suggested, summary: "코드를 들여 씁니다.", edits: edits)])
  }
}
