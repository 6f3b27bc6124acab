import GuideModel

/// A node of a CommonMark tree as a value, with its place in the file.
struct MarkdownNode: Sendable {
  enum Kind: Sendable, Equatable {
    case document, paragraph, blockQuote, thematicBreak, tableRow(isHead: Bool), tableCell
    case heading(level: Int)
    case list(start: Int?, isTight: Bool)
    case item(isDone: Bool?)
    case codeBlock(info: String, text: String)
    case htmlBlock(String)
    case table([Table.Alignment])
    case text([TextRun])
    case code(TextRun)
    case htmlInline(String)
    case softBreak, lineBreak, emphasis, strong, strikethrough
    case link(url: String, title: String)
    case image(url: String, title: String)
    /// Numbered in the order of their first marks, from 1, as their definitions are.
    case footnoteReference(label: String, number: Int)
    case footnoteDefinition
  }

  var kind: Kind
  var range: SourceRange
  var children: [MarkdownNode] = []
}
