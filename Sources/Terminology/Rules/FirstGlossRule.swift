import GuideModel
import HangulText

/// The first use of a term on a page without its English, where its entry asks for it.
enum FirstGlossRule {
  static func check(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    guard termbase.terms.contains(where: { $0.gloss == .first }) else { return [] }
    return texts.flatMap { text -> [Diagnostic] in
      var seen: Set<Int> = []
      return text.prose.filter { $0.role == .text }.flatMap { prose in
        termbase.index.occurrences(in: prose.bytes).compactMap { found -> Diagnostic? in
          let term = termbase.terms[found.surface.term]
          guard term.gloss == .first, found.surface.kind == .preferred || found.surface.kind == .accepted,
            !prose.isOpaque(found.range), seen.insert(found.surface.term).inserted,
            !TermSurroundings(prose: prose, range: found.range).hasGloss, let range = prose.range(found.range)
          else { return nil }
          return Diagnostic(
            "term.gloss", .note, "이 글에서 처음 쓴 용어에 영어가 없습니다. ‘\(prose.text(found.range))(\(term.english))’처럼 적으십시오.",
            about: term.id, file: prose.file, range: range,
            fixes: prose.isEditable(found.range)
              ? [
                Diagnostic.Fix(
                  summary: "영어를 괄호에 적습니다.",
                  edits: [
                    Diagnostic.Edit(
                      range: SourceRange(start: range.end, end: range.end), replacement: "(\(term.english))")
                  ])
              ] : [])
        }
      }
    }
  }
}
