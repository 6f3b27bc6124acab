import GuideModel
import Terminology

/// Finds what the site marks by itself: the first mention of another article's title in a section, and the
/// first of a term that has a definition.
///
/// Never in headings, links or code; particles stay outside.
struct AutomaticMarks: Sendable {
  private let titles: TermIndex
  private let terms: [Term]

  init(_ guide: Guide, _ terms: [Term]) {
    self.terms = terms
    titles = TermIndex(
      Glossary(
        terms: guide.articles.map { article in
          var term = Term(id: article.slug, english: article.slug, korean: article.title, range: .fileStart)
          term.accepted = [guide.topics[article.slug]?.korean].compactMap { $0 }
          return term
        }))
  }

  /// The marks of an article by the place of their text run.
  func marks(in article: Article, _ text: CheckedText) -> [SourcePosition: [TextMark]] {
    var result: [SourcePosition: [TextMark]] = [:]
    var seen: [Int?: Set<TextMark.Target>] = [:]
    for prose in text.prose where prose.role.isRunning && prose.role != .cell {
      for (range, target) in targets(in: prose) {
        guard seen[prose.section, default: [.article(article.slug)]].insert(target).inserted,
          let place = prose.run(of: range)
        else { continue }
        let taken = result[place.run.range.start] ?? []
        if taken.contains(where: { $0.range.overlaps(place.offsets) }) { continue }
        result[place.run.range.start] = (taken + [TextMark(range: place.offsets, target: target)])
          .sorted { $0.range.lowerBound < $1.range.lowerBound }
      }
    }
    return result
  }

  private func targets(in prose: Prose) -> [(Range<Int>, TextMark.Target)] {
    let articles = titles.occurrences(in: prose.bytes).filter {
      $0.surface.kind == .preferred || $0.surface.kind == .accepted
    }
    .map { ($0.range, TextMark.Target.article(titles.terms[$0.surface.term].id)) }
    let explained = prose.occurrences.compactMap { found -> (Range<Int>, TextMark.Target)? in
      let term = terms[found.surface.term]
      guard [.preferred, .accepted, .otherPreference].contains(found.surface.kind), term.definition != nil,
        !term.isHomonym
      else { return nil }
      return (found.range, .term(term.id))
    }
    return (articles + explained).filter { range, _ in
      !prose.isOpaque(range) && !prose.isLink(range)
    }
  }
}
