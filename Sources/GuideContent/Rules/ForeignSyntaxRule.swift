package import GuideModel
import HangulText

/// Lines of Jekyll, Obsidian and Docusaurus that are plain text here: `{% include … %}`, `{:toc}`, `%%…%%`, ` ^id`,
/// `import … from '…'`, `{/* … */}`.
package enum ForeignSyntaxRule {
  package static let rule = Rule(
    "markdown.foreign", .warning, .file, "다른 도구의 문법이라 글자로 보입니다.",
    .init("등입니다. ^ab12", "등입니다."), .init("등입니다. %%나만 보는 말%%", "등입니다. <!-- 나만 보는 말 -->"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.proseLines.compactMap { line in
      guard mayBeForeign(line.bytes) else { return nil }
      let text = String(decoding: line.bytes, as: UTF8.self)
      guard let found = found(text) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: found.part.startIndex)
      let range = SourceRange(line: line.number, columns: start + 1..<start + 1 + found.part.utf8.count)
      // A stretch of code shows such things.
      guard !document.isCode(range.start) else { return nil }
      let written = String(found.part)
      let remedy = found.comment.map { "보이지 않게 하려면 ‘<!-- \($0) -->’로 적으십시오." } ?? "지우십시오."
      return Diagnostic(
        rule, "\(written.quoted(.topic)) \(found.tool)의 문법이라 여기서는 글자로 보입니다. \(remedy)", about: written,
        file: document.file, range: range,
        fixes: [
          Diagnostic.Fix(
            .suggested, summary: found.comment == nil ? "지웁니다." : "주석으로 바꿉니다.",
            edits: [Diagnostic.Edit(range: range, replacement: found.comment.map { "<!-- \($0) -->" } ?? "")])
        ])
    }
  }

  /// False for most lines: `{#id}` is ours.
  private static func mayBeForeign(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "import ".utf8)
      || line.indices.contains { index in
        switch line[index] {
        case UInt8(ascii: "^"): true
        case UInt8(ascii: "%"), UInt8(ascii: "{"):
          line[(index + 1)...].first.map { "%:/".utf8.contains($0) } ?? false
        default: false
        }
      }
  }

  private typealias Found = (part: Substring, tool: String, comment: String?)

  private static func found(_ line: String) -> Found? {
    if let match = line.firstMatch(of: /\{%-?\s*(?!hint|endhint)[a-z]+[^%}]*%\}/) {
      return (match.output, "Jekyll", nil)
    }
    if let match = line.firstMatch(of: /\{:\s*(?:toc|[.#][^}]*|[a-z-]+=[^}]*)\}/) {
      return (match.output, "Jekyll", nil)
    }
    if let match = line.firstMatch(of: /%%([^%]+)%%/) {
      return (match.output.0, "Obsidian", isComment(match.output.1) ? String(match.output.1).trimmed : nil)
    }
    if let match = line.firstMatch(of: /\s\^[A-Za-z0-9][A-Za-z0-9-]*$/) { return (match.output, "Obsidian", nil) }
    if let match = line.wholeMatch(of: /import .+ from ["'].+["'];?\s*/) {
      return (match.output[...], "Docusaurus", nil)
    }
    if let match = line.firstMatch(of: /\{\/\*(.*?)\*\/\}/) {
      return (match.output.0, "Docusaurus", isComment(match.output.1) ? String(match.output.1).trimmed : nil)
    }
    return nil
  }

  /// What may stand between the marks of an HTML comment.
  private static func isComment(_ text: Substring) -> Bool { !text.contains("--") && !text.contains(">") }
}
