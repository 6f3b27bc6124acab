import CMarkGFM
import Foundation
import GuideModel
import Synchronization

/// Owns a parse of libcmark-gfm and turns it into value nodes; the only file with cmark's pointers.
struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer
  private let treated: TreatedSource
  /// Nodes lie at most this deep; what is deeper is left out and reported.
  static let maximumDepth = 128

  /// Extensions change process-wide tables during a parse (github/cmark-gfm#176): one parse at a time.
  private static let lock = Mutex(false)

  init(_ treated: TreatedSource) {
    self.treated = treated
    root = Self.lock.withLock { isRegistered in
      if !isRegistered {
        cmark_gfm_core_extensions_ensure_registered()
        isRegistered = true
      }
      return Self.parse(treated.copy.bytes)
    }
  }

  deinit { cmark_node_free(root) }

  private static func parse(_ bytes: [UInt8]) -> OpaquePointer {
    let options =
      CMARK_OPT_SOURCEPOS | CMARK_OPT_FOOTNOTES | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE | CMARK_OPT_VALIDATE_UTF8
    guard let parser = cmark_parser_new(options) else {
      preconditionFailure("cmark ends the process itself when memory runs out")
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      guard let found = cmark_find_syntax_extension(name) else {
        preconditionFailure("libcmark-gfm-extensions has no \(name)")
      }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    bytes.withUnsafeBytes { buffer in
      cmark_parser_feed(parser, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
    guard let root = cmark_parser_finish(parser) else {
      preconditionFailure("a parser that was fed has a tree")
    }
    return root
  }

  /// The document and whether something in it was too deep.
  func nodes() -> (document: MarkdownNode, isCut: Bool) {
    var isCut = false
    return (node(root, depth: 0, in: nil, &isCut), isCut)
  }

  private func node(
    _ raw: OpaquePointer, depth: Int, in leaf: LeafPlace?, _ isCut: inout Bool
  ) -> MarkdownNode {
    let place = leaf ?? leafPlace(raw)
    let offsets = offsets(of: raw, in: leaf)
    var node = MarkdownNode(
      kind: kind(raw, offsets, in: place), range: treated.range(offsets))
    if depth == Self.maximumDepth {
      isCut = isCut || cmark_node_first_child(raw) != nil
      return node
    }
    var child = cmark_node_first_child(raw)
    while let next = child {
      node.children.append(self.node(next, depth: depth + 1, in: place, &isCut))
      child = cmark_node_next(next)
    }
    node.range.start = openingBracket(of: node) ?? node.range.start
    return node
  }

  /// Where a link or picture over several lines begins: cmark gives the line on which it ends.
  private func openingBracket(of node: MarkdownNode) -> SourcePosition? {
    let bracket: Int
    switch node.kind {
    case .link: bracket = 1
    case .image: bracket = 2
    default: return nil
    }
    guard let first = node.children.first?.range.start, first < node.range.start else { return nil }
    return SourcePosition(line: first.line, column: max(1, first.column - bracket))
  }

  /// A block whose content is inlines: cmark counts the columns of its later lines from its own.
  private struct LeafPlace {
    var firstLine: Int
    var column: Int
  }

  private func leafPlace(_ raw: OpaquePointer) -> LeafPlace? {
    let type = cmark_node_get_type(raw)
    guard type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING else { return nil }
    return LeafPlace(
      firstLine: Int(cmark_node_get_start_line(raw)),
      column: Int(cmark_node_get_start_column(raw)))
  }

  /// Byte offsets of a node in the copy.
  private func offsets(
    of raw: OpaquePointer, in leaf: LeafPlace?
  ) -> Range<Int> {
    let start = offset(
      Int(cmark_node_get_start_line(raw)), Int(cmark_node_get_start_column(raw)), in: leaf)
    let end = offset(
      Int(cmark_node_get_end_line(raw)), Int(cmark_node_get_end_column(raw)) + 1, in: leaf)
    return start..<max(start, end)
  }

  private func offset(_ line: Int, _ column: Int, in leaf: LeafPlace?) -> Int {
    var column = column
    if let leaf, line > leaf.firstLine {
      let text = treated.copy.line(line)
      let content = text.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x3E } ?? text.endIndex
      column += content - text.startIndex - (leaf.column - 1)
    }
    return treated.copy.offset(of: SourcePosition(line: line, column: column))
  }

  private func kind(
    _ raw: OpaquePointer, _ offsets: Range<Int>, in leaf: LeafPlace?
  ) -> MarkdownNode.Kind {
    switch cmark_node_get_type(raw) {
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(raw)))
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(raw) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(raw)) : nil,
        isTight: cmark_node_get_list_tight(raw) != 0)
    case CMARK_NODE_CODE_BLOCK:
      return .codeBlock(
        info: unmarked(cmark_node_get_fence_info(raw)), text: unmarked(cmark_node_get_literal(raw)))
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock(unmarked(cmark_node_get_literal(raw)))
    case CMARK_NODE_TEXT: return .text(runs(cmark_node_get_literal(raw), offsets))
    case CMARK_NODE_CODE:
      return .code(TextRun(unmarked(cmark_node_get_literal(raw)), treated.range(offsets)))
    case CMARK_NODE_HTML_INLINE: return .htmlInline(unmarked(cmark_node_get_literal(raw)))
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK:
      return .link(
        url: unmarked(cmark_node_get_url(raw)), title: unmarked(cmark_node_get_title(raw)))
    case CMARK_NODE_IMAGE:
      return .image(
        url: unmarked(cmark_node_get_url(raw)), title: unmarked(cmark_node_get_title(raw)))
    case CMARK_NODE_FOOTNOTE_DEFINITION: return .footnoteDefinition
    case CMARK_NODE_FOOTNOTE_REFERENCE:
      let written = String(decoding: treated.copy.bytes[offsets], as: UTF8.self)
      return .footnoteReference(
        label: String(written.dropFirst(2).prefix { $0 != "]" }),
        number: Int(unmarked(cmark_node_get_literal(raw))) ?? 0)
    default: return extensionKind(raw)
    }
  }

  /// Nodes of extensions have no stable number: their type's name tells them.
  private func extensionKind(_ raw: OpaquePointer) -> MarkdownNode.Kind {
    switch String(cString: cmark_node_get_type_string(raw)) {
    case "item": return .item(isDone: nil)
    case "tasklist": return .item(isDone: cmark_gfm_extensions_get_tasklist_item_checked(raw))
    case "strikethrough": return .strikethrough
    case "table":
      let count = Int(cmark_gfm_extensions_get_table_columns(raw))
      let letters = cmark_gfm_extensions_get_table_alignments(raw)
      return .table(
        (0..<count).map { index in
          switch letters?[index] ?? 0 {
          case UInt8(ascii: "l"): .left
          case UInt8(ascii: "c"): .center
          case UInt8(ascii: "r"): .right
          default: .none
          }
        })
    case "table_row", "table_header":
      return .tableRow(isHead: cmark_gfm_extensions_get_table_row_is_header(raw) != 0)
    default: return .tableCell
    }
  }

  /// A text of cmark's without the sentinels.
  private func unmarked(_ pointer: UnsafePointer<CChar>?) -> String {
    guard let pointer else { return "" }
    let text = String(cString: pointer)
    return text.utf8.contains(EmphasisSentinel.byte)
      ? text.replacing("\u{1}", with: "") : text
  }

  private func runs(_ pointer: UnsafePointer<CChar>?, _ offsets: Range<Int>) -> [TextRun] {
    guard let pointer else { return [] }
    let count = strlen(pointer)
    let literal = UnsafeRawBufferPointer(start: pointer, count: count)
    return TextAlignment(literal, treated, offsets).runs
  }
}
