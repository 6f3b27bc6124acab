extension [Section] {
  /// Every section with those inside it, in order.
  package var flattened: [Section] { flatMap { [$0] + $0.sections.flattened } }
}

extension Block {
  /// The block and every block inside it, in order.
  package var flattened: [Block] { [self] + blocks.flatMap(\.flattened) }
}

extension [Inline] {
  /// Every inline with those inside it, in order.
  package var flattened: [Inline] { flatMap { [$0] + $0.children.flattened } }
}

extension Article {
  /// Blocks that stand one after another: those of each section, and those inside each block.
  package var blockLists: [[Block]] {
    let sections = sections.flattened.map(\.blocks)
    return sections + sections.joined().flatMap(\.flattened).map(\.blocks)
  }

  package var guidelines: [Guideline] {
    sections.flattened.flatMap(\.blocks).compactMap {
      if case .guideline(let guideline) = $0.kind { guideline } else { nil }
    }
  }

  /// Every figure, those of pairs too.
  package var figures: [Figure] {
    sections.flattened.flatMap(\.blocks).flatMap(\.flattened).flatMap { block -> [Figure] in
      switch block.kind {
      case .figure(let figure): [figure]
      case .pair(let figures): figures
      case .paragraph, .guideline, .translatorNote, .aside, .list, .credit, .table, .code, .support, .quote, .html,
        .footnote, .thematicBreak:
        []
      }
    }
  }
}
