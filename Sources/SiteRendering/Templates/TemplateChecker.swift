package import GuideModel
import HangulText

/// Checks every name in a page's template, and in all that it includes, against the page's view type.
struct TemplateChecker {
  private let library: TemplateLibrary
  private(set) var diagnostics: [Diagnostic] = []
  private var visited: Set<String> = []
  /// The partials that are being visited, with the sections that were open when each was entered.
  private var active: [(name: String, sections: Int)] = []
  private var openSections = 0
  private var overrides: [String: (tokens: [TemplateToken], file: String)] = [:]

  init(_ library: TemplateLibrary) { self.library = library }

  mutating func check(_ name: String, against fields: any AnyViewFields) {
    guard let template = library.templates[name] else {
      diagnostics.append(
        Diagnostic(
          .templateMissing, "템플릿 ‘\(name).mustache’가 없습니다. Templates 폴더에 넣으십시오.",
          file: "Templates/\(name).mustache", range: nil))
      return
    }
    active = [(name, openSections)]
    visit(template.tokens, library.paths[name] ?? name, [fields])
  }

  private mutating func visit(
    _ tokens: [TemplateToken], _ file: String, _ stack: [any AnyViewFields]
  ) {
    for token in tokens {
      switch token {
      case .text: continue
      case .variable(let name, _): _ = resolve(name, file, stack)
      case .section(let name, let inner):
        openSections += 1
        defer { openSections -= 1 }
        if case .view(let fields)? = resolve(name, file, stack) {
          visit(inner, file, Self.pushing(fields, on: stack))
        } else {
          visit(inner, file, stack)
        }
      case .inverted(let name, let inner):
        _ = resolve(name, file, stack)
        visit(inner, file, stack)
      case .partial(let name, _): include(name, file, stack)
      case .parent(let name, let blocks, _):
        let outer = overrides
        for block in blocks where outer[block.name] == nil {
          overrides[block.name] = (block.tokens, file)
        }
        include(name, file, stack)
        overrides = outer
      case .block(let block):
        if let override = overrides[block.name] {
          visit(override.tokens, override.file, stack)
        } else {
          visit(block.tokens, file, stack)
        }
      }
    }
  }

  /// A type stands in the stack once, so that partials that include themselves come to an end.
  private static func pushing(_ fields: any AnyViewFields, on stack: [any AnyViewFields])
    -> [any AnyViewFields]
  {
    stack.filter { $0.typeName != fields.typeName } + [fields]
  }

  private mutating func include(
    _ name: PartialName, _ file: String, _ stack: [any AnyViewFields]
  ) {
    switch name {
    case .dynamic(let name):
      _ = resolve(name, file, stack)
      for kind in BlockView.Kind.allCases { include(kind.rawValue, name.position, file, stack) }
    case .fixed(let name, let position): include(name, position, file, stack)
    }
  }

  private mutating func include(
    _ name: String, _ position: TemplatePosition, _ file: String, _ stack: [any AnyViewFields]
  ) {
    guard let template = library.templates[name] else {
      let near = NearestName.candidates(for: name, among: library.templates.keys.sorted())
      report(
        .templateMissing,
        "템플릿 \(name.quoted(.object)) 찾을 수 없습니다.\(near.isEmpty ? "" : " " + proposal(near))",
        position, file)
      return
    }
    let key = ([name] + stack.map(\.typeName) + overrides.keys.sorted()).joined(separator: "/")
    if active.contains(where: { $0.name == name && $0.sections == openSections }) {
      report(.templateRecursion, "템플릿 \(name.quoted(.subject)) 자기를 끝없이 다시 부릅니다. 섹션 안으로 옮기십시오.", position, file)
      return
    }
    guard visited.insert(key).inserted else { return }
    active.append((name, openSections))
    visit(template.tokens, library.paths[name] ?? name, stack)
    active.removeLast()
  }

  private mutating func resolve(
    _ name: TemplateName, _ file: String, _ stack: [any AnyViewFields]
  ) -> FieldType? {
    guard let first = name.parts.first else { return nil }
    var type = stack.reversed().lazy.compactMap { $0.type(of: first) }.first
    var missing = first
    for part in name.parts.dropFirst() {
      guard case .view(let fields)? = type else { break }
      (type, missing) = (fields.type(of: part), part)
    }
    if let type { return type }
    let known = Array(Set(stack.flatMap(\.names))).sorted()
    let near = NearestName.candidates(for: missing, among: known)
    report(
      .templateUnknownName,
      "이 자리에서 쓸 수 없는 이름 ‘\(name.text)’입니다. "
        + (near.isEmpty ? "쓸 수 있는 이름은 \(quotedList(known))입니다." : proposal(near)),
      name.position, file)
    return nil
  }

  private mutating func report(
    _ rule: Rule, _ message: String, _ position: TemplatePosition, _ file: String
  ) {
    let diagnostic = Diagnostic(rule, message, file: file, range: SourceRange(position))
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension Rule {
  package static let templateMissing = Rule(
    "template.missing", .error, .file, "없는 템플릿을 부릅니다.",
    .init("{{> lay}}", "{{> footer}}", in: "Templates/page.mustache", with: ["Templates/footer.mustache": "끝"]))

  package static let templateRecursion = Rule(
    "template.recursion", .error, .file, "템플릿이 자기를 끝없이 다시 부릅니다.",
    .init("{{> page}}", "{{title}}", in: "Templates/page.mustache"))

  package static let templateUnknownName = Rule(
    "template.unknown-name", .error, .file, "그 자리에서 쓸 수 없는 이름입니다.",
    .init("{{titel}}", "{{title}}", in: "Templates/page.mustache"))
}
