import GuideModel

extension RuleList {
  /// What is wrong with files, front matter, YAML and templates.
  static let files: [Rule] = [
    Rule(
      "file.encoding", .error, .file, "UTF-8이 아닌 글자가 있는 파일입니다.",
      .init(described: "CP949로 저장한 파일", "UTF-8로 저장한 파일")),
    Rule(
      "file.unreadable", .error, .file, "권한이 없어 읽을 수 없는 파일입니다.",
      .init(described: "읽을 권한이 없는 파일", "읽을 권한이 있는 파일")),
    Rule(
      "file.duplicate", .error, .guide, "완성형 이름과 풀어 쓴 이름으로 두 번 있는 그림입니다.",
      .init(described: "같은 이름을 NFC와 NFD로 쓴 두 파일", "NFC로 쓴 한 파일")),
    Rule(
      "file.normalization", .warning, .file, "이름이 풀어 쓴 한글(NFD)인 파일입니다.",
      .init(described: "NFD로 쓴 파일 이름", "NFC로 쓴 파일 이름")),
    Rule(
      "file.link", .warning, .file, "따라가지 않은 심볼릭 링크입니다.",
      .init(described: "내용 폴더 밖을 가리키는 링크", "복사해 넣은 파일")),
    Rule(
      "frontmatter.missing", .error, .file, "앞부분 정보가 없거나 닫히지 않았습니다.",
      .init("---\ntitle: 등\n\n글입니다.", "---\ntitle: 등\n---\n\n글입니다.")),
    Rule(
      "frontmatter.draft", .note, .file, "초안이라 사이트에 들어가지 않은 글입니다.",
      .init(described: "draft: true", "draft 줄이 없는 글")),
    Rule(
      "frontmatter.english", .warning, .guide, "영어 제목이 topics.yaml과 다릅니다.",
      .init(
        "---\ntitle: 등\nenglish: Lamp\n---\n\n글입니다.", "---\ntitle: 등\nenglish: Lamps\n---\n\n글입니다.",
        with: ["Content/topics.yaml": topics])),
    Rule(
      "yaml.syntax", .error, .file, "YAML로 읽을 수 없습니다.",
      .init("title: 등: 빛", "title: \"등: 빛\"", in: "Content/site.yaml")),
    Rule(
      "yaml.type", .error, .file, "값의 꼴이 다릅니다.",
      .init("title: [등]", "title: 등", in: "Content/site.yaml")),
    Rule(
      "yaml.value", .error, .file, "정해진 값이 아닙니다.",
      .init("terminology: {prefer: mine}", "terminology: {prefer: house}", in: "Content/site.yaml")),
    Rule(
      "yaml.date", .error, .file, "날짜로 읽을 수 없습니다.",
      .init("---\ntitle: 등\npublished: 어제\n---\n\n글", "---\ntitle: 등\npublished: 2024-01-31\n---\n\n글")),
    Rule(
      "yaml.unknown-key", .error, .file, "없는 키입니다.",
      .init("titel: 등", "title: 등", in: "Content/site.yaml")),
    Rule(
      "yaml.duplicate-key", .error, .file, "같은 키가 두 번 있습니다.",
      .init("title: 등\ntitle: 불", "title: 등", in: "Content/site.yaml")),
    Rule(
      "yaml.missing-key", .error, .file, "꼭 있어야 할 키가 없습니다.",
      .init("---\nsummary: 방을 밝히는 것\n---\n\n글", "---\ntitle: 등\n---\n\n글")),
    Rule(
      "yaml.curly-quotes", .warning, .file, "둥근따옴표는 YAML의 따옴표가 아닙니다.",
      .init("title: “등”", "title: \"등\"", in: "Content/site.yaml")),
    Rule(
      "template.missing", .error, .file, "없는 템플릿을 부릅니다.",
      .init("{{> lay}}", "{{> footer}}", in: "Templates/page.mustache", with: ["Templates/footer.mustache": "끝"])),
    Rule(
      "template.recursion", .error, .file, "템플릿이 자기를 끝없이 다시 부릅니다.",
      .init("{{> page}}", "{{title}}", in: "Templates/page.mustache")),
    Rule(
      "template.syntax", .error, .file, "Mustache로 읽을 수 없습니다.",
      .init("{{#title}}", "{{#title}}{{/title}}", in: "Templates/page.mustache")),
    Rule(
      "template.unknown-name", .error, .file, "그 자리에서 쓸 수 없는 이름입니다.",
      .init("{{titel}}", "{{title}}", in: "Templates/page.mustache")),
  ]

  static let topics = """
    categories:
      - id: things
        english: Things
        topics:
          - {slug: example, english: Lamps, revised: 2024-05-01}

    """
}
