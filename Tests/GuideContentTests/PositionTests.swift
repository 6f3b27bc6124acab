import GuideModel
import TestSupport
import Testing

/// Places are exact, also behind Hangul, emoji, tabs, decomposed text and the emphasis treatment.
@Suite struct PositionTests {
  /// The places at which a broken wiki link stands, as an editor shows them.
  private func links(_ markdown: String) -> [String] {
    let text = ParsedText(markdown)
    return text.article.sections.flattened.flatMap(\.blocks).flatMap(\.flattened).flatMap(\.inlines)
      .compactMap { inline -> String? in
        guard case .link(let link) = inline else { return nil }
        let finding = Diagnostic(Rule("x", .note, .file, ""), "", file: "", range: link.range)
        return text.place(finding)
      }
  }

  @Test(arguments: [
    ("가나다 [[x]]", "1:5"), ("😀👨‍👩‍👧 [[x]]", "1:4"), ("탭\t[[x]]", "1:3"),
    ("\u{1100}\u{1161}\u{11A8} [[x]]", "1:3"), ("**글(x)**을 **말(y)**로 [[x]]", "1:21"),
    ("첫 줄은\n  둘째 [[x]]", "2:6"), ("> 인용한\n>  말 [[x]]", "2:6"), ("- 항목\n  이어서 [[x]]", "2:7"),
    ("1. 하나\n\n   둘 [[x]]", "3:6"), ("`코드`와 &amp; 그리고 \\* [[x]]", "1:20"), ("버\u{200B}튼 [[x]]", "1:5"),
    ("a&copy;b [[x]]", "1:10"), ("[글](https://example.org/글) 뒤 [[x]]", "1:1,1:30"),
    ("| 가 | 나 |\n|---|---|\n| a\\|b | [[x]] |", "3:10"), ("여러\n줄 `코드가\n이어져` 끝 [[x]]", "3:8"),
    ("- 겹친\n  > 인용\n  > **말(z)**은 [[x]]", "3:15"),
  ])
  func areExact(markdown: String, expected: String) {
    #expect(links(markdown).joined(separator: ",") == expected)
  }

  @Test func pointsIntoTheFileBehindFrontMatterWithByteOrderMark() throws {
    let text = ParsedText(file: "\u{FEFF}---\ntitle: 색\n---\n\n[글](https://a b.md)\n")
    #expect(text.article.title == "색")
    #expect(text.article.sections[0].blocks.count == 1)
    #expect(text.found("link.space").first?.range?.start.line == 5)
  }

  @Test func everyRunOfTextStandsWhereItSays() {
    let text = ParsedText(
      "머리 **굵은(Bold)**은 `코드` &lt;꺾쇠&gt; ~~줄(x)~~를\n둘째 줄 *기운* 글 https://example.org 끝\n\n> 인용 **말.**다음\n> 이어짐\n\n- 가 _나_ 다\n"
    )
    var count = 0
    func visit(_ inlines: [Inline]) {
      for inline in inlines.flattened {
        guard case .text(let run) = inline, run.isVerbatim else { continue }
        count += 1
        #expect(text.source.text(run.range) == run.text)
      }
    }
    for block in text.article.sections.flatMap(\.blocks).flatMap(\.flattened) { visit(block.inlines) }
    #expect(count >= 14)
  }
}
