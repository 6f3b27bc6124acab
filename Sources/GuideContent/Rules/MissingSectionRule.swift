package import GuideModel

/// Sections that every HIG page has.
package enum MissingSectionRule {
  package static let rule = Rule(
    "structure.missing-section", .note, .file, "글에 있어야 할 섹션이 없습니다.",
    .init("## 모범 사례\n\n글", "소개\n\n## 모범 사례\n\n글\n\n## 플랫폼 고려 사항\n\n글"))

  package static let check = Check(rule, findings)

  private static let sections: [(kind: Section.Kind, title: String)] = [
    (.introduction, "소개"), (.platformConsiderations, "플랫폼 고려 사항"),
  ]

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    guard document.article.kind == .article else { return [] }
    return sections.filter { kind, _ in !document.article.sections.contains { $0.kind == kind } }.map { _, title in
      Diagnostic(
        rule, "‘\(title)’ 섹션이 없습니다. Apple의 글에 있다면 넣으십시오.", about: title, file: document.file, range: nil)
    }
  }
}
