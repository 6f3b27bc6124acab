package import GuideModel

extension [Inline] {
  /// The inlines as a line of HTML-like text, for comparison in tests.
  package var dump: String {
    map { inline -> String in
      switch inline {
      case .text(let run): run.text
      case .code(let run): "<code>\(run.text)</code>"
      case .emphasis(let inner): "<em>\(inner.dump)</em>"
      case .strong(let inner): "<strong>\(inner.dump)</strong>"
      case .strikethrough(let inner): "<del>\(inner.dump)</del>"
      case .link(let link): "<a \(link.destination.dump)>\(link.children.dump)</a>"
      case .image(let image): "<img \(image.source.dump) \"\(image.alternativeText)\">"
      case .html(let tag): "<\(tag.isEnd ? "/" : "")\(tag.name)>"
      case .lineBreak: "<br>"
      case .softBreak: " "
      }
    }
    .joined()
  }
}

extension LinkDestination {
  package var dump: String {
    switch self {
    case .document(let slug, let fragment): "doc:\(slug)" + (fragment.map { "#\($0)" } ?? "")
    case .fragment(let id): "#\(id)"
    case .term(let id): "term:\(id)"
    case .symbol(let path): "api:\(path)"
    case .external(let url): url
    case .home: "/"
    case .unusable: "?"
    }
  }
}

extension ImageSource {
  package var dump: String {
    switch self {
    case .file(let path): path
    case .remote(let address): address
    case .missing: "todo"
    }
  }
}

extension Article {
  /// The article's tree, a line a node, two spaces a level.
  package var dump: String {
    var lines: [String] = []
    for section in sections { section.dump(into: &lines, "") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Section {
  fileprivate func dump(into lines: inout [String], _ indent: String) {
    let names = platforms.map(\.rawValue).joined(separator: ",")
    let title = heading.isEmpty ? "-" : heading.dump
    lines.append("\(indent)section \(kind.rawValue) #\(anchor) \(title)" + (names.isEmpty ? "" : " [\(names)]"))
    for block in blocks { block.dump(into: &lines, indent + "  ") }
    for inner in sections { inner.dump(into: &lines, indent + "  ") }
  }
}

extension Block {
  fileprivate func dump(into lines: inout [String], _ indent: String) {
    func line(_ text: String) { lines.append(indent + text) }
    switch kind {
    case .paragraph(let inlines): line("paragraph \(inlines.dump)")
    case .credit(let inlines): line("credit \(inlines.dump)")
    case .support(let inlines): line("support \(inlines.dump)")
    case .html(let inlines): line("html \(inlines.dump)")
    case .guideline(let guideline):
      line("guideline #\(guideline.anchor) \(guideline.lead.dump) |\(guideline.body.dump)")
    case .translatorNote(let label, _): line("note \(label)")
    case .aside(let style, _): line("aside \(style.rawValue)")
    case .quote: line("quote")
    case .list(let list): line("list \(list.start.map(String.init) ?? "-")\(list.isTight ? "" : " loose")")
    case .figure(let figure): line("figure \(figure.dump)")
    case .pair(let figures): line("pair \(figures.map(\.dump).joined(separator: " | "))")
    case .table(let table): line("table \(table.head.map(\.dump).joined(separator: " | "))")
    case .code(let language, let text): line("code \(language ?? "-") \(text.count)")
    case .thematicBreak: line("break")
    }
    for inner in blocks { inner.dump(into: &lines, indent + "  ") }
  }
}

extension Figure {
  fileprivate var dump: String {
    "\(role.rawValue) \(image.source.dump) \"\(image.alternativeText)\" \"\(image.caption ?? "")\""
  }
}
