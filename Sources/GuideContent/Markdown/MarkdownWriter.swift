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
    for block in section.blocks { parts.append(self.block(block)) }
    for inner in section.sections { append(inner, to: &parts) }
  }

  private func blocks(_ blocks: [Block]) -> String {
    blocks.map(block).joined(separator: "\n\n")
  }

  private func block(_ block: Block) -> String {
    switch block.kind {
    case .paragraph(let inlines), .credit(let inlines), .support(let inlines), .html(let inlines):
      return line(inlines, startsLine: true)
    case .guideline(let guideline):
      let lead = "**\(line(guideline.lead, startsLine: false))**"
      let text = "\(lead)\(line(guideline.body, startsLine: false)) {#\(guideline.anchor)}"
      return guideline.blocks.isEmpty ? text : text + "\n\n" + blocks(guideline.blocks)
    case .translatorNote(let label, let inner): return quote(label, inner)
    case .aside(let style, let inner): return quote(style.korean, inner)
    case .quote(let inner): return Self.prefixed(blocks(inner), with: "> ")
    case .list(let list): return self.list(list)
    case .figure(let figure): return self.figure(figure)
    case .pair(let figures): return figures.map(figure).joined(separator: "\n")
    case .table(let table): return self.table(table)
    case .code(let language, let text):
      let fence = text.contains("```") ? "~~~~" : "```"
      return "\(fence)\(language ?? "")\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
    case .thematicBreak: return "---"
    }
  }

  /// The label stands in the first paragraph; before any other block it stands alone.
  private func quote(_ label: String, _ inner: [Block]) -> String {
    guard case .paragraph(let inlines)? = inner.first?.kind else {
      return Self.prefixed("\(label):\n\n" + blocks(inner), with: "> ")
    }
    let first = "\(label): \(line(inlines, startsLine: false))"
    let rest = inner.dropFirst().map(block)
    return Self.prefixed(([first] + rest).joined(separator: "\n\n"), with: "> ")
  }

  private func list(_ list: List) -> String {
    list.items.enumerated().map { index, item in
      let marker = list.start.map { "\($0 + index). " } ?? "- "
      let box = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
      let text = item.blocks.map(block).joined(separator: list.isTight ? "\n" : "\n\n")
      let indent = String(repeating: " ", count: marker.count)
      return marker + box + String(Self.prefixed(text, with: indent).dropFirst(indent.count))
    }
    .joined(separator: list.isTight ? "\n" : "\n\n")
  }

  private func figure(_ figure: Figure) -> String {
    let source =
      switch figure.image.source {
      case .missing: "todo"
      case .remote(let address): address
      case .file(let path): picture(path)
      }
    let alternative = MarkdownText.escaped(figure.image.alternativeText, startsLine: false)
    let title = figure.image.caption.map { " \"\($0.replacing("\"", with: "\\\""))\"" } ?? ""
    return "![\(alternative)](\(Self.bracketed(source))\(title))"
  }

  private func table(_ table: Table) -> String {
    func row(_ cells: [Table.Cell]) -> String {
      "| " + cells.map { line($0, startsLine: false) }.joined(separator: " | ") + " |"
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

  private func line(_ inlines: [Inline], startsLine: Bool) -> String {
    var result = ""
    for inline in inlines {
      switch inline {
      case .text(let run):
        result += MarkdownText.escaped(
          run.text, startsLine: result.isEmpty ? startsLine : result.hasSuffix("\n"))
      case .code(let run): result += code(run.text)
      case .emphasis(let inner): result += "*\(line(inner, startsLine: false))*"
      case .strong(let inner): result += "**\(line(inner, startsLine: false))**"
      case .strikethrough(let inner): result += "~~\(line(inner, startsLine: false))~~"
      case .link(let link): result += self.link(link)
      case .image(let image): result += figure(Figure(image: image, role: .plain))
      case .html(let tag): result += tag.source
      case .lineBreak: result += "\\\n"
      case .softBreak: result += "\n"
      }
    }
    return result
  }

  private func code(_ text: String) -> String {
    guard text.contains("`") else { return "`\(text)`" }
    return "`` \(text) ``"
  }

  private func link(_ link: Link) -> String {
    let text = line(link.children, startsLine: false)
    guard let address = address(link.destination) else { return text }
    return "[\(text)](\(Self.bracketed(address)))"
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
