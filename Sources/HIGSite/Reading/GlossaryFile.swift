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
