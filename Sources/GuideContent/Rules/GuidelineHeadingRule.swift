package import GuideModel
import HangulText

/// A heading that is a bold sentence: a guideline that was written as a section.
package enum GuidelineHeadingRule {
  package static let rule = Rule(
    "structure.guideline-heading", .warning, .file, "제목으로 적어 지침이 되지 않은 문장입니다.",
    .init("### **불을 켭니다.**\n\n밝습니다.", "**불을 켭니다.**\n\n밝습니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    guard document.article.kind == .article else { return [] }
    return document.document.children.compactMap { node in
      guard case .heading = node.kind, node.children.count == 1, let strong = node.children.first,
        strong.kind == .strong,
        document.source.line(node.range.start.line).dropFirst(node.range.start.column - 1).first == UInt8(ascii: "#")
      else { return nil }
      let sentence = document.source.text(strong.range).trimmed
      let text = sentence.replacing("**", with: "").replacing("__", with: "")
      guard Sentence.ends(text) else { return nil }
      let marks = SourceRange(start: node.range.start, end: strong.range.start)
      return Diagnostic(
        rule, "\(text.quoted(.topic)) 제목이라 지침이 되지 않고 섹션이 됩니다. ‘#’을 지우고 굵은 문장으로 문단을 시작하십시오.", about: text,
        file: document.file, range: node.range,
        fixes: [
          Diagnostic.Fix(.suggested, summary: "‘#’을 지웁니다.", edits: [Diagnostic.Edit(range: marks, replacement: "")])
        ])
    }
  }
}
