import GuideModel
import HangulText

struct TwinSection: Encodable, Sendable {
  var id: String
  var kind: String
  var heading: OrNull<String>
  var platforms: [String]
  var blocks: [TwinBlock]
  var sections: [TwinSection]

  init(_ section: Section) {
    id = section.anchor
    kind = section.kind.rawValue
    heading = OrNull(section.heading.isEmpty ? nil : section.title.folded)
    platforms = section.platforms.map(\.rawValue)
    blocks = section.blocks.map { TwinBlock($0) }
    sections = section.sections.map { TwinSection($0) }
  }
}

/// A block; what its kind does not have is left out.
struct TwinBlock: Encodable, Sendable {
  var kind: String
  var id: String?
  var lead: String?
  var text: String?
  var blocks: [TwinBlock]?
  var style: String?
  var ordered: Bool?
  var start: Int?
  var items: [Item]?
  var src: OrNull<String>?
  var alt: String?
  var caption: OrNull<String>?
  var role: String?
  var figures: [TwinBlock]?
  var language: String?
  var head: [String]?
  var rows: [[String]]?
  var number: Int?

  struct Item: Encodable, Sendable {
    var text: String
    var done: Bool?
    var blocks: [TwinBlock]
  }

  init(_ block: Block) {
    switch block.kind {
    case .paragraph(let inlines): self.init(kind: "paragraph", inlines)
    case .credit(let inlines): self.init(kind: "credit", inlines)
    case .support(let inlines): self.init(kind: "support", inlines)
    case .html(let inlines): self.init(kind: "html", inlines)
    case .guideline(let guideline):
      self.init(kind: "guideline", guideline.text)
      id = guideline.anchor
      lead = guideline.lead.plainText.folded
      blocks = guideline.blocks.map { TwinBlock($0) }
    case .translatorNote(let label, let inner):
      self.init(kind: "translatorNote", blocks: inner)
      if let first = blocks?.first { blocks?[0] = first.attributed(to: label.name) }
    case .quote(let inner): self.init(kind: "quote", blocks: inner)
    case .aside(let asideStyle, _, let inner):
      self.init(kind: "aside")
      (text, blocks) = Self.ownText(inner)
      style = asideStyle.rawValue
    case .list(let list):
      self.init(kind: "list")
      ordered = list.start != nil
      start = list.start
      items = list.items.map(Self.item)
    case .figure(let figure): self.init(figure)
    case .pair(let inner):
      self.init(kind: "pair")
      figures = inner.map { TwinBlock($0) }
    case .table(let table):
      self.init(kind: "table")
      head = table.head.map(\.plainText.folded)
      rows = table.rows.map { $0.map(\.plainText.folded) }
    case .code(let codeLanguage, let code):
      self.init(kind: "code")
      language = codeLanguage
      text = code
    case .footnote(let footnote):
      self.init(kind: "footnote", blocks: footnote.blocks)
      number = footnote.number
    case .thematicBreak: self.init(kind: "break")
    }
  }

  private init(kind: String) { self.kind = kind }

  private init(kind: String, _ inlines: [Inline]) {
    self.kind = kind
    text = inlines.plainText.folded
  }

  private init(kind: String, blocks inner: [Block]) {
    self.kind = kind
    blocks = inner.map { TwinBlock($0) }
  }

  private init(_ figure: Figure) {
    kind = "figure"
    alt = figure.image.alternativeText
    caption = OrNull(figure.image.caption)
    role = figure.role == .plain ? nil : figure.role.rawValue
    src =
      switch figure.image.source {
      case .missing: OrNull(nil)
      case .file(let path): OrNull(path)
      case .remote(let address): OrNull(address)
      }
  }

  /// An item's or aside's own text is its first paragraph; the rest are its blocks.
  private static func ownText(_ blocks: [Block]) -> (text: String, blocks: [TwinBlock]) {
    guard case .paragraph(let inlines)? = blocks.first?.kind else {
      return ("", blocks.map { TwinBlock($0) })
    }
    return (inlines.plainText.folded, blocks.dropFirst().map { TwinBlock($0) })
  }

  private static func item(_ item: List.Item) -> Item {
    let (text, blocks) = ownText(item.blocks)
    return Item(text: text, done: item.isDone, blocks: blocks)
  }

  /// The label, in brackets before the text, so that a text lifted out of its note still says whose it is.
  private func attributed(to label: String) -> TwinBlock {
    var copy = self
    copy.text = text.map { "(\(label)) \($0)" }
    return copy
  }
}
