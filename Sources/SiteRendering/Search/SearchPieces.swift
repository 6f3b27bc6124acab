import GuideModel
import HangulText

/// The text of a section in pieces that a result can lead to.
struct SearchPieces {
  private(set) var pieces: [SearchShownPage.Piece] = []

  init(_ blocks: [Block]) {
    for block in blocks { add(block, anchor: "") }
  }

  private mutating func add(_ block: Block, anchor: String) {
    switch block.kind {
    case .guideline(let guideline):
      pieces.append(
        .init(
          kind: .guideline, anchor: guideline.anchor, lead: guideline.lead.plainText,
          text: guideline.body.plainText.trimmed))
      let own = pieces.count - 1
      for inner in guideline.blocks { add(inner, in: own) }
    case .translatorNote:
      pieces.append(.init(kind: .note, anchor: anchor, text: text(block)))
    case .footnote(let footnote) where footnote.blocks.contains { $0.isNote }:
      for inner in footnote.blocks { add(inner, anchor: FootnoteAnchor.note(footnote.number)) }
    case .paragraph, .aside, .list, .figure, .pair, .credit, .table, .code, .support, .quote, .html, .footnote,
      .thematicBreak:
      let text = text(block)
      guard !text.isEmpty else { return }
      if pieces.last?.kind == .text {
        pieces[pieces.count - 1].text += "\n" + text
      } else {
        pieces.append(.init(kind: .text, text: text))
      }
    }
  }

  /// What belongs to a guideline; its notes stand behind it as pieces of their own.
  private mutating func add(_ block: Block, in guideline: Int) {
    if case .translatorNote = block.kind {
      add(block, anchor: pieces[guideline].anchor)
    } else {
      let text = text(block)
      if !text.isEmpty { pieces[guideline].text += "\n" + text }
    }
  }

  /// All that is read in a block and inside it: a figure's caption, or what stands for it.
  private func text(_ block: Block) -> String {
    block.flattened.flatMap { block -> [BlockText] in
      let texts = block.texts
      // The plain text of prose has the alternative texts of its pictures in it.
      let isPicture =
        switch block.kind {
        case .figure, .pair: true
        case .paragraph, .guideline, .translatorNote, .aside, .list, .credit, .table, .code, .support, .quote, .html,
          .footnote, .thematicBreak:
          false
        }
      return texts.indices.filter { index in
        switch texts[index].role {
        case .label: false
        case .alternativeText: isPicture && (index + 1 == texts.count || texts[index + 1].role != .caption)
        case .title, .summary, .heading, .lead, .prose, .cell, .caption, .credit, .support, .code: true
        }
      }
      .map { texts[$0] }
    }
    .map(\.inlines.plainText.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Puts all texts in NFC, so that the browser's matches need not be.
  mutating func compose() {
    for index in pieces.indices {
      pieces[index].lead = pieces[index].lead.nfc
      pieces[index].text = pieces[index].text.nfc
    }
  }
}

extension Block {
  fileprivate var isNote: Bool { if case .translatorNote = kind { true } else { false } }
}
