import GuideModel
import HangulText

/// Fixes that change the words of which an anchor is made write that anchor down as an id where links lead to it.
struct AnchorKeeper {
  private struct Place {
    var range: SourceRange
    var anchor: String
    /// Where the id goes.
    var end: SourcePosition
  }

  private var places: [String: [Place]] = [:]

  init(_ linked: LinkedGuide) {
    var wanted: [String: Set<String>] = [:]
    for article in linked.all {
      for link in article.links {
        if case .document(let slug, let anchor?) = linked.links.target(of: link.destination, from: article.slug) {
          wanted[slug, default: []].insert(anchor)
        }
      }
    }
    for article in linked.all {
      guard let anchors = wanted[article.slug] else { continue }
      places[article.file] = Self.places(article).filter { anchors.contains($0.anchor) }
    }
  }

  private static func places(_ article: Article) -> [Place] {
    article.sections.flattened.flatMap { section -> [Place] in
      let heading = section.hasExplicitAnchor ? nil : section.heading.sourceRange
      return (heading.map { [Place(range: $0, anchor: section.anchor, end: $0.end)] } ?? [])
        + section.blocks.compactMap { block in
          guard case .guideline(let guideline) = block.kind, !guideline.hasExplicitAnchor else { return nil }
          return Place(range: guideline.leadRange, anchor: guideline.anchor, end: guideline.anchorPosition)
        }
    }
  }

  func keeping(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let places = places[diagnostic.file] else { return diagnostic }
    var diagnostic = diagnostic
    for index in diagnostic.fixes.indices {
      let edits = diagnostic.fixes[index].edits
      for place in places where edits.contains(where: { Self.changes($0, place) }) {
        diagnostic.fixes[index].edits.append(
          Diagnostic.Edit(
            range: SourceRange(start: place.end, end: place.end), replacement: " {#\(place.anchor)}"))
      }
    }
    return diagnostic
  }

  private static func changes(_ edit: Diagnostic.Edit, _ place: Place) -> Bool {
    edit.range.start >= place.range.start && edit.range.start < place.range.end
  }
}
