package import GuideModel
import HangulText

/// A sentence behind a tab or four blanks: it becomes code.
package enum IndentedTextRule {
  package static let rule = Rule(
    "markdown.indented-text", .warning, .file, "들여 써서 코드로 보이는 문장입니다.",
    .init("글입니다.\n\n\t들여 쓴 글입니다.", "글입니다.\n\n들여 쓴 글입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .codeBlock = $0 { true } else { false } }.compactMap { node in
      guard case .codeBlock(let info, let text) = node.kind, info.isEmpty, isIndented(node, document) else {
        return nil
      }
      let lines = text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
      guard !lines.isEmpty, lines.allSatisfy({ Sentence.ends($0) && $0.unicodeScalars.contains(where: \.isHangul) })
      else { return nil }
      let edits = (node.range.start.line...max(node.range.start.line, node.range.end.line)).compactMap {
        number -> Diagnostic.Edit? in
        let blanks = document.source.line(number).prefix { $0 == 0x20 || $0 == 0x09 }.count
        return blanks == 0
          ? nil : Diagnostic.Edit(range: SourceRange(line: number, columns: 1..<blanks + 1), replacement: "")
      }
      return Diagnostic(
        rule, "문장을 탭이나 빈칸 네 개로 들여 써서 코드로 보입니다. 들여쓰기를 지우십시오.", about: lines[0], file: document.file,
        range: SourceRange(start: node.range.start, end: node.range.start),
        fixes: [Diagnostic.Fix(.suggested, summary: "들여쓰기를 지웁니다.", edits: edits)])
    }
  }

  /// At the margin of the page: no fence, no list, no quote.
  private static func isIndented(_ node: MarkdownNode, _ document: ParsedDocument) -> Bool {
    let line = document.source.line(node.range.start.line)
    let before = line.prefix(node.range.start.column - 1)
    guard before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), node.range.start.column <= 5 else { return false }
    return line.first == 0x09 || line.starts(with: "    ".utf8)
  }
}
