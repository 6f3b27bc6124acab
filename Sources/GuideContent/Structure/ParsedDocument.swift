import GuideModel

/// A parsed Markdown file as the rules see it.
package struct ParsedDocument {
  let source: SourceText
  let bodyStart: Int
  let treated: TreatedSource
  let document: MarkdownNode
  let article: Article
  /// Every inline of the article, in order.
  let inlines: [Inline]
  /// Stretches and blocks of code, in order.
  let code: [SourceRange]
  /// The lines of the body outside fenced code, with their numbers.
  let proseLines: [(number: Int, bytes: ArraySlice<UInt8>)]

  init(source: SourceText, bodyStart: Int, treated: TreatedSource, document: MarkdownNode, article: Article) {
    (self.source, self.bodyStart, self.treated) = (source, bodyStart, treated)
    (self.document, self.article) = (document, article)
    var code: [SourceRange] = []
    func visit(_ node: MarkdownNode) {
      switch node.kind {
      case .code, .codeBlock: code.append(node.range)
      default: for child in node.children { visit(child) }
      }
    }
    visit(document)
    self.code = code
    inlines = article.inlines
    proseLines =
      bodyStart > source.lineCount
      ? [] : (bodyStart...source.lineCount).filter { !treated.isFenced[$0 - 1] }.map { ($0, source.line($0)) }
  }

  var file: String { source.path }

  /// How many bytes of blanks and marks of quotes stand before the text of a line.
  func indentation(ofLine number: Int) -> Int {
    source.line(number).prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }.count
  }

  /// True for a line of blanks alone.
  func isBlank(_ number: Int) -> Bool { source.line(number).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// True inside a stretch or a block of code.
  func isCode(_ position: SourcePosition) -> Bool {
    var (low, high) = (0, code.count)
    while low < high {
      let middle = (low + high) / 2
      if code[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 && position < code[low - 1].end
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
