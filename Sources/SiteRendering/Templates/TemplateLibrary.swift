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
      guard String(validating: file.bytes, as: UTF8.self) != nil else {
        diagnostics.append(
          Diagnostic(
            "file.encoding", .error, "UTF-8이 아닌 글자가 있습니다. UTF-8로 다시 저장하십시오.", file: file.path, range: nil))
        continue
      }
      do throws(TemplateError) {
        templates[file.name] = try TemplateParser.parse(file.bytes)
      } catch {
        diagnostics.append(
          Diagnostic(
            "template.syntax", .error, error.message, file: file.path,
            range: SourceRange(error.position)))
      }
    }
    let paths = Dictionary(files.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
    let library = TemplateLibrary(templates: templates, paths: paths)
    if diagnostics.isEmpty { diagnostics = PageTemplate.checkAll(library) }
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
