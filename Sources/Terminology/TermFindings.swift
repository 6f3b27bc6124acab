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
        guard isWanted(found.surface.kind, term), !prose.isOpaque(found.range), let place = prose.range(found.range),
          !isExcepted(found.range, prose, term)
        else { return nil }
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
