import GuideModel
import HangulText

/// Turns block nodes into the model's blocks: notes, asides, figures, credits told apart.
struct BlockBuilder {
  var inlineBuilder: InlineBuilder
  var review: [ReviewMark] = []
  var suppressions = SuppressionCollector()

  init(_ source: SourceText, folder: String) {
    inlineBuilder = InlineBuilder(source, folder: folder)
  }

  mutating func blocks(_ nodes: [MarkdownNode]) -> [Block] {
    var result: [Block] = []
    for node in nodes {
      // What waits holds for the whole block, not for the first that stands in it.
      let waiting = suppressions.setAside()
      let block = block(node)
      takeComments()
      suppressions.takeBack(waiting)
      guard let block else { continue }
      suppressions.enter(block.range)
      result.append(block)
    }
    return balanced(result)
  }

  /// The text of a section's heading.
  mutating func heading(_ node: MarkdownNode) -> [Inline] {
    let inlines = inlineBuilder.inlines(node.children)
    takeComments()
    suppressions.enter(node.range)
    return inlines
  }

  private mutating func takeComments() {
    for comment in inlineBuilder.comments {
      switch comment {
      case .review(let mark): review.append(mark)
      case .unknown(let text, let range):
        inlineBuilder.diagnostics.append(
          Diagnostic(
            .commentUnknown,
            "주석 \(text.quoted(.object)) 알아볼 수 없어 하는 일이 없습니다. ‘hig:ignore 규칙: 까닭’이나 ‘hig:ignore-start 규칙: 까닭’과 ‘hig:ignore-end’로 적으십시오.",
            file: inlineBuilder.file, range: range))
      case .ignore, .ignoreStart, .ignoreEnd: suppressions.add(comment)
      }
    }
    inlineBuilder.comments = []
  }

  private mutating func block(_ node: MarkdownNode) -> Block? {
    switch node.kind {
    case .paragraph: return paragraph(inlineBuilder.inlines(node.children), node.range)
    case .heading:
      return Block(.paragraph([.strong(inlineBuilder.inlines(node.children))]), range: node.range)
    case .blockQuote: return quote(node)
    case .list(let start, let isTight):
      let items = node.children.map { item in
        var isDone: Bool?
        if case .item(let done) = item.kind { isDone = done }
        return List.Item(isDone: isDone, blocks: blocks(item.children))
      }
      return Block(.list(List(start: start, isTight: isTight, items: items)), range: node.range)
    case .codeBlock(let info, let text):
      let language = info.split(separator: " ").first.map(String.init)
      return Block(.code(language: language, text: text), range: node.range)
    case .htmlBlock(let literal):
      let pieces = HTMLBlockReader.inlines(literal, node.range, &inlineBuilder)
      return pieces.isEmpty ? nil : Block(.html(pieces), range: node.range)
    case .table(let alignments): return table(alignments, node)
    case .thematicBreak: return Block(.thematicBreak, range: node.range)
    case .document, .item, .tableRow, .tableCell, .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong,
      .strikethrough, .link, .image, .footnoteReference, .footnoteDefinition:
      return nil
    }
  }

  private mutating func table(_ alignments: [Table.Alignment], _ node: MarkdownNode) -> Block {
    var table = Table(alignments: alignments, head: [], rows: [])
    for row in node.children {
      let cells = row.children.map { inlineBuilder.inlines($0.children) }
      if case .tableRow(isHead: true) = row.kind { table.head = cells } else { table.rows.append(cells) }
    }
    return Block(.table(table), range: node.range)
  }

  /// The text of a footnote; one that begins with a note's label is a note of the translator or an aside.
  mutating func footnote(_ node: MarkdownNode) -> [Block] {
    let block = quote(node)
    if case .quote(let inner) = block.kind { return inner }
    return [block]
  }

  private mutating func quote(_ node: MarkdownNode) -> Block {
    var inner = blocks(node.children)
    guard case .paragraph(let inlines)? = inner.first?.kind,
      let label = NoteLabelReader.read(inlines.plainText)
    else { return Block(.quote(inner), range: node.range) }
    let rest = inlines.droppingFirst(label.length).trimmed
    if rest.isEmpty {
      inner.removeFirst()
    } else {
      inner[0] = paragraph(rest, inner[0].range)
    }
    let written = NoteLabel(name: label.name, run: Self.start(of: inlines, label.length))
    switch label.kind {
    case .translatorNote: return Block(.translatorNote(written, inner), range: node.range)
    case .aside(let style): return Block(.aside(style, written, inner), range: node.range)
    }
  }

  /// The first bytes of a text, as far as one run has them.
  private static func start(of inlines: [Inline], _ count: Int) -> TextRun {
    for inline in inlines.flattened {
      guard case .text(let run) = inline else { continue }
      let length = min(count, run.text.utf8.count)
      return TextRun(String(decoding: run.text.utf8.prefix(length), as: UTF8.self), run.range(of: 0..<length))
    }
    return TextRun("", .fileStart)
  }

  /// A figure, a pair, a credit, or a plain paragraph.
  private func paragraph(_ inlines: [Inline], _ range: SourceRange) -> Block {
    if let figures = figures(inlines) {
      return Block(figures.count == 1 ? .figure(figures[0]) : .pair(figures), range: range)
    }
    return Block(Credit.isCredit(inlines) ? .credit(inlines) : .paragraph(inlines), range: range)
  }

  /// The images of a paragraph that holds nothing else.
  private func figures(_ inlines: [Inline]) -> [Figure]? {
    var figures: [Figure] = []
    for inline in inlines {
      switch inline {
      case .image(let image):
        figures.append(Figure(image: image, role: Self.role(of: image)))
      case .softBreak, .lineBreak: continue
      case .text(let run) where run.text.allSatisfy(\.isWhitespace): continue
      case .text, .code, .emphasis, .strong, .strikethrough, .link, .html, .footnote: return nil
      }
    }
    return figures.isEmpty ? nil : figures
  }

  private static func role(of image: Image) -> Figure.Role {
    let title = image.caption ?? ""
    if title.hasPrefix("권장") { return .recommended }
    return title.hasPrefix("피하기") || title.hasPrefix("지양") ? .avoid : .plain
  }

  /// Tags such as `<details>` that stand in blocks of their own have their partner in a later block.
  private mutating func balanced(_ blocks: [Block]) -> [Block] {
    let pieces = blocks.flatMap { block in
      if case .html(let inlines) = block.kind { inlines } else { [] as [Inline] }
    }
    guard !pieces.isEmpty else { return blocks }
    var left = HTMLAllowlist.balanced(
      pieces, file: inlineBuilder.file, &inlineBuilder.diagnostics)[...]
    return blocks.map { block in
      guard case .html(let inlines) = block.kind else { return block }
      defer { left = left.dropFirst(inlines.count) }
      return Block(.html(Array(left.prefix(inlines.count))), range: block.range)
    }
  }
}
