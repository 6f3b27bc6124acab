import Foundation
import GuideModel

/// Findings as SARIF 2.1.0 (OASIS), one run.
struct SARIFReport {
  private let counter: ColumnCounter

  init(_ sources: SourceFiles) {
    counter = ColumnCounter(sources: sources, unit: .unicodeScalars)
  }

  func text(_ diagnostics: [Diagnostic]) -> String {
    let rules = Set(diagnostics.map(\.id)).sorted()
    return JSONText.text(
      Log(
        runs: [
          Run(
            tool: Tool(driver: Driver(version: HIGVersion.text, rules: rules.map(Self.described))),
            results: diagnostics.map(result))
        ]))
  }

  private static func described(_ id: String) -> ReportedRule {
    ReportedRule(id: id, shortDescription: RuleList[id].map { Message(text: $0.summary) })
  }

  private func result(_ diagnostic: Diagnostic) -> Result {
    Result(
      ruleId: diagnostic.id, level: diagnostic.severity.rawValue,
      message: Message(text: diagnostic.message),
      locations: [location(diagnostic.file, diagnostic.range, nil)],
      relatedLocations: diagnostic.notes.isEmpty
        ? nil : diagnostic.notes.map { location($0.file, $0.range, $0.message) },
      fixes: diagnostic.fixes.isEmpty
        ? nil : diagnostic.fixes.map { fix($0, diagnostic.file) })
  }

  private func fix(_ fix: Diagnostic.Fix, _ file: String) -> Fix {
    Fix(
      description: Message(text: fix.summary),
      artifactChanges: [
        Change(
          artifactLocation: artifact(file),
          replacements: fix.edits.map {
            Replacement(
              deletedRegion: region($0.range, file),
              insertedContent: Message(text: $0.replacement))
          })
      ],
      properties: Properties(applicability: fix.applicability.rawValue))
  }

  private func location(_ file: String, _ range: SourceRange?, _ message: String?) -> Location {
    Location(
      physicalLocation: Physical(
        artifactLocation: artifact(file), region: range.map { region($0, file) }),
      message: message.map(Message.init))
  }

  private func artifact(_ file: String) -> Artifact {
    Artifact(
      uri: file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
  }

  private func region(_ range: SourceRange, _ file: String) -> Region {
    let counted = counter.range(range, in: file)
    return Region(
      startLine: counted.start.line, startColumn: counted.start.column,
      endLine: counted.end.line, endColumn: counted.end.column)
  }

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "hig"
    var version: String
    var rules: [ReportedRule]
  }

  private struct ReportedRule: Encodable {
    var id: String
    var shortDescription: Message?
  }

  private struct Message: Encodable { var text: String }

  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
  }

  private struct Location: Encodable {
    var physicalLocation: Physical
    var message: Message?
  }

  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  private struct Artifact: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  private struct Fix: Encodable {
    var description: Message
    var artifactChanges: [Change]
    var properties: Properties
  }

  /// SARIF has no word for how sure a fix is: a property bag of ours.
  private struct Properties: Encodable { var applicability: String }

  private struct Change: Encodable {
    var artifactLocation: Artifact
    var replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }
}
