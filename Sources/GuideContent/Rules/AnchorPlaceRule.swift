import GuideModel

/// `{#id}` where it names nothing: only headings and guidelines take one.
enum AnchorPlaceRule {
  static func check(_ document: ParsedDocument) -> [Diagnostic] {
    var result: [Diagnostic] = []
    func visit(_ blocks: [Block]) {
      for block in blocks {
        if case .paragraph(var inlines) = block.kind, let mark = ExplicitAnchor.take(from: &inlines) {
          result.append(
            Diagnostic(
              "anchor.place", .warning,
              "id 표시 ‘{#\(mark.id)}’는 제목과 지침에만 쓸 수 있어 글자로 보입니다. 지침이라면 첫 문장을 굵게 하고, 아니라면 지우십시오.",
              file: document.file, range: mark.range))
        }
        visit(block.blocks)
      }
    }
    func visit(_ sections: [Section]) {
      for section in sections {
        visit(section.blocks)
        visit(section.sections)
      }
    }
    visit(document.article.sections)
    return result
  }
}
