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

  /// The line that makes the heading, no longer than three marks of it.
  private static func underline(_ node: MarkdownNode, _ document: ParsedDocument) -> String {
    let line = String(decoding: document.source.line(node.range.end.line), as: UTF8.self).trimmed
    return String(line.suffix(3))
  }
}
