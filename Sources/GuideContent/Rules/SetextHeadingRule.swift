package import GuideModel
import HangulText

/// A `---` right under a sentence makes it a heading, which nobody meant.
package enum SetextHeadingRule {
  package static let rule = Rule(
    "markdown.setext-heading", .warning, .file, "문장 바로 아래의 선이 그 문장을 제목으로 만듭니다.",
    .init("등은 밝습니다.\n---", "등은 밝습니다.\n\n---"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .heading = $0 { true } else { false } }.compactMap { node in
      let line = document.source.line(node.range.start.line)
      let first = line.dropFirst(node.range.start.column - 1).first
      let text = String(decoding: line, as: UTF8.self).trimmed
      guard first != UInt8(ascii: "#"), Sentence.ends(text) else { return nil }
      return Diagnostic(
        rule,
        "문장 바로 아래의 \(underline(node, document).quoted(.subject)) 그 문장을 제목으로 만듭니다. 구분선이라면 그 앞에 빈 줄을 넣으십시오.",
        file: document.file, range: SourceRange(start: node.range.start, end: node.range.start))
    }
  }

  /// The marks that make the heading, no more than three of them; they stand below its text, before what follows.
  private static func underline(_ node: MarkdownNode, _ document: ParsedDocument) -> String {
    let lines = (node.range.start.line + 1..<node.range.start.line + 1_000).prefix { $0 <= document.source.lineCount }
    for number in lines {
      let line = String(decoding: document.source.line(number), as: UTF8.self).trimmed
      if let mark = line.first, mark == "-" || mark == "=", line.allSatisfy({ $0 == mark }) {
        return String(line.prefix(3))
      }
    }
    return "---"
  }
}
