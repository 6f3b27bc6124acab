package import GuideModel

/// All templates of the Templates folder, compiled once.
package struct TemplateLibrary: Sendable {
  /// A template file.
  package struct File: Sendable {
    /// Path as it is shown to people.
    package var path: String
    /// Name in templates: path below Templates/ without `.mustache`.
    package var name: String
    package var bytes: [UInt8]

    package init(path: String, name: String, bytes: [UInt8]) {
      self.path = path
      self.name = name
      self.bytes = bytes
    }
  }

  let templates: [String: Template]
  let paths: [String: String]

  package static func load(_ files: [File]) -> Parsed<TemplateLibrary> {
    var templates: [String: Template] = [:]
    var diagnostics: [Diagnostic] = []
    for file in files {
      if let problem = SourceText(path: file.path, bytes: file.bytes).encodingProblem {
        diagnostics.append(problem)
        continue
      }
      do throws(TemplateError) {
        templates[file.name] = try TemplateParser.parse(file.bytes)
      } catch {
        diagnostics.append(
          Diagnostic(
            .templateSyntax, error.message, file: file.path,
            range: SourceRange(error.position)))
      }
    }
    let paths = Dictionary(files.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
    let library = TemplateLibrary(templates: templates, paths: paths)
    if diagnostics.isEmpty { diagnostics = PageTemplate.checkAll(library) + TemplateSlips.check(files) }
    return Parsed(library, diagnostics)
  }

  /// A page's bytes.
  func render<View: TypedView>(_ template: PageTemplate, _ view: View) -> [UInt8] {
    guard let compiled = templates[template.rawValue] else {
      preconditionFailure("the library was checked to have \(template.rawValue)")
    }
    return TemplateRenderer.render(compiled, partials: templates, root: .view(view))
  }
}

extension SourceRange {
  init(_ position: TemplatePosition) {
    self.init(line: position.line, columns: position.column..<position.column)
  }
}

extension Rule {
  package static let templateSyntax = Rule(
    "template.syntax", .error, .file, "Mustache로 읽을 수 없습니다.",
    .init("{{#title}}", "{{#title}}{{/title}}", in: "Templates/page.mustache"))
}
