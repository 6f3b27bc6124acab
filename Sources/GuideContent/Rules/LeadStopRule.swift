package import GuideModel
import HangulText

/// `**상태를 보여 줍니다** 색만 …`: a lead without its full stop makes no guideline.
package enum LeadStopRule {
  package static let rule = Rule(
    "guideline.stop", .warning, .file, "지침의 첫 문장에 마침표가 없어 지침이 되지 않습니다.",
    .init("**등을 켭니다** 밝습니다. {#on}", "**등을 켭니다.** 밝습니다. {#on}"))

  package static let check = Check(rule, findings)

  private static let endings = ["니다", "세요", "시오", "어라", "아라", "는다", "한다", "든다", "이다"]

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    guard document.article.kind == .article else { return [] }
    return document.article.sections.flattened.flatMap(\.blocks).flatMap { block -> [Block] in
      // A paragraph after a guideline belongs to it.
      if case .guideline(let guideline) = block.kind { guideline.blocks } else { [block] }
    }.compactMap { block in
      guard case .paragraph(let inlines) = block.kind, case .strong(let lead)? = inlines.first,
        case .text(let next)? = inlines.dropFirst().first, next.text.first?.isWhitespace == true,
        case .text(let last)? = lead.last, last.isVerbatim
      else { return nil }
      // `**앱이 켜집니다** 라는 알림`: the bold words are quoted or explained.
      let behind = next.text.trimmed
      guard !["라는", "라고", "이라", "하고 ", "(", "고 "].contains(where: behind.hasPrefix) else { return nil }
      let text = lead.plainText.trimmed
      guard text.contains(" "), endings.contains(where: text.hasSuffix), !last.text.hasSuffix(" ") else { return nil }
      let end = SourceRange(start: last.range.end, end: last.range.end)
      return Diagnostic(
        rule, "굵은 첫 문장에 마침표가 없어 지침이 되지 않습니다. 굵은 글 안에 마침표를 넣으십시오.", about: text, file: document.file,
        range: lead.sourceRange,
        fixes: [
          Diagnostic.Fix(.suggested, summary: "마침표를 넣습니다.", edits: [Diagnostic.Edit(range: end, replacement: ".")])
        ])
    }
  }
}
