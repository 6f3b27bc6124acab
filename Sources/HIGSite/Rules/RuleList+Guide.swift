import GuideModel

extension RuleList {
  /// What is wrong with data files.
  static let data: [Rule] = [
    Rule(
      "glossary.duplicate", .error, .file, "용어 id가 두 번 나옵니다.",
      .init(
        "terms:\n  - {id: a, english: a, korean: 가}\n  - {id: a, english: b, korean: 나}",
        "terms:\n  - {id: a, english: a, korean: 가}\n  - {id: b, english: b, korean: 나}",
        in: "Content/glossary.yaml")),
    Rule(
      "glossary.row", .error, .file, "영어나 한국어가 빈 줄입니다.",
      .init(described: "영어만 있는 CSV 줄", "영어와 한국어가 있는 줄")),
    Rule(
      "glossary.tbx", .error, .file, "TBX로 읽을 수 없는 XML입니다.",
      .init(described: "태그의 짝이 맞지 않는 파일", "짝이 맞는 파일")),
    Rule(
      "glossary.spec", .error, .guide, "용어에 딸린 예가 나와야 할 글과 다릅니다.",
      .init(
        "terms:\n  - {id: lamp, english: lamp, korean: 등불, specs: [{text: 램프를 켠다, fix: 등불을 켠다}]}",
        "terms:\n  - {id: lamp, english: lamp, korean: 등불, forbidden: [램프], specs: [{text: 램프를 켠다, fix: 등불을 켠다}]}",
        in: "Content/glossary.yaml")),
    Rule(
      "topics.duplicate", .error, .file, "주제나 분류의 id가 두 번 나옵니다.",
      .init(
        "categories:\n  - {id: a, english: A}\n  - {id: a, english: B}",
        "categories:\n  - {id: a, english: A}\n  - {id: b, english: B}", in: "Content/topics.yaml")),
  ]

  /// What is wrong between files.
  static let guide: [Rule] = [
    Rule(
      "link.unresolved", .error, .guide, "가리키는 글, 위치, 용어가 없는 링크입니다.",
      .init("[등](doc:lamp)", "[등](doc:example)"), .init("[등](#없음)", "[등](#등)\n\n## 등")),
    Rule(
      "link.alias", .note, .guide, "옛 이름으로 가는 링크입니다.",
      .init(
        "[등](doc:old-lamps)", "[등](doc:lamps)",
        with: ["Content/articles/lamps.md": "---\ntitle: 등\naliases: [old-lamps]\n---\n\n글"])),
    Rule(
      "figure.missing-file", .error, .guide, "그림 파일이 없습니다.",
      .init("![등](../images/lamp.svg)", "![등](todo)")),
    Rule(
      "image.orphan", .warning, .guide, "어느 글에서도 쓰지 않는 그림입니다.",
      .init(described: "쓰는 글이 없는 그림", "글에 있는 그림")),
    Rule(
      "slug.unknown", .error, .guide, "topics.yaml에 없는 이름의 글입니다.",
      .init(described: "exampel.md", "example.md")),
    Rule(
      "slug.reserved", .error, .guide, "사이트가 쓰는 이름의 글입니다.",
      .init(described: "index.md", "example.md")),
    Rule(
      "slug.character", .error, .guide, "주소로 쓸 수 없는 글자가 있는 이름입니다.",
      .init(
        "---\ntitle: 등\naliases: [\"a?b\"]\n---\n\n글", "---\ntitle: 등\naliases: [a-b]\n---\n\n글")),
    Rule(
      "slug.duplicate", .error, .guide, "두 파일이 같은 이름을 씁니다.",
      .init(described: "a/example.md와 b/example.md", "a/example.md 하나")),
    Rule(
      "slug.alias", .error, .guide, "이미 쓰는 이름의 별칭입니다.",
      .init("---\ntitle: 등\naliases: [search]\n---\n\n글", "---\ntitle: 등\naliases: [lamp]\n---\n\n글")),
    Rule(
      "upstream.revised", .note, .guide, "Apple의 글이 이 글이 따르는 판보다 새롭습니다.",
      .init(
        "---\ntitle: 등\nsource: {revised: 2023-01-01}\n---\n\n글",
        "---\ntitle: 등\nsource: {revised: 2024-05-01}\n---\n\n글", with: ["Content/topics.yaml": topics])),
    Rule(
      "upstream.section", .note, .guide, "Apple의 글에 있는 섹션이 없습니다.",
      .init("글", "글\n\n## 모양 {#Style}\n\n글", with: ["Content/upstream.yaml": upstream])),
    Rule(
      "upstream.support", .warning, .guide, "플랫폼을 말하는 문장이 Apple의 글과 다릅니다.",
      .init(
        "## 플랫폼 고려 사항\n\n글", "## 플랫폼 고려 사항\n\ntvOS에서는 지원되지 않습니다.",
        with: ["Content/upstream.yaml": upstream])),
  ]

  private static let upstream = """
    topics:
      example:
        headings: [{level: 2, english: Style, anchor: Style}]
        notSupported: [tvOS]

    """
}
