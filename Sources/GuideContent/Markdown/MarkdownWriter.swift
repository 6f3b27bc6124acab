package import GuideModel
import HangulText

/// Writes an article as Markdown in the guide's own dialect: the Markdown twin of its page.
package struct MarkdownWriter: Sendable {
  /// The address that stands for a link's destination.
  private let address: @Sendable (LinkDestination) -> String?
  /// The address that stands for a picture below Content/.
  private let picture: @Sendable (String) -> String

  package init(
    address: @escaping @Sendable (LinkDestination) -> String?,
    picture: @escaping @Sendable (String) -> String
  ) {
    self.address = address
    self.picture = picture
  }

  package func text(_ article: Article) -> String {
    var parts = [frontMatter(article)]
    for section in article.sections { append(section, to: &parts) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func frontMatter(_ article: Article) -> String {
    let front = article.front
    var lines = ["---", "title: \(YAMLText.scalar(front.title))"]
    if let english = front.english { lines.append("english: \(YAMLText.scalar(english.value))") }
    if let summary = front.summary { lines.append("summary: \(YAMLText.scalar(summary))") }
    if !front.translators.isEmpty { lines.append("translators: \(YAMLText.list(front.translators))") }
    if let published = front.published { lines.append("published: \(published.text)") }
    if let updated = front.updated { lines.append("updated: \(updated.text)") }
    if let origin = front.origin { lines.append("origin: \(YAMLText.scalar(origin))") }
    if let revised = front.sourceRevised { lines.append("source: {revised: \(revised.isoDay)}") }
    if !front.related.isEmpty {
      lines.append("related: \(YAMLText.list(front.related.map(\.value)))")
    }
    if !front.aliases.isEmpty {
      lines.append("aliases: \(YAMLText.list(front.aliases.map(\.value)))")
    }
    return (lines + ["---"]).joined(separator: "\n")
  }

  private func append(_ section: Section, to parts: inout [String]) {
    if !section.heading.isEmpty {
      let marks = String(repeating: "#", count: section.level)
      parts.append("\(marks) \(line(section.heading, startsLine: false)) {#\(section.anchor)}")
    }
    if !section.blocks.isEmpty { parts.append(blocks(section.blocks)) }
    for inner in section.sections { append(inner, to: &parts) }
  }

  private func blocks(_ blocks: [Block]) -> String {
    var isOther = false
    var parts: [String] = []
    for (index, block) in blocks.enumerated() {
      // A list right behind another of its sort has another marker, or they would be one.
      isOther = index > 0 && !isOther && Self.wouldJoin(blocks[index - 1], block)
      parts.append(self.block(block, isOther: isOther))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func wouldJoin(_ first: Block, _ second: Block) -> Bool {
    guard case .list(let one) = first.kind, case .list(let other) = second.kind else { return false }
    return (one.start == nil) == (other.start == nil)
  }

  private func block(_ block: Block, isOther: Bool = false) -> String {
    switch block.kind {
    case .paragraph(let inlines), .credit(let inlines), .support(let inlines), .html(let inlines):
      return line(inlines, startsLine: true)
    case .guideline(let guideline):
      let lead = "**\(line(guideline.lead, startsLine: false))**"
      let text = "\(lead)\(line(guideline.body, startsLine: false)) {#\(guideline.anchor)}"
      return guideline.blocks.isEmpty ? text : text + "\n\n" + blocks(guideline.blocks)
    case .translatorNote(let label, let inner): return quote(label.name, inner)
    case .aside(let style, _, let inner): return quote(style.korean, inner)
    case .quote(let inner): return Self.prefixed(blocks(inner), with: "> ")
    case .list(let list): return self.list(list, isOther)
    case .figure(let figure): return self.figure(figure)
    case .pair(let figures): return figures.map { figure($0) }.joined(separator: "\n")
    case .table(let table): return self.table(table)
    case .code(let language, let text):
      let fence = String(repeating: "`", count: max(3, Self.longestRun(of: "`", in: text) + 1))
      return "\(fence)\(language ?? "")\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
    case .footnote(let footnote):
      let indented = Self.prefixed(blocks(footnote.blocks), with: "    ")
      return "[^\(footnote.label)]: " + indented.drop { $0 == " " }
    // Of dashes or stars an item of a list would be a break itself.
    case .thematicBreak: return "___"
    }
  }

  /// The label stands in the first paragraph; before any other block it stands alone.
  private func quote(_ label: String, _ inner: [Block]) -> String {
    guard case .paragraph(let inlines)? = inner.first?.kind else {
      return Self.prefixed("\(label):\n\n" + blocks(inner), with: "> ")
    }
    let first = "\(label): \(line(inlines, startsLine: false))"
    let rest = inner.count > 1 ? [blocks(Array(inner.dropFirst()))] : []
    return Self.prefixed(([first] + rest).joined(separator: "\n\n"), with: "> ")
  }

  private func list(_ list: List, _ isOther: Bool) -> String {
    list.items.enumerated().map { index, item in
      let marker = list.start.map { "\($0 + index)\(isOther ? ")" : ".") " } ?? (isOther ? "* " : "- ")
      let box = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
      let text = item.blocks.map { block($0) }.joined(separator: list.isTight ? "\n" : "\n\n")
      let indent = String(repeating: " ", count: marker.count)
      return marker + box + String(Self.prefixed(text, with: indent).dropFirst(indent.count))
    }
    .joined(separator: list.isTight ? "\n" : "\n\n")
  }

  private func figure(_ figure: Figure, _ isCell: Bool = false) -> String {
    let source =
      switch figure.image.source {
      case .missing: "todo"
      case .remote(let address): address
      case .file(let path): picture(path)
      }
    let alternative = MarkdownText.escaped(figure.image.alternativeText, startsLine: false)
    let title = figure.image.caption.map { " \(Self.quoted($0, isCell))" } ?? ""
    return "![\(alternative)](\(Self.bracketed(source))\(title))"
  }

  private func table(_ table: Table) -> String {
    func row(_ cells: [Table.Cell]) -> String {
      "| " + cells.map { line($0, startsLine: false, isCell: true) }.joined(separator: " | ") + " |"
    }
    let rule = table.alignments.map { alignment in
      switch alignment {
      case .none: "---"
      case .left: ":--"
      case .center: ":-:"
      case .right: "--:"
      }
    }
    return ([row(table.head), "| " + rule.joined(separator: " | ") + " |"] + table.rows.map(row))
      .joined(separator: "\n")
  }

  /// - Parameter isCell: true in a table, where a bar in code ends the cell unless it is escaped.
  private func line(_ inlines: [Inline], startsLine: Bool, isCell: Bool = false) -> String {
    var result = ""
    var text = ""
    for (index, inline) in inlines.enumerated() {
      switch inline {
      case .text(let run):
        // What looks like a mark may begin in one run and end in the next.
        text += run.text
        if index + 1 < inlines.count, case .text = inlines[index + 1] { continue }
        result += MarkdownText.escaped(text, startsLine: result.isEmpty ? startsLine : result.hasSuffix("\n"))
        text = ""
      case .code(let run): result += isCell ? Self.code(run.text).replacing("|", with: "\\|") : Self.code(run.text)
      case .emphasis(let inner): result += "*\(line(inner, startsLine: false, isCell: isCell))*"
      case .strong(let inner): result += "**\(line(inner, startsLine: false, isCell: isCell))**"
      case .strikethrough(let inner): result += "~~\(line(inner, startsLine: false, isCell: isCell))~~"
      case .link(let link):
        // An exclamation mark before the bracket would make a picture.
        if result.hasSuffix("!"), !result.hasSuffix("\\!") { result = result.dropLast() + "\\!" }
        result += self.link(link, isCell)
      case .image(let image): result += figure(Figure(image: image, role: .plain), isCell)
      case .html(let tag): result += tag.source
      case .footnote(let mark): result += "[^\(mark.label)]"
      case .lineBreak: result += "\\\n"
      case .softBreak: result += "\n"
      }
    }
    return result
  }

  /// A code span between more backticks than it holds in a row; blanks keep its own from touching them.
  private static func code(_ text: String) -> String {
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let touches = text.hasPrefix("`") || text.hasSuffix("`")
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    return touches || isPadded ? "\(ticks) \(text) \(ticks)" : ticks + text + ticks
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for one in text {
      run = one == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func link(_ link: Link, _ isCell: Bool) -> String {
    let text = line(link.children, startsLine: false, isCell: isCell)
    guard let address = address(link.destination) else { return text }
    let title = link.title.map { " \(Self.quoted($0, isCell))" } ?? ""
    return "[\(text)](\(Self.bracketed(address))\(title))"
  }

  private static func quoted(_ title: String, _ isCell: Bool) -> String {
    let escaped = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("&", with: "&amp;")
    return "\"\(isCell ? escaped.replacing("|", with: "\\|") : escaped)\""
  }

  /// An address with blanks or brackets stands in `<…>`.
  private static func bracketed(_ address: String) -> String {
    address.contains { $0.isWhitespace || "()<>".contains($0) } ? "<\(address)>" : address
  }

  private static func prefixed(_ text: String, with prefix: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? String(prefix.reversed().drop { $0 == " " }.reversed()) : prefix + $0 }
      .joined(separator: "\n")
  }
}

extension HTMLTag {
  fileprivate var source: String {
    let attributes = attributes.map { $0.value.isEmpty ? " \($0.name)" : " \($0.name)=\"\($0.value)\"" }
    return "<\(isEnd ? "/" : "")\(name)\(attributes.joined())>"
  }
}
