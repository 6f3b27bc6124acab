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
  package var guidelines: [Guideline] {
    sections.flattened.flatMap(\.blocks).compactMap {
      if case .guideline(let guideline) = $0.kind { guideline } else { nil }
    }
  }

  /// Every block of the article with the anchor of the guideline or section in which it stands.
  package func forEachBlock(_ body: (_ block: Block, _ anchor: String) -> Void) {
    for section in sections.flattened {
      for block in section.blocks {
        let anchor =
          if case .guideline(let guideline) = block.kind { guideline.anchor } else {
            section.anchor
          }
        for inner in block.flattened { body(inner, anchor) }
      }
    }
  }

  /// Every figure, those of pairs too.
  package var figures: [Figure] {
    sections.flattened.flatMap(\.blocks).flatMap(\.flattened).flatMap { block -> [Figure] in
      switch block.kind {
      case .figure(let figure): [figure]
      case .pair(let figures): figures
      default: []
      }
    }
  }
}
