extension Guide {
  /// The guide with the title of what a bare link leads to in the place of its address: decided once, for pages, twins,
  /// search and checks alike.
  package func showingTitles(_ links: LinkTable) -> Guide {
    var guide = self
    for index in guide.articles.indices { guide.articles[index].showTitles(self, links) }
    for index in guide.pages.indices { guide.pages[index].showTitles(self, links) }
    return guide
  }

  fileprivate func title(of link: Link, _ links: LinkTable, from slug: String) -> String? {
    switch links.target(of: link.destination, from: slug) {
    case .document(let target, let anchor?):
      guard let entry = links.entries[target], let place = entry.anchors[anchor.asciiLowercased] else { return nil }
      return target == slug ? place.title : "\(entry.title) – \(place.title)"
    case .document(let target, nil), .apple(let target, _): return links.entries[target]?.title
    case .term(let id): return glossary[id]?.korean
    case .symbol, .external, .home, .unknownSlug, .unknownAnchor, .unusable: return nil
    }
  }
}

extension Article {
  fileprivate mutating func showTitles(_ guide: Guide, _ links: LinkTable) {
    let slug = slug
    sections = sections.map { section in
      section.mappingLinks { link in
        guard link.isBare, let title = guide.title(of: link, links, from: slug) else { return link }
        var shown = link
        shown.children = [.text(TextRun(title, link.range))]
        return shown
      }
    }
  }
}

extension Section {
  fileprivate func mappingLinks(_ change: (Link) -> Link) -> Section {
    var section = self
    section.heading = heading.mappingLinks(change)
    section.blocks = blocks.map { $0.mappingLinks(change) }
    section.sections = sections.map { $0.mappingLinks(change) }
    return section
  }
}

extension Block {
  fileprivate func mappingLinks(_ change: (Link) -> Link) -> Block {
    func inner(_ blocks: [Block]) -> [Block] { blocks.map { $0.mappingLinks(change) } }
    var block = self
    switch kind {
    case .paragraph(let inlines): block.kind = .paragraph(inlines.mappingLinks(change))
    case .credit(let inlines): block.kind = .credit(inlines.mappingLinks(change))
    case .support(let inlines): block.kind = .support(inlines.mappingLinks(change))
    case .html(let inlines): block.kind = .html(inlines.mappingLinks(change))
    case .guideline(var guideline):
      guideline.lead = guideline.lead.mappingLinks(change)
      guideline.body = guideline.body.mappingLinks(change)
      guideline.blocks = inner(guideline.blocks)
      block.kind = .guideline(guideline)
    case .translatorNote(let label, let blocks): block.kind = .translatorNote(label, inner(blocks))
    case .aside(let style, let label, let blocks): block.kind = .aside(style, label, inner(blocks))
    case .quote(let blocks): block.kind = .quote(inner(blocks))
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks = inner(list.items[index].blocks) }
      block.kind = .list(list)
    case .table(var table):
      table.head = table.head.map { $0.mappingLinks(change) }
      table.rows = table.rows.map { $0.map { $0.mappingLinks(change) } }
      block.kind = .table(table)
    case .footnote(var footnote):
      footnote.blocks = inner(footnote.blocks)
      block.kind = .footnote(footnote)
    case .figure, .pair, .code, .thematicBreak: break
    }
    return block
  }
}

extension [Inline] {
  fileprivate func mappingLinks(_ change: (Link) -> Link) -> [Inline] {
    map { inline in
      switch inline {
      case .link(let link): .link(change(link))
      case .emphasis(let inner): .emphasis(inner.mappingLinks(change))
      case .strong(let inner): .strong(inner.mappingLinks(change))
      case .strikethrough(let inner): .strikethrough(inner.mappingLinks(change))
      case .text, .code, .image, .html, .footnote, .lineBreak, .softBreak: inline
      }
    }
  }
}
