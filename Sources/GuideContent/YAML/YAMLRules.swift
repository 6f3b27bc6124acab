package import GuideModel

extension Rule {
  package static let yamlSyntax = Rule(
    "yaml.syntax", .error, .file, "YAML로 읽을 수 없습니다.",
    .init("title: 등: 빛", "title: \"등: 빛\"", in: "Content/site.yaml"))

  package static let yamlType = Rule(
    "yaml.type", .error, .file, "값의 꼴이 다릅니다.",
    .init("title: [등]", "title: 등", in: "Content/site.yaml"))

  package static let yamlValue = Rule(
    "yaml.value", .error, .file, "정해진 값이 아닙니다.",
    .init("terminology: {prefer: mine}", "terminology: {prefer: house}", in: "Content/site.yaml"))

  package static let yamlDate = Rule(
    "yaml.date", .error, .file, "날짜로 읽을 수 없습니다.",
    .init("---\ntitle: 등\npublished: 어제\n---\n\n글", "---\ntitle: 등\npublished: 2024-01-31\n---\n\n글"))

  package static let yamlUnknownKey = Rule(
    "yaml.unknown-key", .error, .file, "없는 키입니다.",
    .init("titel: 등", "title: 등", in: "Content/site.yaml"))

  package static let yamlDuplicateKey = Rule(
    "yaml.duplicate-key", .error, .file, "같은 키가 두 번 있습니다.",
    .init("title: 등\ntitle: 불", "title: 등", in: "Content/site.yaml"))

  package static let yamlMissingKey = Rule(
    "yaml.missing-key", .error, .file, "꼭 있어야 할 키가 없습니다.",
    .init("---\nsummary: 방을 밝히는 것\n---\n\n글", "---\ntitle: 등\n---\n\n글"))
}
