import GuideModel

/// Findings as workflow commands, which GitHub shows beside the changed lines.
struct GitHubReport {
  private let counter: ColumnCounter

  init(_ sources: SourceFiles) {
    counter = ColumnCounter(sources: sources, unit: .graphemeClusters)
  }

  func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      var properties = ["file=\(Self.escaped(diagnostic.file, isProperty: true))"]
      if let range = diagnostic.range {
        let counted = counter.range(range, in: diagnostic.file)
        properties.append("line=\(counted.start.line)")
        properties.append("col=\(counted.start.column)")
        if counted.end.line == counted.start.line, counted.end.column > counted.start.column {
          properties.append("endColumn=\(counted.end.column)")
        }
      }
      properties.append("title=\(Self.escaped(diagnostic.id, isProperty: true))")
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      return "::\(command) \(properties.joined(separator: ","))::"
        + Self.escaped(diagnostic.message, isProperty: false) + "\n"
    }
    .joined()
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return result
  }
}
