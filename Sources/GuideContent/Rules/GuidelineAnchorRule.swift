package import GuideModel
import HangulText

/// A guideline without an id of its own: editing its lead would break links to it.
package enum GuidelineAnchorRule {
  package static let rule = Rule(
    "guideline.anchor", .note, .file, "지침에 id가 없습니다.",
    .init("**등을 켭니다.** 밝습니다.", "**등을 켭니다.** 밝습니다. {#등을-켭니다}"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    guidelines(document.article.sections).filter {
      !$0.hasExplicitAnchor && !hasMark($0.text.plainText) && !isSection($0)
    }.map {
      guideline in
      let end = SourceRange(start: guideline.anchorPosition, end: guideline.anchorPosition)
      return Diagnostic(
        rule,
        "지침에 id가 없어 첫 문장을 고치면 주소가 바뀝니다. 문단 끝에 ‘{#\(guideline.anchor)}’를 적으십시오.",
        file: document.file, range: guideline.leadRange,
        fixes: [
          Diagnostic.Fix(
            .safe, summary: "지금의 id를 적습니다.",
            edits: [Diagnostic.Edit(range: end, replacement: " {#\(guideline.anchor)}")])
        ])
    }
  }

  /// The name of a section in bold: `structure.bold-heading` tells of it.
  private static func isSection(_ guideline: Guideline) -> Bool {
    let lead = guideline.lead.plainText.trimmed
    return guideline.body.isEmpty && (HeadingNames.english(lead) != nil || PlatformNames.list(lead) != nil)
  }

  /// An id that was written, though not as one: it is told by `anchor.place`.
  private static func hasMark(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "#"))
      && (text.contains("{#") || text.contains("｛#") || text.contains(AnchorPlaceRule.otherMark))
  }

  private static func guidelines(_ sections: [Section]) -> [Guideline] {
    sections.flatMap { section in
      section.blocks.compactMap {
        if case .guideline(let guideline) = $0.kind { guideline } else { nil }
      } + guidelines(section.sections)
    }
  }
}
