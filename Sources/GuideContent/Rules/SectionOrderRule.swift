import GuideModel

/// Sections that a HIG page has, and their order.
enum SectionOrderRule {
  private static let order: [(kind: Section.Kind, title: String)] = [
    (.introduction, "소개"), (.bestPractices, "모범 사례"),
    (.platformConsiderations, "플랫폼 고려 사항"), (.resources, "리소스"), (.changeLog, "변경 기록"),
  ]

  static func check(_ document: ParsedDocument) -> [Diagnostic] {
    guard document.article.kind == .article else { return [] }
    let sections = document.article.sections
    var diagnostics: [Diagnostic] = []
    var highest = -1
    for section in sections {
      guard let place = order.firstIndex(where: { $0.kind == section.kind }) else { continue }
      if place < highest {
        diagnostics.append(
          Diagnostic(
            "structure.order", .note,
            "‘\(section.title)’ 섹션이 ‘\(order[highest].title)’ 뒤에 있습니다. Apple의 글과 순서가 다르면 그 앞으로 옮기십시오.",
            file: document.file, range: section.range))
      }
      highest = max(highest, place)
    }
    for (kind, title) in [order[0], order[2]] where !sections.contains(where: { $0.kind == kind }) {
      diagnostics.append(
        Diagnostic(
          "structure.missing-section", .note, "‘\(title)’ 섹션이 없습니다. Apple의 글에 있다면 넣으십시오.",
          file: document.file, range: nil))
    }
    return diagnostics
  }
}
