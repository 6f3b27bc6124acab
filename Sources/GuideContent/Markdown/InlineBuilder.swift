package import GuideModel
import HangulText

/// Turns nodes of a CommonMark tree into the model's inlines: links classified, bare URLs and
/// wiki links found, HTML held to the allowlist.
struct InlineBuilder {
  private let source: SourceText
  var file: String { source.path }
  /// The folder of the file below Content/, for the paths of images.
  let folder: String
  var diagnostics: [Diagnostic] = []
  /// True inside the text of a link, where no other link may stand.
  private var isInsideLink = false
  /// How many marks each footnote has had so far.
  private(set) var footnoteMarks: [Int: Int] = [:]
  /// Comments of ours met in running text.
  var comments: [GuideComment] = []

  init(_ source: SourceText, folder: String) {
    self.source = source
    self.folder = folder
  }

  mutating func inlines(_ nodes: [MarkdownNode]) -> [Inline] {
    var result: [Inline] = []
    var index = 0
    while index < nodes.count {
      if case .text = nodes[index].kind {
        var runs: [TextRun] = []
        while index < nodes.count, case .text(let more) = nodes[index].kind {
          runs += more
          index += 1
        }
        result += TextScanner(TextSpan(runs), file: file, findsLinks: !isInsideLink).inlines(reporting: &diagnostics)
      } else {
        inline(nodes[index], &result)
        index += 1
      }
    }
    return HTMLAllowlist.balanced(result, file: file, &diagnostics)
  }

  private mutating func inline(_ node: MarkdownNode, _ result: inout [Inline]) {
    switch node.kind {
    case .code(let run): result.append(.code(run))
    case .softBreak: result.append(.softBreak)
    case .lineBreak: result.append(.lineBreak)
    case .emphasis: result.append(.emphasis(inlines(node.children)))
    case .strong: result.append(.strong(inlines(node.children)))
    case .strikethrough: result.append(.strikethrough(inlines(node.children)))
    case .link(let url, let title): result.append(link(url, title, node))
    case .image(let url, let title): result.append(.image(image(url, title, node)))
    case .htmlInline(let literal):
      switch HTMLAllowlist.piece(literal, node.range, file: file) {
      case .inline(let inline): result.append(inline)
      case .comment(let comment): comments += comment.map { [$0] } ?? []
      case .refused(let text, let diagnostic):
        result.append(.text(text))
        diagnostics.append(diagnostic)
      }
    case .footnoteReference(let label, let number):
      footnoteMarks[number, default: 0] += 1
      result.append(
        .footnote(
          FootnoteMark(label: label, number: number, occurrence: footnoteMarks[number] ?? 1, range: node.range)))
    case .text, .document, .paragraph, .blockQuote, .thematicBreak, .tableRow, .tableCell, .heading, .list, .item,
      .codeBlock, .htmlBlock, .table, .footnoteDefinition:
      result += inlines(node.children)
    }
  }

  private mutating func link(_ url: String, _ title: String, _ node: MarkdownNode) -> Inline {
    isInsideLink = true
    let children = inlines(node.children)
    isInsideLink = false
    let destination = LinkClassifier.destination(url)
    if case .unusable(let reason) = destination {
      diagnostics.append(
        Diagnostic(.linkUnusable, reason, file: file, range: node.range))
    }
    if children.plainText.trimmed.isEmpty {
      diagnostics.append(
        Diagnostic(.linkEmpty, "링크에 글이 없어 보이지 않습니다. 대괄호 안에 글을 적거나 링크를 지우십시오.", file: file, range: node.range))
    }
    let isBare = children.plainText == url
    return .link(
      Link(
        destination: destination, title: title.isEmpty ? nil : title, children: children,
        range: node.range, isBare: isBare))
  }

  private mutating func image(_ url: String, _ title: String, _ node: MarkdownNode) -> Image {
    let alternative = alternative(node)
    let source = LinkClassifier.imageSource(url, in: folder)
    if alternative.plainText.folded.isEmpty {
      diagnostics.append(
        Diagnostic(
          .figureAlternativeText,
          "그림에 대체 텍스트가 없습니다. 대괄호 안에 그림이 보여 주는 것을 적으십시오.", file: file, range: node.range))
    }
    if case .remote(let address) = source, !address.hasPrefix("http") {
      diagnostics.append(
        Diagnostic(
          .figureSource,
          "그림 주소 ‘\(address)’에는 쓸 수 없는 형식이 있습니다. Content/images의 파일이나 https 주소를 쓰십시오.",
          file: file, range: node.range))
    }
    return Image(
      source: source, alternative: alternative, title: self.title(title.folded, node.range), range: node.range)
  }

  /// What the brackets say, without links of its own.
  private mutating func alternative(_ node: MarkdownNode) -> [Inline] {
    let wasInsideLink = isInsideLink
    isInsideLink = true
    defer { isInsideLink = wasInsideLink }
    return inlines(node.children).flatMap(\.openedText)
  }

  /// A title at its place between the quotes that the parser leaves out, where it stands there letter by letter.
  private func title(_ title: String, _ range: SourceRange) -> TextRun? {
    guard !title.isEmpty else { return nil }
    let (start, end) = (source.offset(of: range.start), source.offset(of: range.end))
    let written = Array(title.utf8)
    guard range.start.line == range.end.line, written.count + 3 < end - start else { return TextRun(title, range) }
    let first = end - 2 - written.count
    guard source.bytes[first..<first + written.count].elementsEqual(written),
      [[0x22, 0x22], [0x27, 0x27], [0x28, 0x29]].contains([source.bytes[first - 1], source.bytes[end - 2]])
    else { return TextRun(title, range) }
    return TextRun(title, source.range(first..<first + written.count))
  }
}

extension Rule {
  package static let figureAlternativeText = Rule(
    "figure.alternative-text", .warning, .file, "대체 텍스트가 없는 그림입니다.",
    .init("![](todo)", "![등](todo)"))

  package static let figureSource = Rule(
    "figure.source", .error, .file, "그림에 쓸 수 없는 주소입니다.",
    .init("![등](ftp://example.org/a.png)", "![등](https://example.org/a.png)"))

  package static let linkEmpty = Rule(
    "link.empty", .warning, .file, "글이 없어 보이지 않는 링크입니다.",
    .init("[](https://example.org)", "[등](https://example.org)"))

  package static let linkUnusable = Rule(
    "link.unusable", .error, .file, "링크에 쓸 수 없는 주소입니다.",
    .init("[등](ftp://example.org)", "[등](https://example.org)"))
}
