import GuideModel

/// A parsed Markdown file as the rules see it.
package struct ParsedDocument {
  let source: SourceText
  let bodyStart: Int
  let treated: TreatedSource
  let document: MarkdownNode
  let article: Article

  var file: String { source.path }

  /// The lines of the body outside fenced code, with their numbers.
  var proseLines: [(number: Int, bytes: ArraySlice<UInt8>)] {
    guard bodyStart <= source.lineCount else { return [] }
    return (bodyStart...source.lineCount).filter { !treated.isFenced[$0 - 1] }
      .map { ($0, source.line($0)) }
  }

  /// How many bytes of blanks and marks of quotes stand before the text of a line.
  func indentation(ofLine number: Int) -> Int {
    source.line(number).prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }.count
  }

  /// True for a line of blanks alone.
  func isBlank(_ number: Int) -> Bool { source.line(number).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// True inside a stretch or a block of code.
  func isCode(_ position: SourcePosition) -> Bool {
    !nodes { kind in
      switch kind {
      case .code, .codeBlock: true
      default: false
      }
    }.allSatisfy { position < $0.range.start || $0.range.end <= position }
  }

  /// Every node of the tree that a test holds for, in order.
  func nodes(where test: (MarkdownNode.Kind) -> Bool) -> [MarkdownNode] {
    var result: [MarkdownNode] = []
    func visit(_ node: MarkdownNode) {
      if test(node.kind) { result.append(node) }
      for child in node.children { visit(child) }
    }
    visit(document)
    return result
  }
}
