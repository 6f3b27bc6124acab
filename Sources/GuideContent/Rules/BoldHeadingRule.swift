package import GuideModel
import HangulText

/// A bold paragraph that is the name of a section: it becomes a guideline.
package enum BoldHeadingRule {
  package static let rule = Rule(
    "structure.bold-heading", .warning, .file, "굵은 글로 적어 제목이 되지 않은 섹션 이름입니다.",
    .init("**모범 사례**\n\n글", "## 모범 사례\n\n글"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.document.children.compactMap { node in
      guard node.kind == .paragraph, node.children.count == 1, let strong = node.children.first, strong.kind == .strong,
        node.range.start.line == node.range.end.line
      else { return nil }
      let text = document.source.text(node.range)
      let title = text.trimmed.replacing("**", with: "").replacing("__", with: "").trimmed
      let isPlatform = PlatformNames.list(title) != nil
      guard isPlatform || HeadingNames.kind(title) != nil else { return nil }
      let marks = isPlatform ? "### " : "## "
      return Diagnostic(
        rule, "\(title.quoted(.topic)) 섹션의 이름인데 굵은 글이라 지침이 됩니다. \((marks + title).quoted(.direction)) 적으십시오.",
        about: title,
        file: document.file, range: node.range,
        fixes: [
          Diagnostic.Fix(
            .suggested, summary: "제목으로 바꿉니다.", edits: [Diagnostic.Edit(range: node.range, replacement: marks + title)])
        ])
    }
  }
}
