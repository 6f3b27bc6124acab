/// A place in a template, counted from 1; columns are UTF-8 bytes.
package struct TemplatePosition: Sendable, Hashable {
  package var line: Int
  package var column: Int
}

/// `a.b.c`; empty for the implicit iterator `.`.
struct TemplateName: Sendable, Hashable {
  var parts: [String]
  var position: TemplatePosition

  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// A template's text with the offsets at which its lines start, so that it can be indented.
struct TemplateText: Sendable {
  var bytes: [UInt8]
  var lineStarts: [Int]
}

enum PartialName: Sendable {
  case fixed(String, TemplatePosition)
  /// `{{>*name}}`: the value of a name is the partial's name.
  case dynamic(TemplateName)
}

/// `{{$name}}…{{/name}}`.
struct TemplateBlock: Sendable {
  var name: String
  var tokens: [TemplateToken]
  /// What the lines of an override are indented by.
  var indent: [UInt8]
}

indirect enum TemplateToken: Sendable {
  case text(TemplateText)
  case variable(TemplateName, isEscaped: Bool)
  case section(TemplateName, [TemplateToken])
  case inverted(TemplateName, [TemplateToken])
  case partial(PartialName, indent: [UInt8])
  case parent(PartialName, overrides: [TemplateBlock], indent: [UInt8])
  case block(TemplateBlock)
}

/// A compiled template.
package struct Template: Sendable {
  var tokens: [TemplateToken]
}

/// Why a template cannot be compiled.
package struct TemplateError: Error, Hashable {
  package var position: TemplatePosition
  /// Korean: the fact first, then what to do.
  package var message: String
}
