package import GuideModel
import HangulText

/// A section of a platform that stands outside the platform considerations: nothing knows that it is of a platform.
package enum PlatformPlaceRule {
  package static let rule = Rule(
    "structure.platform-place", .warning, .file, "플랫폼 섹션이 ‘플랫폼 고려 사항’ 밖에 있습니다.",
    .init("## macOS\n\n등입니다.", "## 플랫폼 고려 사항\n\n### macOS\n\n등입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    guard document.article.kind == .article else { return [] }
    return document.article.sections.flattened.compactMap { section in
      guard section.kind == .topic, PlatformNames.list(section.title) != nil else { return nil }
      return Diagnostic(
        rule,
        "\(section.title.quoted(.topic)) 플랫폼의 이름이지만 ‘## 플랫폼 고려 사항’ 아래에 있지 않습니다. 그 아래에 \("### \(section.title)".quoted(.direction)) 적으십시오.",
        about: section.title, file: document.file, range: section.range)
    }
  }
}
