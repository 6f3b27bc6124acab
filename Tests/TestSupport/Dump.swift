package import GuideModel

extension [Inline] {
  /// The inlines as a line of HTML-like text that leaves nothing out.
  package var dump: String {
    map { inline -> String in
      switch inline {
      case .text(let run): run.text
      case .code(let run): "<code>\(run.text)</code>"
      case .emphasis(let inner): "<em>\(inner.dump)</em>"
      case .strong(let inner): "<strong>\(inner.dump)</strong>"
      case .strikethrough(let inner): "<del>\(inner.dump)</del>"
      case .link(let link): "<a \(link.destination.dump)\(title(link.title))>\(link.children.dump)</a>"
      case .image(let image): "<img \(image.dump)>"
      case .html(let tag):
        "<\(tag.isEnd ? "/" : "")\(tag.name)"
          + tag.attributes.map { " \($0.name)" + ($0.value.isEmpty ? "" : "=\($0.value)") }.joined() + ">"
      case .footnote(let mark): "[^\(mark.label) \(mark.number)]"
      case .lineBreak: "<br>"
      case .softBreak: " "
      }
    }
    .joined()
  }

  private func title(_ text: String?) -> String { text.map { " \"\($0)\"" } ?? "" }
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

extension Image {
  fileprivate var dump: String {
    "\(source.dump) \"\(alternativeText)\"" + (caption.map { " \"\($0)\"" } ?? "")
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
  /// The article's tree, a line a node, two spaces a level: all that it holds but for places in the file.
  package var dump: String {
    var lines: [String] = []
    for section in sections { section.dump(into: &lines, "") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Front matter, support and marks, a line each.
  package var head: String {
    var lines = ["title \(front.title)"]
    func add(_ name: String, _ value: String?) { if let value { lines.append("\(name) \(value)") } }
    add("english", front.english?.value)
    add("summary", front.summary)
    for name in front.translators { add("translator", name) }
    add("published", front.published?.text)
    add("updated", front.updated?.text)
    add("origin", front.origin)
    add("revised", front.sourceRevised?.text)
    for related in front.related { add("related", related.value) }
    for alias in front.aliases { add("alias", alias.value) }
    if front.isDraft { lines.append("draft") }
    for rule in front.ignore { add("ignore", rule.value) }
    for platform in Platform.allCases { add("support \(platform.rawValue)", support[platform].rawValue) }
    for mark in review { lines.append("review \(mark.line) \(mark.code) \(mark.reason)") }
    for mark in suppressions {
      lines.append("suppression \(mark.rule) \(mark.word ?? "-") \(mark.lines) \(mark.reason)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Section {
  fileprivate func dump(into lines: inout [String], _ indent: String) {
    let names = platforms.map(\.rawValue).joined(separator: ",")
    let title = heading.isEmpty ? "-" : heading.dump
    lines.append(
      "\(indent)section \(level) \(kind.rawValue) #\(anchor) \(title)" + (english.map { " (\($0))" } ?? "")
        + (names.isEmpty ? "" : " [\(names)]"))
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
    case .translatorNote(let label, _): line("note \(label.name)")
    case .aside(let style, _, _): line("aside \(style.rawValue)")
    case .quote: line("quote")
    case .list(let list):
      line("list \(list.start.map(String.init) ?? "-")\(list.isTight ? "" : " loose")")
      for item in list.items {
        lines.append(indent + "  item" + (item.isDone.map { $0 ? " [x]" : " [ ]" } ?? ""))
        for inner in item.blocks { inner.dump(into: &lines, indent + "    ") }
      }
      return
    case .figure(let figure): line("figure \(figure.dump)")
    case .pair(let figures): line("pair \(figures.map(\.dump).joined(separator: " | "))")
    case .table(let table):
      line("table \(table.alignments.map(\.rawValue).joined(separator: " "))")
      for row in [table.head] + table.rows { line("  " + row.map { "|\($0.dump)|" }.joined(separator: " ")) }
    case .code(let language, let text):
      line("code \(language ?? "-")")
      for row in text.split(separator: "\n", omittingEmptySubsequences: false) { line("  |\(row)|") }
    case .footnote(let footnote): line("footnote \(footnote.label) \(footnote.number)")
    case .thematicBreak: line("break")
    }
    for inner in blocks { inner.dump(into: &lines, indent + "  ") }
  }
}

extension Figure {
  fileprivate var dump: String { "\(role.rawValue) \(image.dump)" }
}
