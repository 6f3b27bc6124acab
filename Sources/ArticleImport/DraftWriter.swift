import GuideContent
import GuideModel

/// Writes a draft as a file of Content/articles, with its review marks before the blocks they speak of.
struct DraftWriter {
  private let draft: Draft
  private let markup: ReferenceMarkup
  private var parts: [String] = []
  private var marks: ArraySlice<ReviewMark>

  static func text(_ draft: Draft, _ facts: ImportFacts) -> String {
    var writer = DraftWriter(draft, facts)
    writer.write()
    return writer.parts.joined(separator: "\n\n") + "\n"
  }

  private init(_ draft: Draft, _ facts: ImportFacts) {
    self.draft = draft
    let headings = draft.blocks.compactMap { block in
      if case .heading(let text, _) = block.kind { text } else { nil }
    }
    markup = ReferenceMarkup(facts, slug: draft.slug, headings: headings)
    marks = draft.review.sorted { ($0.line, $0.code) < ($1.line, $1.code) }[...]
  }

  private mutating func write() {
    parts.append(frontMatter)
    if let disclaimer = draft.disclaimer {
      parts.append("<!-- 처음 실린 곳의 안내: \(Self.comment(disclaimer)) -->")
    }
    for (index, block) in draft.blocks.enumerated() {
      let next = index + 1 < draft.blocks.count ? draft.blocks[index + 1].line : Int.max
      writeMarks(before: next)
      parts.append(text(block))
    }
    writeMarks(before: Int.max)
  }

  private mutating func writeMarks(before line: Int) {
    while let mark = marks.first, mark.line < line {
      parts.append("<!-- hig:review \(mark.code): \(Self.comment(mark.reason)) -->")
      marks = marks.dropFirst()
    }
  }

  private static func comment(_ text: String) -> String { text.replacing("--", with: "- -") }

  private var frontMatter: String {
    var lines = ["---", "title: \(YAMLText.scalar(draft.title))"]
    if let english = draft.english { lines.append("english: \(YAMLText.scalar(english))") }
    if let summary = draft.summary { lines.append("summary: \(YAMLText.scalar(summary))") }
    if !draft.translators.isEmpty { lines.append("translators: \(YAMLText.list(draft.translators))") }
    if let published = draft.published { lines.append("published: \(published)") }
    return (lines + ["---"]).joined(separator: "\n")
  }

  private func text(_ block: DraftBlock) -> String {
    switch block.kind {
    case .heading(let text, let level):
      return String(repeating: "#", count: level) + " " + MarkdownText.escaped(text, startsLine: false)
    case .paragraph(let text), .support(let text), .credit(let text):
      return markup.markdown(text, startsLine: true)
    case .guideline(let lead, let body):
      let rest = body.isEmpty ? "" : " " + markup.markdown(body, startsLine: false)
      return "**\(markup.markdown(lead, startsLine: false))**\(rest)"
    case .aside(let label, let text):
      return "> \(label): \(markup.markdown(text, startsLine: false))"
    case .caption(let text):
      let alternative = MarkdownText.escaped(text, startsLine: false)
      return "![\(alternative)](todo \"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")"
    case .list(let items, let isOrdered):
      return items.enumerated().map { index, item in
        (isOrdered ? "\(index + 1). " : "- ") + markup.markdown(item, startsLine: true)
      }
      .joined(separator: "\n")
    case .translatorNote(let label, let blocks): return note(label, blocks)
    }
  }

  private func note(_ label: String, _ blocks: [DraftBlock]) -> String {
    var inner = blocks.map(text)
    if case .paragraph(let first)? = blocks.first?.kind {
      inner[0] = "\(label): " + markup.markdown(first, startsLine: false)
    } else {
      inner.insert("\(label):", at: 0)
    }
    return inner.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
  }
}
