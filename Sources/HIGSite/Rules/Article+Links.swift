import GuideModel

extension Article {
  /// Every link, in headings too.
  var links: [Link] {
    var links: [Link] = []
    func add(_ inlines: [Inline]) {
      for inline in inlines.flattened { if case .link(let link) = inline { links.append(link) } }
    }
    for section in sections.flattened {
      add(section.heading)
      for block in section.blocks.flatMap(\.flattened) { add(block.inlines) }
    }
    return links
  }
}
