/// A text of an article with its place.
package struct ArticleText: Sendable {
  package var role: TextRole
  package var inlines: [Inline]
  /// The number of its section among all sections; nil for title and summary.
  package var section: Int?
  /// The anchor of the guideline or section in which it stands.
  package var anchor: String
  /// The number of the note, aside, quote or footnote in which it stands, in the article's order; nil for the
  /// article's own text.
  package var quote: Int?
}

extension Article {
  /// Every text of the article in order: title, summary, then each section's heading and blocks.
  package var texts: [ArticleText] {
    func front(_ role: TextRole, _ text: String?, _ range: SourceRange?) -> [ArticleText] {
      guard let text, !text.isEmpty, let range else { return [] }
      return [ArticleText(role: role, inlines: [.text(TextRun(text, range))], section: nil, anchor: "")]
    }
    var texts =
      front(.title, self.front.title, self.front.titleRange)
      + front(.summary, self.front.summary, self.front.summaryRange)
    var (quotes, wasQuoted) = (0, false)
    for (number, section) in sections.flattened.enumerated() {
      if !section.heading.isEmpty {
        texts.append(
          ArticleText(role: .heading, inlines: section.heading, section: number, anchor: section.anchor))
      }
      for block in section.blocks {
        let anchor = if case .guideline(let guideline) = block.kind { guideline.anchor } else { section.anchor }
        for (text, isQuoted) in block.quotedTexts(isInside: false) {
          // Each block that speaks with another voice is one of its own.
          if isQuoted, !wasQuoted { quotes += 1 }
          wasQuoted = isQuoted
          texts.append(
            ArticleText(
              role: text.role, inlines: text.inlines, section: number, anchor: anchor, quote: isQuoted ? quotes : nil))
        }
        wasQuoted = false
      }
    }
    return texts
  }

  /// Every inline of every text, headings too.
  package var inlines: [Inline] { texts.flatMap(\.inlines).flattened }

  package var links: [Link] {
    inlines.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  /// Every picture: of figures, of pairs, and in running text.
  package var images: [Image] {
    figures.map(\.image) + inlines.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}

extension Block {
  /// True where the block says what others say, or speaks beside the text.
  private var isQuote: Bool {
    switch kind {
    case .translatorNote, .aside, .quote, .footnote: true
    case .paragraph, .html, .credit, .support, .guideline, .figure, .pair, .table, .code, .list, .thematicBreak: false
    }
  }

  /// The texts of the block and of those inside it in order, each with whether it stands in such a block.
  fileprivate func quotedTexts(isInside: Bool) -> [(text: BlockText, isQuoted: Bool)] {
    let isQuoted = isInside || isQuote
    return texts.map { ($0, isQuoted) } + blocks.flatMap { $0.quotedTexts(isInside: isQuoted) }
  }
}
