import GuideModel

/// Turns blocks into the views that the block partials show.
struct BlockRenderer: Sendable {
  let inline: InlineRenderer

  func views(_ blocks: [Block], isTight: Bool = false) -> [BlockView] {
    blocks.map { view($0, isTight) }
  }

  private func view(_ block: Block, _ isTight: Bool) -> BlockView {
    switch block.kind {
    case .paragraph(let inlines):
      return BlockView(kind: isTight ? .plain : .paragraph, html: inline.html(inlines))
    case .guideline(let guideline):
      var view = BlockView(kind: .guideline, html: inline.html(guideline.body))
      view.anchor = guideline.anchor
      view.lead = inline.html(guideline.lead)
      view.leadText = guideline.lead.plainText
      view.blocks = views(guideline.blocks)
      return view
    case .translatorNote(_, let blocks):
      return BlockView(kind: .translatorNote, label: "역자 설명", blocks: views(blocks))
    case .aside(let style, _, let blocks):
      return BlockView(
        kind: .aside, label: style.korean, style: style.rawValue, blocks: views(blocks))
    case .list(let list): return self.list(list)
    case .figure(let figure): return BlockView(kind: .figure, figures: [self.figure(figure)])
    case .pair(let figures): return BlockView(kind: .pair, figures: figures.map(figure))
    case .credit(let inlines): return BlockView(kind: .credit, html: inline.html(inlines))
    case .table(let table): return self.table(table)
    case .code(let language, let text):
      return BlockView(kind: .code, html: HTML.escaped(text), language: language)
    case .support(let inlines): return BlockView(kind: .support, html: inline.html(inlines))
    case .quote(let blocks): return BlockView(kind: .quote, blocks: views(blocks))
    case .html(let inlines): return BlockView(kind: .html, html: inline.html(inlines))
    case .footnote(let footnote):
      var view = BlockView(kind: .footnote, label: String(footnote.number), blocks: views(footnote.blocks))
      view.anchor = FootnoteAnchor.note(footnote.number)
      view.marks = (1...max(1, footnote.markCount)).map {
        FootnoteMarkView(
          anchor: FootnoteAnchor.mark(footnote.number, $0), number: String(footnote.number),
          label: $0 == 1 ? nil : String($0))
      }
      return view
    case .thematicBreak: return BlockView(kind: .thematicBreak)
    }
  }

  private func list(_ list: List) -> BlockView {
    var view = BlockView(kind: .list)
    view.isOrdered = list.start != nil
    view.start = list.start.flatMap { $0 == 1 ? nil : String($0) }
    view.items = list.items.map { item in
      ListItemView(
        isTask: item.isDone != nil, isDone: item.isDone == true,
        blocks: views(item.blocks, isTight: list.isTight))
    }
    return view
  }

  private func table(_ table: Table) -> BlockView {
    func cells(_ row: [Table.Cell]) -> [CellView] {
      row.enumerated().map { index, cell in
        let alignment = table.alignments.indices.contains(index) ? table.alignments[index] : .none
        return CellView(
          html: inline.html(cell), alignment: alignment == .none ? nil : alignment.rawValue)
      }
    }
    var view = BlockView(kind: .table)
    view.head = cells(table.head)
    view.rows = table.rows.map { RowView(cells: cells($0)) }
    return view
  }

  private func figure(_ figure: Figure) -> FigureView {
    let image = figure.image
    var view = FigureView(
      alternativeText: image.alternativeText,
      caption: image.caption ?? (image.source == .missing ? image.alternativeText : nil))
    if view.caption?.isEmpty == true { view.caption = nil }
    if figure.role != .plain {
      view.role = figure.role.rawValue
      view.roleLabel = figure.role == .recommended ? "권장" : "피하기"
      view.caption = view.caption.flatMap(Self.withoutRole)
    }
    switch image.source {
    case .missing: break
    case .remote(let address): view.remote = HTML.url(address)
    case .file(let path):
      guard let file = inline.site.guide.images[path] else { break }
      view.source = inline.paths.file(path)
      let dark = ImagePath.dark(path)
      if inline.site.guide.images[dark] != nil { view.darkSource = inline.paths.file(dark) }
      view.width = file.size.map { String($0.width) }
      view.height = file.size.map { String($0.height) }
    }
    return view
  }

  /// The caption without the word that the figure's label says already.
  private static func withoutRole(_ caption: String) -> String? {
    for word in ["권장", "피하기", "지양"] where caption.hasPrefix(word) {
      let rest = caption.dropFirst(word.count).drop { " :：-–—.".contains($0) }
      return rest.isEmpty ? nil : String(rest)
    }
    return caption
  }
}

/// Names of picture files.
package enum ImagePath {
  /// `a/b.svg` → `a/b~dark.svg`.
  package static func dark(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path + "~dark" }
    return path[..<dot] + "~dark" + path[dot...]
  }
}
