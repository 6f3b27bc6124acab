import GuideModel

/// The forms in which findings are printed.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github

  func text(_ diagnostics: [Diagnostic], _ sources: SourceFiles, files: Int, style: TextReport.Style)
    -> String
  {
    switch self {
    case .text: TextReport(sources, style).text(diagnostics)
    case .json: JSONReport(sources).text(diagnostics, files: files)
    case .sarif: SARIFReport(sources).text(diagnostics)
    case .github: GitHubReport(sources).text(diagnostics)
    }
  }
}

extension [Diagnostic] {
  func count(_ severity: Diagnostic.Severity) -> Int { count { $0.severity == severity } }

  /// `오류 0, 경고 2, 참고 5`.
  var tally: String { "오류 \(count(.error)), 경고 \(count(.warning)), 참고 \(count(.note))" }
}
