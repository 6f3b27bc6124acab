import GuideModel
import HangulText

/// Forms that the termbase forbids, names miswritten, spacing variants, and the form of the other preference.
enum TermRule {
  static func check(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap { text in text.prose.flatMap { check($0, termbase) } }
  }

  private static func check(_ prose: Prose, _ termbase: Termbase) -> [Diagnostic] {
    termbase.index.occurrences(in: prose.bytes).compactMap { found in
      let term = termbase.terms[found.surface.term]
      guard let id = ruleID(found.surface.kind, term), !prose.isOpaque(found.range),
        let place = prose.range(found.range), !isExcepted(found.range, prose, term)
      else { return nil }
      let surroundings = TermSurroundings(prose: prose, range: found.range)
      let isLatin = found.surface.text.unicodeScalars.allSatisfy(\.isASCII)
      if isLatin, surroundings.isGloss { return nil }
      if term.kind == .term, surroundings.isQuotedLabel { return nil }
      if term.isHomonym, found.surface.kind != .forbidden { return nil }
      return Diagnostic(
        id, severity(id), message(found.surface, term, id), about: term.id, file: prose.file, range: place,
        fixes: fix(found, term, prose))
    }
  }

  private static func ruleID(_ kind: TermIndex.SurfaceKind, _ term: Term) -> String? {
    switch kind {
    case .forbidden: term.kind == .name ? "term.name" : "term.forbidden"
    case .spacing: "term.spacing"
    case .otherPreference: "term.inconsistent"
    case .preferred, .accepted, .english: nil
    }
  }

  private static func severity(_ id: String) -> Diagnostic.Severity {
    id == "term.forbidden" || id == "term.name" ? .error : .warning
  }

  private static func message(_ surface: TermIndex.Surface, _ term: Term, _ id: String) -> String {
    let right = surface.replacement.quoted(.direction)
    switch id {
    case "term.spacing": return "용어의 띄어쓰기가 용어집과 다릅니다. \(right) 적으십시오."
    case "term.name": return "이름 \(surface.text.quoted(.topic)) 이 글에서 쓰지 않는 표기입니다. \(right) 적으십시오."
    case "term.inconsistent": return "\(surface.text.quoted(.topic)) 용어집에서 고르지 않은 표기입니다. \(right) 적으십시오."
    default: return "\(surface.text.quoted(.topic)) 쓰지 않는 용어입니다(\(term.english)). \(right) 적으십시오."
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
    return TermFix.replacing(range, in: prose, with: replacement, reading: reading).map { [$0] } ?? []
  }
}
