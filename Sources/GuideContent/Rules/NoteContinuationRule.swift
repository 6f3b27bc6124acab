package import GuideModel

/// A quote right below a note, with a blank line between them: it is a quote of its own.
package enum NoteContinuationRule {
  package static let rule = Rule(
    "note.continuation", .note, .file, "노트와 빈 줄로 나뉘어 노트에 들어가지 않은 인용입니다.",
    .init("> 역자 설명: 등입니다.\n\n> 밝습니다.", "> 역자 설명: 등입니다.\n>\n> 밝습니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.article.blockLists.flatMap { list -> [Diagnostic] in
      var isAfterNote = false
      return zip(list, list.dropFirst()).compactMap { first, second -> Diagnostic? in
        isAfterNote = first.isNote || isAfterNote && first.isQuote
        let gap = first.range.end.line + 1..<max(first.range.end.line + 1, second.range.start.line)
        guard isAfterNote, second.isQuote, gap.count == 1, document.isBlank(gap.lowerBound) else { return nil }
        let blank = SourceRange(
          line: gap.lowerBound, columns: 1..<document.source.line(gap.lowerBound).count + 1)
        let marks = String(repeating: " ", count: second.range.start.column - 1) + ">"
        return Diagnostic(
          rule, "위의 노트와 빈 줄로 나뉘어 노트에 들어가지 않습니다. 노트에 이어지는 글이면 빈 줄에 ‘>’를 적으십시오.", file: document.file,
          range: SourceRange(start: second.range.start, end: second.range.start),
          fixes: [
            Diagnostic.Fix(.suggested, summary: "노트에 잇습니다.", edits: [Diagnostic.Edit(range: blank, replacement: marks)])
          ])
      }
    }
  }
}

extension Block {
  fileprivate var isNote: Bool {
    switch kind {
    case .translatorNote, .aside: true
    default: false
    }
  }

  fileprivate var isQuote: Bool { if case .quote = kind { true } else { false } }
}
