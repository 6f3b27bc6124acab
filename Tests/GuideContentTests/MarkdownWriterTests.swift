import GuideContent
import TestSupport
import Testing

/// What the writer writes, read again, is the same article.
@Suite struct MarkdownWriterTests {
  private static let writer = MarkdownWriter(address: { $0.dump.isEmpty ? nil : $0.dump }, picture: { "../" + $0 })

  private func readsBack(_ markdown: String) {
    let first = ParsedText(markdown).article
    let written = Self.writer.text(first)
    #expect(ParsedText(file: written).article.dump == first.dump, "\(written)")
  }

  @Test(arguments: [
    "```\n가 ~~~ 나\n~~~~\n```", "~~~\n```\n````\n~~~", "`````swift\n````\n`````", "    들여 쓴 ``` 코드",
    "`` ` `` 하나, ``` `` ``` 둘, ```` a``` ````, ` a `",
    "| `가 \\| 나` | **`다 \\| 라`** |\n|---|---|\n| 가 \\| 나 | [마 \\| 바](https://example.org) |",
    "[괄호 \\[안\\]](https://example.org/a_(b)) 뒤", "[글](https://example.org \"제목 \\\"따옴\\\" \\\\\")",
    "![그림 \\[하나\\]](../images/test/a.svg \"설명 \\\"말\\\"\")", "- 하나\n\n+ 둘\n\n* 셋", "1. 하나\n\n\n1) 둘",
    "글[^1] 글[^둘]\n\n[^1]: 하나\n\n    - 항목\n[^둘]: 역주: 노트\n\n    둘째 문단", "2026\\. 12. 3. 날짜", "1\\. 목록이 아님",
    "글\n3\\) 목록이 아님", "&amp;copy; &amp;#35; &amp;lt;b>",
    "\\![글](https://example.org)",
    "끝! [글](https://example.org)", "끝![그림](todo)", "- ***\n- 둘", "* ___\n\n  글", "글\n\n***\n\n글",
    "| ![그림 \\| 하나](todo \"설명 \\| 둘\") | [글](https://example.org \"가 \\| 나\") |\n|---|---|\n| 가 | 나 |",
    "![그림](todo \"&amp;copy; 설명\")",
    "> 역자 설명: 노트\n>\n> - 하나\n>\n> + 둘", "- ```\n  코드\n  ```\n\n  둘째", "- [ ] 할 일\n- [x] 한 일",
  ])
  func keepsStructure(markdown: String) { readsBack(markdown) }

  /// Texts put together from what Markdown takes for syntax, in every place that holds text.
  @Test(arguments: 0..<120) func keepsTextsOfAnySyntax(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces = [
      "`", "``", "|", "[", "]", "(", ")", "*", "~~", "<", "&", "\\", "#", "가", "나다", " ", "a", "1.", "-", "!", "{#x}",
      "\"",
    ]
    func text(_ length: Int) -> String { (0..<1 + next(length)).map { _ in pieces[next(pieces.count)] }.joined() }
    let plain = "가" + MarkdownText.escaped(text(9), startsLine: false) + "나"
    let ticks = String(repeating: "`", count: 9)
    let code = "\(ticks) 가\(text(6).replacing("`````````", with: "`"))나 \(ticks)"
    readsBack("\(plain)\n\n- \(plain) \(code)\n\n## \(plain)\n\n**\(plain).** \(code) {#a}\n\n> 팁: \(plain)")
    let cell = code.replacing("|", with: "\\|")
    readsBack("| \(plain) | \(cell) |\n| --- | --- |\n| [\(plain)](https://example.org) | \(plain) |")
  }
}
