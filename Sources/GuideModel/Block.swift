package struct Block: Sendable, Hashable {
  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Sendable, Hashable {
    case paragraph([Inline])
    case guideline(Guideline)
    case translatorNote(NoteLabel, [Block])
    case aside(AsideStyle, NoteLabel, [Block])
    case list(List)
    case figure(Figure)
    /// Two figures side by side: do and do not.
    case pair([Figure])
    case credit([Inline])
    case table(Table)
    case code(language: String?, text: String)
    case support([Inline])
    case quote([Block])
    /// Tags of the allowlist that stand as a block, and the text between them.
    case html([Inline])
    case footnote(Footnote)
    case thematicBreak
  }

  /// The blocks directly inside, in order.
  package var blocks: [Block] {
    switch kind {
    case .guideline(let guideline): guideline.blocks
    case .translatorNote(_, let blocks), .aside(_, _, let blocks), .quote(let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .footnote(let footnote): footnote.blocks
    case .paragraph, .figure, .pair, .credit, .table, .code, .support, .html, .thematicBreak: []
    }
  }
}

/// What a mark `[^1]` in the text leads to.
package struct Footnote: Sendable, Hashable {
  package var label: String
  package var number: Int
  /// How many marks lead to it.
  package var markCount: Int
  package var blocks: [Block]

  package init(label: String, number: Int, markCount: Int, blocks: [Block]) {
    self.label = label
    self.number = number
    self.markCount = markCount
    self.blocks = blocks
  }
}

/// The words at the start of a block quote that say what it is.
package struct NoteLabel: Sendable, Hashable {
  /// The label alone, 역자 설명 or 참고.
  package var name: String
  /// As it is written, with its colon: `역자 설명:`, `[!NOTE]`.
  package var run: TextRun

  package init(name: String, run: TextRun) {
    self.name = name
    self.run = run
  }
}

package enum AsideStyle: String, Sendable {
  case note, tip, important, warning

  package var korean: String {
    switch self {
    case .note: "참고"
    case .tip: "팁"
    case .important: "중요"
    case .warning: "경고"
    }
  }
}

/// A lead sentence with the text that explains it and all blocks that belong to it.
package struct Guideline: Sendable, Hashable {
  package var anchor: String
  /// False where the anchor is derived from the lead.
  package var hasExplicitAnchor: Bool
  package var lead: [Inline]
  /// The rest of the first paragraph.
  package var body: [Inline]
  package var blocks: [Block]
  /// Where `{#id}` belongs: the end of the first paragraph.
  package var anchorPosition: SourcePosition
  package var leadRange: SourceRange

  package init(
    anchor: String, hasExplicitAnchor: Bool, lead: [Inline], body: [Inline], blocks: [Block],
    anchorPosition: SourcePosition, leadRange: SourceRange
  ) {
    self.anchor = anchor
    self.hasExplicitAnchor = hasExplicitAnchor
    self.lead = lead
    self.body = body
    self.blocks = blocks
    self.anchorPosition = anchorPosition
    self.leadRange = leadRange
  }

  /// Lead and body as one paragraph.
  package var text: [Inline] { lead + body }
}

package struct List: Sendable, Hashable {
  /// The number of the first item; nil for a list of bullets.
  package var start: Int?
  package var isTight: Bool
  package var items: [Item]

  package struct Item: Sendable, Hashable {
    /// True or false for a task, nil for a plain item.
    package var isDone: Bool?
    package var blocks: [Block]

    package init(isDone: Bool?, blocks: [Block]) {
      self.isDone = isDone
      self.blocks = blocks
    }
  }

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

package struct Figure: Sendable, Hashable {
  package enum Role: String, Sendable { case plain, recommended, avoid }
  package var image: Image
  package var role: Role

  package init(image: Image, role: Role) {
    self.image = image
    self.role = role
  }
}

package struct Table: Sendable, Hashable {
  package enum Alignment: String, Sendable { case none, left, center, right }
  package typealias Cell = [Inline]

  package var alignments: [Alignment]
  package var head: [Cell]
  package var rows: [[Cell]]

  package init(alignments: [Alignment], head: [Cell], rows: [[Cell]]) {
    self.alignments = alignments
    self.head = head
    self.rows = rows
  }
}
