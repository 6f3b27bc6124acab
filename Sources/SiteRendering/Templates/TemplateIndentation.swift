/// The indentation of a block's lines, which an override takes over.
enum TemplateIndentation {
  /// The white space at the start of the first line; 0 where the block does not begin with a line.
  static func intrinsic(_ tokens: [TemplateToken]) -> Int {
    guard case .text(let text)? = tokens.first, text.lineStarts.first == 0 else { return 0 }
    return text.bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// The tokens with up to so many blanks less at the start of every line.
  static func removing(_ depth: Int, from tokens: [TemplateToken]) -> [TemplateToken] {
    guard depth > 0 else { return tokens }
    return tokens.map { token in
      switch token {
      case .text(let text): return .text(removing(depth, from: text))
      case .section(let name, let inner): return .section(name, removing(depth, from: inner))
      case .inverted(let name, let inner): return .inverted(name, removing(depth, from: inner))
      case .partial(let name, let indent):
        return .partial(name, indent: Array(indent.dropFirst(depth)))
      case .parent(let name, let overrides, let indent):
        return .parent(name, overrides: overrides, indent: Array(indent.dropFirst(depth)))
      case .block(let block):
        return .block(
          TemplateBlock(
            name: block.name, tokens: removing(depth, from: block.tokens),
            indent: Array(block.indent.dropFirst(depth))))
      case .variable: return token
      }
    }
  }

  private static func removing(_ depth: Int, from text: TemplateText) -> TemplateText {
    var result = TemplateText(bytes: [], lineStarts: [])
    var done = 0
    for start in text.lineStarts {
      result.bytes += text.bytes[done..<start]
      result.lineStarts.append(result.bytes.count)
      let blanks = text.bytes[start...].prefix(depth).prefix { $0 == 0x20 || $0 == 0x09 }.count
      done = start + blanks
    }
    result.bytes += text.bytes[done...]
    return result
  }
}
