package import GuideModel

/// Finds the glossary's terms in text: the longest surface whose borders hold wins.
package struct TermMatcher: Sendable {
  package enum SurfaceKind: Sendable { case preferred, official, accepted, forbidden, english }

  package struct Surface: Sendable {
    package var term: Int
    package var text: String
    package var kind: SurfaceKind
  }

  package struct Occurrence: Sendable {
    package var surface: Surface
    /// UTF-8 offsets in the text.
    package var range: Range<Int>
  }

  package let terms: [Term]
  private let surfaces: [Surface]
  private let automaton: ByteAutomaton

  package init(_ glossary: Glossary) {
    terms = glossary.terms
    var surfaces: [Surface] = []
    for (index, term) in glossary.terms.enumerated() {
      func add(_ text: String?, _ kind: SurfaceKind) {
        guard let text, !text.isEmpty else { return }
        surfaces.append(Surface(term: index, text: text, kind: kind))
      }
      add(term.korean, .preferred)
      add(term.official, .official)
      for text in term.accepted { add(text, .accepted) }
      for text in term.forbidden { add(text, .forbidden) }
    }
    self.surfaces = surfaces
    automaton = ByteAutomaton(surfaces.map { Array($0.text.utf8) })
  }

  /// The terms of a text in NFC, in order, without overlaps.
  package func occurrences(in text: String) -> [Occurrence] {
    let bytes = Array(text.utf8)
    let candidates = automaton.matches(in: bytes)
      .sorted { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
    var result: [Occurrence] = []
    var end = 0
    for match in candidates where match.range.lowerBound >= end {
      guard TermBorder.holds(bytes, match.range) else { continue }
      result.append(Occurrence(surface: surfaces[match.pattern], range: match.range))
      end = match.range.upperBound
    }
    return result
  }
}
