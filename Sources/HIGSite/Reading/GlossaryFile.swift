import Foundation
import GuideContent
import GuideModel

/// A glossary that was named, in any of its forms, with the text that its findings speak of.
package struct GlossaryFile: Sendable {
  var source: SourceText
  var parsed: Parsed<Glossary>

  /// - Throws: `Blocked` where it cannot be read.
  package static func read(_ path: String, _ files: DataFiles = DataFiles()) throws(Blocked) -> Self {
    guard let source = files[path] else {
      throw Blocked.unreadable(.glossary, path)
    }
    if let problem = GlossaryFormat.problem(source) {
      return Self(source: SourceText(path: path, bytes: []), parsed: Parsed(Glossary(file: path), [problem]))
    }
    guard source.firstInvalid == nil else {
      throw Blocked.notUTF8(path)
    }
    return Self(source: source, parsed: parsed(source))
  }

  /// The form is told by the name's extension.
  private static func parsed(_ source: SourceText) -> Parsed<Glossary> {
    switch (source.path as NSString).pathExtension.lowercased() {
    case "tsv", "csv", "txt", "tab", "utf8", "omegat": GlossaryTable.read(source)
    case "tbx", "xml": TBXReader.read(source)
    default: GlossaryReader.read(source)
    }
  }
}

/// Files that are no glossary, whatever they are called.
enum GlossaryFormat {
  static let rule = Rule(
    "glossary.format", .error, .file, "용어집이 아닌 파일입니다.",
    .init(described: "Excel 파일", "CSV로 저장한 파일"))

  static func problem(_ source: SourceText) -> Diagnostic? {
    let name = (source.path as NSString).pathExtension.lowercased()
    let isArchive =
      source.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || ["xlsx", "xls", "numbers", "ods"].contains(name)
    guard isArchive || source.bytes.prefix(4096).contains(0) else { return nil }
    return Diagnostic(
      rule, "용어집으로 읽을 수 없는 파일입니다. 표는 CSV(UTF-8)로 저장해서 주십시오.", about: name, file: source.path, range: nil)
  }
}
