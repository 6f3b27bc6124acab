package import GuideModel

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
      symbols[name] = path
    }
    return Parsed(symbols, reader.diagnostics)
  }
}
