import GuideModel
import HangulText

/// What stands in texts for a term in a form that is not the one to write.
enum TermFindings {
  /// - Parameters:
  ///   - isWanted: tells the surfaces that a rule speaks of.
  ///   - message: Korean, for a surface and its term.
  static func all(
    _ rule: Rule, _ wording: Wording, where isWanted: (TermIndex.SurfaceKind, Term) -> Bool,
    message: (TermIndex.Surface, Term) -> String
  ) -> [Diagnostic] {
    wording.texts.flatMap(\.prose).flatMap { prose in
      prose.occurrences.compactMap { found -> Diagnostic? in
        let term = wording.termbase.terms[found.surface.term]
        guard isWanted(found.surface.kind, term), let place = prose.range(found.range) else { return nil }
        if prose.opaque.contains(found.range) { return inCode(rule, found, place, prose) }
        guard !prose.isOpaque(found.range),
          !isExcepted(found.range, prose, term)
        else { return nil }
        if !isTerm(found, term, prose) { return maybe(rule, found, term, prose, place) }
        let surroundings = TermSurroundings(prose: prose, range: found.range)
        if found.surface.text.unicodeScalars.allSatisfy(\.isASCII), surroundings.isGloss { return nil }
        let isOtherName = surroundings.glosses([term.korean, term.english, found.surface.replacement])
        if isOtherName, term.kind == .name { return nil }
        if term.kind == .term, surroundings.isQuotedLabel { return nil }
        if term.isHomonym, found.surface.kind != .forbidden { return nil }
        return Diagnostic(
          rule, message(found.surface, term), about: term.id, file: prose.file, range: place,
          fixes: isOtherName ? [] : fix(found, term, prose))
      }
    }
  }

  /// False for an ordinary word that nothing in its sentence tells to be the term.
  private static func isTerm(_ found: TermIndex.Occurrence, _ term: Term, _ prose: Prose) -> Bool {
    guard term.ordinary.contains(found.surface.text) else { return true }
    let sentence = prose.sentence(around: found.range)
    return term.company.contains { sentence.firstRange(of: $0.utf8) != nil }
  }

  /// What may be an ordinary word is no fault, but worth a look.
  private static func maybe(
    _ rule: Rule, _ found: TermIndex.Occurrence, _ term: Term, _ prose: Prose, _ place: SourceRange
  ) -> Diagnostic {
    let right = found.surface.replacement
    return Diagnostic(
      rule,
      "\(found.surface.text.quoted(.subject)) \(term.english.quoted(.object)) 뜻하면 \(right.quoted(.direction)) 적고, 보통 말이면 두십시오.",
      about: term.id, severity: .note, file: prose.file, range: place,
      fixes: term.isHomonym
        ? [] : TermFix.replacing(found.range, in: prose, with: right, reading: term.reading, .suggested))
  }

  /// A Korean word alone in the marks of code is decoration.
  private static func inCode(_ rule: Rule, _ found: TermIndex.Occurrence, _ place: SourceRange, _ prose: Prose)
    -> Diagnostic?
  {
    guard prose.role != .code, found.surface.kind == .forbidden,
      found.surface.text.unicodeScalars.allSatisfy({ $0.isHangul || $0 == " " })
    else { return nil }
    let right = found.surface.replacement
    return Diagnostic(
      rule, "‘`’로 감싼 \(found.surface.text.quoted(.subject)) 코드가 아니라 용어이면 \(right.quoted(.direction)) 적으십시오.",
      severity: .note, file: prose.file, range: place)
  }

  private static func isExcepted(_ range: Range<Int>, _ prose: Prose, _ term: Term) -> Bool {
    term.except.contains { context in
      let window =
        max(0, range.lowerBound - context.utf8.count)..<min(prose.bytes.count, range.upperBound + context.utf8.count)
      return prose.bytes[window].firstRange(of: context.utf8) != nil
    }
  }

  private static func fix(_ found: TermIndex.Occurrence, _ term: Term, _ prose: Prose) -> [Diagnostic.Fix] {
    guard !term.isHomonym else { return [] }
    let replacement = found.surface.replacement
    // Hangul spelt after a Latin name is how that name is read.
    let isReading =
      !replacement.unicodeScalars.contains(where: \.isHangul)
      && found.surface.text.unicodeScalars.contains(where: \.isHangul)
    let reading = term.reading ?? (isReading ? found.surface.text : nil)
    // 아이폰(iPhone)을: the word in brackets is the one that stays.
    let range = TermSurroundings(prose: prose, range: found.range).withGloss(replacement) ?? found.range
    return TermFix.replacing(range, in: prose, with: replacement, reading: reading, .safe)
  }
}
