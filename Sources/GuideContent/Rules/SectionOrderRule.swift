package import GuideModel

/// Sections in another order than a HIG page has.
package enum SectionOrderRule {
  package static let rule = Rule(
    "structure.order", .note, .file, "섹션의 순서가 다릅니다.",
    .init("## 리소스\n\n글\n\n## 모범 사례\n\n글", "## 모범 사례\n\n글\n\n## 리소스\n\n글"))

  private static let order: [(kind: Section.Kind, title: String)] = [
    (.introduction, "소개"), (.bestPractices, "모범 사례"),
    (.platformConsiderations, "플랫폼 고려 사항"), (.resources, "리소스"), (.changeLog, "변경 기록"),
  ]

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    guard document.article.kind == .article else { return [] }
    let sections = document.article.sections
    var diagnostics: [Diagnostic] = []
    var highest = -1
    for section in sections {
      guard let place = order.firstIndex(where: { $0.kind == section.kind }) else { continue }
      if place < highest {
        diagnostics.append(
          Diagnostic(
            rule,
            "‘\(section.title)’ 섹션이 ‘\(order[highest].title)’ 뒤에 있습니다. Apple의 글과 순서가 다르면 그 앞으로 옮기십시오.",
            file: document.file, range: section.range))
      }
      highest = max(highest, place)
    }
    return diagnostics
  }
}
