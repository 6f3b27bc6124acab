import GuideModel

/// Renders inlines to HTML; links are resolved with the link table.
struct InlineRenderer: Sendable {
  let site: SiteModel
  let paths: SitePaths
  /// The article or page that is rendered.
  let slug: String

  func html(_ inlines: [Inline], linksSymbols: Bool = true) -> String {
    var output: [UInt8] = []
    for inline in inlines { render(inline, linksSymbols, &output) }
    return String(decoding: output, as: UTF8.self)
  }

  private func render(_ inline: Inline, _ linksSymbols: Bool, _ output: inout [UInt8]) {
    switch inline {
    case .text(let run): text(run, linksSymbols, &output)
    case .code(let run): code(run.text, linksSymbols, &output)
    case .emphasis(let inner): element("em", inner, linksSymbols, &output)
    case .strong(let inner): element("strong", inner, linksSymbols, &output)
    case .strikethrough(let inner): element("del", inner, linksSymbols, &output)
    case .link(let link): self.link(link, &output)
    case .image(let image): self.image(image, &output)
    case .html(let tag): self.tag(tag, &output)
    case .footnote(let mark):
      output +=
        "<sup><a class=\"footnote-mark\" id=\"\(FootnoteAnchor.mark(mark.number, mark.occurrence))\" href=\"#\(FootnoteAnchor.note(mark.number))\" role=\"doc-noteref\" aria-label=\"각주 \(mark.number)\">\(mark.number)</a></sup>"
        .utf8
    case .lineBreak: output += "<br>\n".utf8
    case .softBreak: output += "\n".utf8
    }
  }

  /// A run with the marks that the site sets by itself; texts of links and headings have none.
  private func text(_ run: TextRun, _ isOpen: Bool, _ output: inout [UInt8]) {
    guard isOpen, let marks = site.links.marks[slug]?[run.range.start], run.isVerbatim else {
      return prose(run.text, into: &output)
    }
    let bytes = Array(run.text.utf8)
    var done = 0
    func escape(_ range: Range<Int>) { prose(String(decoding: bytes[range], as: UTF8.self), into: &output) }
    for mark in marks where mark.range.lowerBound >= done && mark.range.upperBound <= bytes.count {
      escape(done..<mark.range.lowerBound)
      switch mark.target {
      case .article(let slug): output += "<a class=\"auto\" href=\"\(HTML.escaped(paths.page(slug)))\">".utf8
      case .term: output += "<span class=\"term\" tabindex=\"0\">".utf8
      }
      escape(mark.range)
      if case .term(let id) = mark.target { card(id, &output) } else { output += "</a>".utf8 }
      done = mark.range.upperBound
    }
    escape(done..<bytes.count)
  }

  /// Text in which a particle is not torn from the bracket before it: browsers may break a line there.
  private func prose(_ text: String, into output: inout [UInt8]) {
    let bytes = Array(text.utf8)
    var done = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: ")") && index >= done {
      var end = index + 1
      while end + 2 < bytes.count, (0xEA...0xED).contains(bytes[end]) { end += 3 }
      guard end > index + 1, end <= index + 13 else { continue }
      HTML.escape(String(decoding: bytes[done..<index], as: UTF8.self), into: &output)
      output += "<span class=\"joined\">".utf8
      output += bytes[index..<end]
      output += "</span>".utf8
      done = end
    }
    HTML.escape(String(decoding: bytes[done...], as: UTF8.self), into: &output)
  }

  /// The card of a term: Korean, English, one sentence, a link.
  ///
  /// It shows on hover and focus, without script.
  private func card(_ id: String, _ output: inout [UInt8]) {
    if let term = site.guide.glossary[id] {
      output += "<span class=\"card\" role=\"tooltip\"><b>\(HTML.escaped(term.korean))</b> ".utf8
      if term.english != term.korean {
        output += "<span lang=\"en\">\(HTML.escaped(term.english))</span> ".utf8
      }
      output += "<span>\(HTML.escaped(term.definition ?? ""))</span> ".utf8
      output += "<a href=\"\(HTML.escaped(paths.term(id)))\">용어집</a></span>".utf8
    }
    output += "</span>".utf8
  }

  private func element(
    _ name: String, _ inner: [Inline], _ linksSymbols: Bool, _ output: inout [UInt8]
  ) {
    output += "<\(name)>".utf8
    for inline in inner { render(inline, linksSymbols, &output) }
    output += "</\(name)>".utf8
  }

  private func code(_ text: String, _ linksSymbols: Bool, _ output: inout [UInt8]) {
    let path = linksSymbols ? site.guide.symbols[text] : nil
    if let path {
      output += "<a class=\"outside\" href=\"\(HTML.escaped(SitePaths.symbol(path)))\">".utf8
    }
    output += "<code>".utf8
    HTML.escape(text, into: &output)
    output += "</code>".utf8
    if path != nil { output += "</a>".utf8 }
  }

  private func link(_ link: Link, _ output: inout [UInt8]) {
    let target = site.links.target(of: link.destination, from: slug)
    let text = html(link.children, linksSymbols: false)
    guard let href = href(target) else {
      output += text.utf8
      return
    }
    output += "<a".utf8
    if target.leadsOutside { output += " class=\"outside\"".utf8 }
    output += " href=\"\(HTML.escaped(href))\"".utf8
    if let title = link.title { output += " title=\"\(HTML.escaped(title))\"".utf8 }
    output += ">\(text)</a>".utf8
  }

  func href(_ target: LinkTarget) -> String? {
    switch target {
    case .document(let slug, let anchor):
      slug == self.slug && anchor != nil
        ? HTML.url("#\(anchor ?? "")") : paths.page(slug, anchor)
    case .apple(let slug, let anchor): TopicMap.appleURL(slug, anchor: anchor)
    case .term(let id): paths.term(id)
    case .symbol(let path): SitePaths.symbol(path)
    case .external(let url): HTML.url(url)
    case .home: paths.home
    case .unknownSlug, .unknownAnchor, .unusable: nil
    }
  }

  private func image(_ image: Image, _ output: inout [UInt8]) {
    guard case .file(let path) = image.source else {
      HTML.escape(image.alternativeText, into: &output)
      return
    }
    output += "<img src=\"\(HTML.escaped(paths.file(path)))\" alt=\"".utf8
    HTML.escape(image.alternativeText, into: &output)
    output += "\"".utf8
    if let size = site.guide.images[path]?.size {
      output += " width=\"\(size.width)\" height=\"\(size.height)\"".utf8
    }
    output += ">".utf8
  }

  private func tag(_ tag: HTMLTag, _ output: inout [UInt8]) {
    output += (tag.isEnd ? "</\(tag.name)" : "<\(tag.name)").utf8
    for attribute in tag.attributes {
      output +=
        attribute.value.isEmpty
        ? " \(attribute.name)".utf8 : " \(attribute.name)=\"\(attribute.value)\"".utf8
    }
    output += ">".utf8
  }
}

extension LinkTarget {
  var leadsOutside: Bool {
    switch self {
    case .apple, .symbol, .external: true
    case .document, .term, .home, .unknownSlug, .unknownAnchor, .unusable: false
    }
  }
}
