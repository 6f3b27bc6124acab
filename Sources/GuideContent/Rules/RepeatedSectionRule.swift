package import GuideModel
import HangulText

/// A section of the page that is opened twice.
package enum RepeatedSectionRule {
  package static let rule = Rule(
    "structure.repeated-section", .warning, .file, "같은 섹션이 두 번 있습니다.",
    .init("## 모범 사례\n\n등\n\n## 모범 사례\n\n달", "## 모범 사례\n\n등\n\n달"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    var lines: [String: Int] = [:]
    return document.article.sections.compactMap { section in
      guard !section.heading.isEmpty else { return nil }
      let line = section.range.start.line
      guard let first = lines[section.english ?? HeadingNames.key(section.title)] else {
        lines[section.english ?? HeadingNames.key(section.title)] = line
        return nil
      }
      return Diagnostic(
        rule, "섹션 \(section.title.quoted(.subject)) \(first)번째 줄에도 있습니다. 하나로 모으거나 제목을 바꾸십시오.", about: section.title,
        file: document.file, range: section.range)
    }
  }
}
