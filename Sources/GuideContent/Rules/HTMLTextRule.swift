package import GuideModel
import HangulText

/// Markdown inside an HTML block, which stays as it is written.
package enum HTMLTextRule {
  package static let rule = Rule(
    "markdown.html-text", .warning, .file, "HTML 안이라 글자 그대로 보이는 Markdown입니다.",
    .init(
      "<details><summary>등</summary>**굵게**</details>", "<details><summary>등</summary>\n\n**굵게**\n\n</details>"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .htmlBlock = $0 { true } else { false } }.flatMap { node -> [Diagnostic] in
      guard case .htmlBlock(let literal) = node.kind,
        !["<!--", "<pre", "<script", "<style", "<textarea"].contains(where: literal.lowercased().hasPrefix),
        !literal.contains("<code")
      else { return [] }
      return (node.range.start.line...max(node.range.start.line, node.range.end.line)).compactMap { number in
        let line = String(decoding: document.source.line(number), as: UTF8.self)
        guard !line.contains("<!--"),
          let match = line.firstMatch(of: /\*\*[^*\s][^*]*\*\*|\[[^\[\]]+\]\([^()\s]+\)|\[\[[^\[\]]+\]\]|`[^`]+`/)
        else {
          return nil
        }
        let start = line.utf8.distance(from: line.startIndex, to: match.range.lowerBound)
        let text = String(match.output)
        return Diagnostic(
          rule, "HTML 안의 \(text.quoted(.topic)) 글자 그대로 보입니다. 태그와 글 사이에 빈 줄을 넣으십시오.", about: text,
          file: document.file, range: SourceRange(line: number, columns: start + 1..<start + 1 + text.utf8.count))
      }
    }
  }
}
