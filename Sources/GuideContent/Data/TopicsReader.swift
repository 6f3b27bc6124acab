package import GuideModel
import HangulText

/// Reads Content/topics.yaml.
package enum TopicsReader {
  package static func read(_ source: SourceText) -> Parsed<TopicMap> {
    var reader = YAMLReader(source.path)
    guard let tree = reader.tree(source) else { return Parsed(TopicMap(), reader.diagnostics) }
    let root = reader.mapping(tree, keys: ["categories"], required: ["categories"])
    var seen: [String: SourceRange] = [:]
    var ids: Set<String> = []
    let categories = reader.sequence(root["categories"]).map { node in
      let values = reader.mapping(
        node, keys: ["id", "english", "korean", "topics", "groups"], required: ["id", "english"])
      let groups = reader.sequence(values["groups"]).map { node in
        let values = reader.mapping(
          node, keys: ["id", "english", "korean", "topics"], required: ["id", "english"])
        return TopicMap.Group(
          id: id(&reader, values["id"], &ids), english: reader.string(values["english"]) ?? "",
          korean: reader.string(values["korean"]), topics: topics(&reader, values["topics"], &seen))
      }
      return TopicMap.Category(
        id: id(&reader, values["id"], &ids), english: reader.string(values["english"]) ?? "",
        korean: reader.string(values["korean"]), topics: topics(&reader, values["topics"], &seen),
        groups: groups)
    }
    return Parsed(TopicMap(categories: categories), reader.diagnostics)
  }

  /// The id of a category or group, which no other one has.
  private static func id(_ reader: inout YAMLReader, _ node: YAMLNode?, _ ids: inout Set<String>) -> String {
    guard let id = reader.slug(node) else { return "" }
    if !ids.insert(id.value).inserted {
      reader.report(.topicsDuplicate, "id \(id.value.quoted(.subject)) 두 번 나옵니다. 하나를 바꾸십시오.", id.range)
    }
    return id.value
  }

  private static func topics(
    _ reader: inout YAMLReader, _ node: YAMLNode?, _ seen: inout [String: SourceRange]
  ) -> [TopicMap.Topic] {
    var topics: [TopicMap.Topic] = []
    for node in reader.sequence(node) {
      let values = reader.mapping(
        node, keys: ["slug", "english", "korean", "revised"], required: ["slug", "english"])
      guard let slug = reader.slug(values["slug"]) else { continue }
      if let first = seen.updateValue(slug.range, forKey: slug.value) {
        reader.report(
          .topicsDuplicate,
          "주제 \(slug.value.quoted(.subject)) 두 번 나옵니다. 처음은 \(first.start.line)번째 줄입니다. 하나를 지우십시오.", slug.range)
        continue
      }
      topics.append(
        TopicMap.Topic(
          slug: slug.value, english: reader.string(values["english"]) ?? slug.value,
          korean: reader.string(values["korean"]), revised: reader.date(values["revised"])))
    }
    return topics
  }
}

extension Rule {
  package static let topicsDuplicate = Rule(
    "topics.duplicate", .error, .file, "주제나 분류의 id가 두 번 나옵니다.",
    .init(
      "categories:\n  - {id: a, english: A}\n  - {id: a, english: B}",
      "categories:\n  - {id: a, english: A}\n  - {id: b, english: B}", in: "Content/topics.yaml"))
}
