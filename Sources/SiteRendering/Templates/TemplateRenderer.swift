/// Renders a compiled template to bytes.
struct TemplateRenderer {
  private let partials: [String: Template]
  private var contexts: [TemplateValue]
  private var overrides: [String: TemplateBlock] = [:]
  private var indent: [UInt8] = []
  private var depth = 0
  private(set) var output: [UInt8] = []
  /// Partials may call themselves this deep; the data of a page is never as deep.
  private static let maximumDepth = 400

  init(partials: [String: Template], root: TemplateValue) {
    self.partials = partials
    contexts = [root]
    output.reserveCapacity(32 << 10)
  }

  static func render(_ template: Template, partials: [String: Template], root: TemplateValue)
    -> [UInt8]
  {
    var renderer = TemplateRenderer(partials: partials, root: root)
    renderer.render(template.tokens)
    return renderer.output
  }

  private mutating func render(_ tokens: [TemplateToken]) {
    for token in tokens {
      switch token {
      case .text(let text): write(text)
      case .variable(let name, let isEscaped):
        let text = lookup(name).text
        if isEscaped { HTML.escape(text, into: &output) } else { output += text.utf8 }
      case .section(let name, let inner): section(lookup(name), inner)
      case .inverted(let name, let inner): if !lookup(name).isTrue { render(inner) }
      case .partial(let name, let more):
        if let template = template(name) { render(template, indent: more) }
      case .parent(let name, let blocks, let more):
        guard let template = template(name) else { continue }
        let outer = overrides
        for block in blocks where outer[block.name] == nil { overrides[block.name] = block }
        render(template, indent: more)
        overrides = outer
      case .block(let block):
        guard let override = overrides[block.name] else {
          render(block.tokens)
          continue
        }
        let outer = indent
        indent += block.indent
        renderOverride(override, startsLine: output.last == 0x0A || output.isEmpty)
        indent = outer
      }
    }
  }

  /// The first line of an override is already indented where its block does not start a line.
  private mutating func renderOverride(_ block: TemplateBlock, startsLine: Bool) {
    guard !startsLine, case .text(var text)? = block.tokens.first, text.lineStarts.first == 0 else {
      return render(block.tokens)
    }
    text.lineStarts.removeFirst()
    render([.text(text)] + block.tokens.dropFirst())
  }

  private mutating func render(_ template: Template, indent more: [UInt8]) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    let outer = indent
    indent += more
    render(template.tokens)
    indent = outer
    depth -= 1
  }

  private func template(_ name: PartialName) -> Template? {
    switch name {
    case .fixed(let name, _): partials[name]
    case .dynamic(let name): partials[lookup(name).text]
    }
  }

  private mutating func section(_ value: TemplateValue, _ inner: [TemplateToken]) {
    guard value.isTrue else { return }
    let items: [TemplateValue] = if case .list(let list) = value { list } else { [value] }
    for item in items {
      contexts.append(item)
      render(inner)
      contexts.removeLast()
    }
  }

  private mutating func write(_ text: TemplateText) {
    guard !indent.isEmpty, !text.lineStarts.isEmpty else {
      output += text.bytes
      return
    }
    var done = 0
    for start in text.lineStarts {
      output += text.bytes[done..<start]
      output += indent
      done = start
    }
    output += text.bytes[done...]
  }

  private func lookup(_ name: TemplateName) -> TemplateValue {
    guard let first = name.parts.first else { return contexts[contexts.count - 1] }
    for context in contexts.reversed() {
      guard case .view(let view) = context, var value = view.value(named: first) else { continue }
      for part in name.parts.dropFirst() {
        guard case .view(let inner) = value else { return .none }
        value = inner.value(named: part) ?? .none
      }
      return value
    }
    return .none
  }
}
