import GuideModel

extension RuleList {
  /// What is wrong with Markdown and the structure it is read into.
  static let markdown: [Rule] = [
    Rule(
      "markdown.emphasis", .warning, .file, "강조 부호가 글자로 남았습니다.",
      .init("_등_은 밝습니다.", "*등*은 밝습니다."), .init("**등은 밝습니다.", "등은 밝습니다.")),
    Rule(
      "markdown.html", .warning, .file, "쓸 수 없는 HTML입니다.",
      .init("<span>등</span>입니다.", "등입니다."), .init("<kbd>등입니다.", "<kbd>등</kbd>입니다.")),
    Rule(
      "markdown.limit", .error, .file, "읽는 데 너무 오래 걸릴 표나 겹침입니다.",
      .init("\(String(repeating: "> ", count: 101))등", "> 등")),
    Rule(
      "markdown.marker-space", .warning, .file, "제목이나 목록의 부호가 글자에 붙어 있습니다.",
      .init("##여백", "## 여백"), .init("-항목", "- 항목")),
    Rule(
      "markdown.setext-heading", .warning, .file, "문장 바로 아래의 선이 그 문장을 제목으로 만듭니다.",
      .init("등은 밝습니다.\n---", "등은 밝습니다.\n\n---")),
    Rule(
      "markdown.task-box", .warning, .file, "체크상자가 되지 않는 대괄호입니다.",
      .init("- [x]완료", "- [x] 완료")),
    Rule(
      "table.cells", .warning, .file, "칸의 수가 머리글과 다른 줄입니다.",
      .init("| 가 |\n| --- |\n| 나 | 다 |", "| 가 |\n| --- |\n| 나 |")),
    Rule(
      "anchor.duplicate", .error, .file, "한 글에 같은 id가 두 번 있습니다.",
      .init("## 등 {#lamp}\n\n## 불 {#lamp}", "## 등 {#lamp}\n\n## 불 {#light}")),
    Rule(
      "anchor.place", .warning, .file, "id를 붙일 수 없는 자리입니다.",
      .init("문단입니다. {#x}", "문단입니다.")),
    Rule(
      "figure.alternative-text", .warning, .file, "대체 텍스트가 없는 그림입니다.",
      .init("![](todo)", "![등](todo)")),
    Rule(
      "figure.source", .error, .file, "그림에 쓸 수 없는 주소입니다.",
      .init("![등](ftp://example.org/a.png)", "![등](https://example.org/a.png)")),
    Rule(
      "link.space", .error, .file, "빈칸이 있어 링크가 되지 않는 주소입니다.",
      .init("[등](https://example.org/a b)", "[등](<https://example.org/a b>)")),
    Rule(
      "link.unusable", .error, .file, "링크에 쓸 수 없는 주소입니다.",
      .init("[등](ftp://example.org)", "[등](https://example.org)")),
    Rule(
      "link.unused-definition", .warning, .file, "쓰는 곳이 없는 링크 정의입니다.",
      .init("글입니다.\n\n[등]: https://example.org", "[등]입니다.\n\n[등]: https://example.org")),
    Rule(
      "guideline.anchor", .note, .file, "지침에 id가 없습니다.",
      .init("**등을 켭니다.** 밝습니다.", "**등을 켭니다.** 밝습니다. {#등을-켭니다}")),
    Rule(
      "review.mark", .note, .file, "가져올 때 표시한 곳이 남아 있습니다.",
      .init("<!-- hig:review loneLead: 지침인지 -->\n\n글", "글")),
    Rule(
      "structure.heading-level", .warning, .file, "본문에 쓸 수 없는 크기의 제목입니다.",
      .init("# 등", "## 등"), .init("##### 등", "#### 등")),
    Rule(
      "structure.missing-section", .note, .file, "글에 있어야 할 섹션이 없습니다.",
      .init("## 모범 사례\n\n글", "소개\n\n## 모범 사례\n\n글\n\n## 플랫폼 고려 사항\n\n글")),
    Rule(
      "structure.order", .note, .file, "섹션의 순서가 다릅니다.",
      .init("## 리소스\n\n글\n\n## 모범 사례\n\n글", "## 모범 사례\n\n글\n\n## 리소스\n\n글")),
    Rule(
      "structure.support-conflict", .warning, .file, "지원하지 않는다는 플랫폼에 고려 사항이 있습니다.",
      .init(
        "## 플랫폼 고려 사항\n\ntvOS에서는 지원되지 않습니다.\n\n### tvOS\n\n글", "## 플랫폼 고려 사항\n\n### tvOS\n\n글")),
    Rule(
      "suppression.unused", .warning, .file, "규칙을 끄는 표시가 끄는 것이 없습니다.",
      .init("<!-- hig:ignore text.label: 인용 -->\n\n글입니다.", "글입니다.")),
    Rule(
      "suppression.unknown-rule", .warning, .file, "규칙을 끄는 표시가 없는 규칙을 말합니다.",
      .init("<!-- hig:ignore text.lable: 인용 -->\n\n글입니다.", "글입니다.")),
  ]
}
