package import GuideModel
import HangulText

/// Items that were meant to stand inside another one, with a blank too few in front of them.
package enum ListIndentRule {
  package static let rule = Rule(
    "list.indent", .warning, .file, "들여쓰기가 모자라 안쪽 목록이 되지 않는 항목입니다.",
    .init("- 등\n - 달", "- 등\n  - 달"), .init("1. 등\n  - 달", "1. 등\n   - 달"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func visit(_ node: MarkdownNode) {
      for (index, child) in node.children.enumerated() {
        if case .list = child.kind {
          found += items(child, document)
        }
        if index > 0, case .list = node.children[index - 1].kind {
          found += behind(node.children[index - 1], child, document)
        }
        visit(child)
      }
    }
    visit(document.document)
    return found
  }

  /// Items of one list of which some begin further in than those above them.
  private static func items(_ list: MarkdownNode, _ document: ParsedDocument) -> [Diagnostic] {
    // Where each item stands, and where the text of it would stand if it stood where it was meant to.
    var above: [(column: Int, content: Int)] = []
    return list.children.compactMap { item in
      let column = item.range.start.column
      // Numbers of a list that reach their tenth are often set to the right.
      while let last = above.last, last.column >= column { above.removeLast() }
      let outer = isNumber(item, document) ? nil : above.last
      let wanted = outer?.content ?? column
      above.append((column, wanted + max(2, content(of: item) - column)))
      return wanted > column ? told(item, wanted, document) : nil
    }
  }

  private static func isNumber(_ item: MarkdownNode, _ document: ParsedDocument) -> Bool {
    document.source.line(item.range.start.line).dropFirst(item.range.start.column - 1).first.map {
      (0x30...0x39).contains($0)
    } ?? false
  }

  /// A list of another sort or a quote below a list and further in than it: `1. 하나` and `  - 둘`.
  private static func behind(_ first: MarkdownNode, _ second: MarkdownNode, _ document: ParsedDocument) -> [Diagnostic]
  {
    guard let item = first.children.last, second.range.start.column > first.range.start.column,
      (item.range.start.line + 1..<second.range.start.line).allSatisfy({ document.isBlank($0) })
    else { return [] }
    switch second.kind {
    case .list: return second.children.map { told($0, content(of: item), document) }
    case .blockQuote: return [told(second, content(of: item), document)]
    default: return []
    }
  }

  /// The column at which the text of an item begins.
  private static func content(of item: MarkdownNode) -> Int {
    item.children.first?.range.start.column ?? item.range.start.column + 2
  }

  private static func told(_ item: MarkdownNode, _ wanted: Int, _ document: ParsedDocument) -> Diagnostic {
    let missing = max(1, wanted - item.range.start.column)
    let start = SourceRange(start: item.range.start, end: item.range.start)
    let isOneLine = item.range.start.line >= (item.children.last ?? item).range.end.line
    let edit = Diagnostic.Edit(range: start, replacement: String(repeating: " ", count: missing))
    return Diagnostic(
      rule,
      "빈칸이 \(missing)칸 모자라 위 항목의 \(item.kind == .blockQuote ? "안에 들어가지" : "안쪽 목록이 되지") 않습니다. \(wanted - 1)칸을 들여 쓰십시오.",
      file: document.file,
      range: start, fixes: isOneLine ? [Diagnostic.Fix(.suggested, summary: "더 들여 씁니다.", edits: [edit])] : [])
  }
}
