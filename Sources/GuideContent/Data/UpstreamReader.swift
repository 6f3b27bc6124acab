package import GuideModel

/// Reads Content/upstream.yaml.
package enum UpstreamReader {
  package static func read(_ source: SourceText) -> Parsed<UpstreamFacts> {
    var reader = YAMLReader(source.path)
    guard let tree = reader.tree(source) else { return Parsed(UpstreamFacts(), reader.diagnostics) }
    let root = reader.mapping(tree, keys: ["topics"], required: ["topics"])
    var pages: [String: UpstreamFacts.Page] = [:]
    for pair in root["topics"].flatMap({ reader.pairs($0) }) ?? [] {
      guard let slug = reader.string(pair.key) else { continue }
      pages[slug] = page(&reader, pair.value)
    }
    return Parsed(UpstreamFacts(pages: pages), reader.diagnostics)
  }

  private static func page(_ reader: inout YAMLReader, _ node: YAMLNode) -> UpstreamFacts.Page {
    var page = UpstreamFacts.Page()
    let values = reader.mapping(
      node, keys: ["headings", "notSupported", "noAdditional", "related", "symbols"])
    page.headings = reader.sequence(values["headings"]).map { node in
      let values = reader.mapping(
        node, keys: ["level", "english", "korean", "anchor"],
        required: ["level", "english", "anchor"])
      return UpstreamFacts.Heading(
        level: reader.integer(values["level"]) ?? 2,
        english: reader.string(values["english"]) ?? "", korean: reader.string(values["korean"]),
        anchor: reader.string(values["anchor"]) ?? "")
    }
    page.notSupported = platforms(&reader, values["notSupported"])
    page.noAdditional = platforms(&reader, values["noAdditional"])
    page.related = reader.strings(values["related"]).map(\.value)
    page.symbols = reader.sequence(values["symbols"]).map { node in
      let values = reader.mapping(node, keys: ["name", "path"], required: ["name", "path"])
      return UpstreamFacts.Symbol(
        name: reader.string(values["name"]) ?? "", path: reader.string(values["path"]) ?? "")
    }
    return page
  }

  private static func platforms(_ reader: inout YAMLReader, _ node: YAMLNode?) -> [Platform]? {
    guard let node, !node.isNull else { return nil }
    return reader.sequence(node).compactMap { reader.choice($0, Platform.self) }
  }
}
