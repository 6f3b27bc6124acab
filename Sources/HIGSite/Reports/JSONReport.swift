import Foundation
import GuideModel

/// Findings as JSON; columns count Unicode scalars from 1, ends are exclusive.
struct JSONReport {
  private let counter: ColumnCounter

  init(_ sources: SourceFiles) {
    counter = ColumnCounter(sources: sources, unit: .unicodeScalars)
  }

  func text(_ diagnostics: [Diagnostic], files: Int) -> String {
    let report = Report(
      diagnostics: diagnostics.map(finding),
      summary: Summary(
        errors: diagnostics.count(.error), warnings: diagnostics.count(.warning),
        notes: diagnostics.count(.note), files: files))
    return JSONText.text(report)
  }

  struct Position: Encodable {
    var line: Int
    var column: Int
  }

  struct Range: Encodable {
    var start: Position
    var end: Position
  }

  private struct Report: Encodable {
    var diagnostics: [Finding]
    var summary: Summary
  }

  private struct Summary: Encodable {
    var errors: Int
    var warnings: Int
    var notes: Int
    var files: Int
  }

  private struct Finding: Encodable {
    var id: String
    var severity: String
    var message: String
    var file: String
    var range: Range?
    var notes: [Note]
    var fixes: [Fix]

    enum CodingKeys: CodingKey { case id, severity, message, file, range, notes, fixes }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(severity, forKey: .severity)
      try container.encode(message, forKey: .message)
      try container.encode(file, forKey: .file)
      try container.encode(range, forKey: .range)
      try container.encode(notes, forKey: .notes)
      try container.encode(fixes, forKey: .fixes)
    }
  }

  private struct Note: Encodable {
    var message: String
    var file: String
    var range: Range?
  }

  private struct Fix: Encodable {
    var summary: String
    /// `safe` or `suggested`.
    var applicability: String
    var edits: [Edit]
  }

  private struct Edit: Encodable {
    var range: Range
    var replacement: String
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    Finding(
      id: diagnostic.id, severity: diagnostic.severity.rawValue, message: diagnostic.message,
      file: diagnostic.file, range: range(diagnostic.range, diagnostic.file),
      notes: diagnostic.notes.map {
        Note(message: $0.message, file: $0.file, range: range($0.range, $0.file))
      },
      fixes: diagnostic.fixes.map { fix in
        Fix(
          summary: fix.summary, applicability: fix.applicability.rawValue,
          edits: fix.edits.map {
            Edit(range: convert($0.range, diagnostic.file), replacement: $0.replacement)
          })
      })
  }

  private func range(_ range: SourceRange?, _ file: String) -> Range? {
    range.map { convert($0, file) }
  }

  private func convert(_ range: SourceRange, _ file: String) -> Range {
    let counted = counter.range(range, in: file)
    return Range(
      start: Position(line: counted.start.line, column: counted.start.column),
      end: Position(line: counted.end.line, column: counted.end.column))
  }
}

enum JSONText {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("a report holds only texts and numbers: \(error)")
    }
  }
}
