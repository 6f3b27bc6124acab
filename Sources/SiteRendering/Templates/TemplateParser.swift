/// Compiles a Mustache template (specification 1.4 with inheritance and dynamic names, without lambdas).
struct TemplateParser {
  private let scanner: TemplateScanner
  private var index = 0
  private var offset = 0
  private var depth = 0
  /// Sections and blocks may stand inside one another this deep.
  private static let maximumDepth = 64

  static func parse(_ bytes: [UInt8]) throws(TemplateError) -> Template {
    var parser = TemplateParser(scanner: try TemplateScanner(bytes))
    return Template(tokens: try parser.tokens(until: nil))
  }

  private init(scanner: TemplateScanner) { self.scanner = scanner }

  private struct Opening {
    var name: String
    var position: TemplatePosition
  }

  private mutating func tokens(until opening: Opening?) throws(TemplateError) -> [TemplateToken] {
    depth += 1
    defer { depth -= 1 }
    if let opening, depth > Self.maximumDepth {
      throw TemplateError(
        position: opening.position, message: "태그가 \(Self.maximumDepth)겹 넘게 겹쳐 있습니다. 파셜로 나누십시오.")
    }
    var result: [TemplateToken] = []
    while index < scanner.tags.count {
      let tag = scanner.tags[index]
      addText(upTo: tag, &result)
      index += 1
      if tag.sigil == UInt8(ascii: "/") {
        guard let opening, opening.name == tag.content else {
          throw TemplateError(
            position: tag.position,
            message: opening.map {
              "‘{{/\($0.name)}}’ 자리에 ‘{{/\(tag.content)}}’ 태그가 있습니다. ‘{{/\($0.name)}}’ 태그로 고치십시오."
            }
              ?? "‘{{/\(tag.content)}}’에 맞는 여는 태그가 없습니다. 지우거나 여는 태그를 넣으십시오.")
        }
        return result
      }
      if let token = try token(tag) { result.append(token) }
    }
    if let opening {
      throw TemplateError(
        position: opening.position, message: "‘\(opening.name)’ 태그가 닫히지 않았습니다. ‘{{/\(opening.name)}}’ 태그를 넣으십시오.")
    }
    addText(upTo: nil, &result)
    return result
  }

  private mutating func token(_ tag: TemplateScanner.Tag) throws(TemplateError) -> TemplateToken? {
    let opening = Opening(name: tag.content, position: tag.position)
    let indent = tag.isStandalone ? tag.indent ?? [] : []
    switch tag.sigil {
    case UInt8(ascii: "!"), UInt8(ascii: "="): return nil
    case UInt8(ascii: "#"): return .section(name(tag), try tokens(until: opening))
    case UInt8(ascii: "^"): return .inverted(name(tag), try tokens(until: opening))
    case UInt8(ascii: "&"), UInt8(ascii: "{"): return .variable(name(tag), isEscaped: false)
    case UInt8(ascii: ">"): return .partial(partialName(tag), indent: indent)
    case UInt8(ascii: "<"):
      let overrides = try tokens(until: opening).compactMap { token -> TemplateBlock? in
        guard case .block(let block) = token else { return nil }
        let depth = TemplateIndentation.intrinsic(block.tokens)
        return TemplateBlock(
          name: block.name, tokens: TemplateIndentation.removing(depth, from: block.tokens),
          indent: [])
      }
      return .parent(partialName(tag), overrides: overrides, indent: indent)
    case UInt8(ascii: "$"):
      let inner = try tokens(until: opening)
      let own = tag.indent ?? []
      let depth = TemplateIndentation.intrinsic(inner)
      let isShown = tag.isStandalone && !inner.isEmpty
      return .block(
        TemplateBlock(
          name: tag.content, tokens: inner,
          indent: isShown ? Array(repeating: 0x20, count: depth) : own))
    default: return .variable(name(tag), isEscaped: true)
    }
  }

  private func name(_ tag: TemplateScanner.Tag) -> TemplateName {
    TemplateName(
      parts: tag.content == "." ? [] : tag.content.split(separator: ".").map(String.init),
      position: tag.position)
  }

  private func partialName(_ tag: TemplateScanner.Tag) -> PartialName {
    guard tag.content.hasPrefix("*") else { return .fixed(tag.content, tag.position) }
    let parts = tag.content.dropFirst().split(separator: ".").map(String.init)
    return .dynamic(TemplateName(parts: parts, position: tag.position))
  }

  /// Adds the text before a tag (or the end), without the line of a tag that stands alone.
  private mutating func addText(
    upTo tag: TemplateScanner.Tag?, _ result: inout [TemplateToken]
  ) {
    let end =
      tag.map { $0.range.lowerBound - ($0.isStandalone ? $0.indent?.count ?? 0 : 0) }
      ?? scanner.bytes.count
    let start = offset
    if let tag {
      offset =
        tag.isStandalone
        ? scanner.lineEnd(after: tag.range.upperBound) ?? tag.range.upperBound
        : tag.range.upperBound
    }
    let bytes = scanner.bytes
    // A tag that shows something and starts a line needs the indentation too.
    let showsAtEnd = tag.map { !$0.isStandalone } ?? false
    let starts = (start...max(start, end)).filter {
      ($0 == 0 || bytes[$0 - 1] == 0x0A) && ($0 < end || showsAtEnd)
    }
    guard start < end || !starts.isEmpty else { return }
    result.append(
      .text(
        TemplateText(
          bytes: Array(bytes[start..<max(start, end)]), lineStarts: starts.map { $0 - start })))
  }
}
