package import GuideModel
import HangulText

/// The first use of a term on a page without its English, where its entry asks for it.
package enum FirstGlossRule {
  package static let rule = Rule(
    "term.gloss", .note, .text, "처음 쓴 용어에 영어가 없습니다.",
    .init("배지를 답니다.", "배지(badge)를 답니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    guard termbase.terms.contains(where: { $0.gloss == .first }) else { return [] }
    return texts.flatMap { text -> [Diagnostic] in
      var seen: Set<Int> = []
      return text.prose.filter { $0.role.isRunning }.flatMap { prose in
        prose.occurrences.compactMap { found -> Diagnostic? in
          let term = termbase.terms[found.surface.term]
          guard term.gloss == .first, found.surface.kind == .preferred || found.surface.kind == .accepted,
            !prose.isOpaque(found.range), seen.insert(found.surface.term).inserted,
            !TermSurroundings(prose: prose, range: found.range).hasGloss, let range = prose.range(found.range)
          else { return nil }
          return Diagnostic(
            rule, "이 글에서 처음 쓴 용어에 영어가 없습니다. ‘\(prose.text(found.range))(\(term.english))’처럼 적으십시오.",
            about: term.id, file: prose.file, range: range,
            fixes: prose.fix(
              .safe, found.range.upperBound..<found.range.upperBound, "(\(term.english))",
              summary: "영어를 괄호에 적습니다."))
        }
      }
    }
  }
}
