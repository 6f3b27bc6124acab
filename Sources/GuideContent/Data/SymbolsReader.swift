package import GuideModel
import HangulText

/// Reads Content/symbols.yaml: API symbol to its path under developer.apple.com/documentation/.
package enum SymbolsReader {
  package static func read(_ source: SourceText) -> Parsed<[String: String]> {
    var reader = YAMLReader(source.path)
    guard let tree = reader.tree(source) else { return Parsed([:], reader.diagnostics) }
    let root = reader.mapping(tree, keys: ["symbols"], required: ["symbols"])
    var symbols: [String: String] = [:]
    for pair in root["symbols"].flatMap({ reader.pairs($0) }) ?? [] {
      guard let name = reader.string(pair.key), let path = reader.string(pair.value) else {
        continue
      }
      symbols[name] = Self.path(path, pair.value.range, &reader)
    }
    return Parsed(symbols, reader.diagnostics)
  }

  private static let root = "developer.apple.com/documentation/"

  /// A path as it stands behind the root; an address of Apple's documentation is shortened to it, and told.
  private static func path(_ written: String, _ range: SourceRange, _ reader: inout YAMLReader) -> String? {
    // A colon belongs to a method's arguments; in the first part it would be a scheme's.
    let isPath = { (text: String) in
      text.wholeMatch(of: /[A-Za-z0-9][^\/:?#\s\\<>"]*(\/[^?#\s\\<>"]*)?(#[^\s<>"]*)?/) != nil
    }
    if isPath(written), !written.hasPrefix("documentation/"), !written.contains(Self.root) { return written }
    let address = written.replacing(/^https?:\/\//, with: "").replacing(
      /^(developer\.apple\.com)?\/*(documentation\/)?\/*|\/+$/, with: "")
    let isOurs = !written.contains("://") || written.contains(Self.root)
    guard isOurs, isPath(address) else {
      reader.report(
        .yamlValue, "\(written.quoted(.topic)) Apple 개발자 문서의 주소가 아닙니다. ‘\(root)’ 뒤의 경로만 적으십시오(예: uikit/uibutton).",
        range)
      return nil
    }
    reader.report(
      .yamlValue, "‘\(root)’ 뒤의 경로만 적습니다. \(address.quoted(.direction)) 고치십시오.", range,
      fixes: [.replace(range, with: address)])
    return address
  }
}
