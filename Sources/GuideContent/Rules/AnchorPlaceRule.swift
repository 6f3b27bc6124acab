import GuideModel

/// `{#id}` where it names nothing: only headings and guidelines take one.
enum AnchorPlaceRule {
  static func check(_ document: ParsedDocument) -> [Diagnostic] {
    var result: [Diagnostic] = []
    func check(_ inlines: [Inline]) {
      for inline in inlines {
        guard case .text(let run) = inline, let open = run.text.firstRange(of: "{#") else { continue }
        let start = run.text.utf8.distance(from: run.text.startIndex, to: open.lowerBound)
        let mark = run.text[open.lowerBound...].prefix { $0 != "}" } + "}"
        result.append(
          Diagnostic(
            "anchor.place", .warning,
            "id 표시 ‘\(mark)’가 글자로 보입니다. id는 제목이나 지침의 첫 문단 끝에, 빈칸 없이 한 번만 적으십시오.",
            file: document.file, range: run.range(of: start..<run.text.utf8.count)))
      }
    }
    for section in document.article.sections.flattened {
      check(section.heading)
      for block in section.blocks.flatMap(\.flattened) { check(block.inlines) }
    }
    return result
  }
}
