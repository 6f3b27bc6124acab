/// What a text is in its article.
package enum TextRole: Sendable, CaseIterable {
  case title, summary, heading
  /// The first sentence of a guideline; what follows it in its paragraph is prose.
  case lead
  case prose, cell, caption, alternativeText
  /// The words that say what a block quote is.
  case label
  case credit, support, code

  /// True for running text: what sentences are made of.
  package var isRunning: Bool {
    switch self {
    case .lead, .prose, .cell, .credit, .support: true
    case .title, .summary, .heading, .caption, .alternativeText, .label, .code: false
    }
  }
}

/// A text of a block, with what it is.
package struct BlockText: Sendable {
  package var role: TextRole
  package var inlines: [Inline]

  package init(_ role: TextRole, _ inlines: [Inline]) {
    self.role = role
    self.inlines = inlines
  }
}

extension Block {
  /// The block's own texts in order, those of nested blocks aside: here it is decided what is text and what kind.
  package var texts: [BlockText] {
    let own: [BlockText] =
      switch kind {
      case .paragraph(let inlines), .html(let inlines): [BlockText(.prose, inlines)]
      case .credit(let inlines): [BlockText(.credit, inlines)]
      case .support(let inlines): [BlockText(.support, inlines)]
      case .guideline(let guideline): [BlockText(.lead, guideline.lead), BlockText(.prose, guideline.body)]
      case .translatorNote(let label, _), .aside(_, let label, _): [BlockText(.label, [.text(label.run)])]
      case .figure(let figure): figure.image.texts
      case .pair(let figures): figures.flatMap(\.image.texts)
      case .table(let table): (table.head + table.rows.joined()).map { BlockText(.cell, $0) }
      case .code(_, let text): [BlockText(.code, [.code(TextRun(text, range))])]
      case .list, .quote, .footnote, .thematicBreak: []
      }
    // Pictures in running text have texts of their own.
    return own.flatMap { [$0] + $0.inlines.flattened.flatMap(\.imageTexts) }.filter { !$0.inlines.isEmpty }
  }
}

extension Image {
  /// The alternative text, then the caption.
  package var texts: [BlockText] {
    [BlockText(.alternativeText, alternative)] + (title.map { [BlockText(.caption, [.text($0)])] } ?? [])
  }
}

extension Inline {
  fileprivate var imageTexts: [BlockText] {
    if case .image(let image) = self { image.texts } else { [] }
  }
}
