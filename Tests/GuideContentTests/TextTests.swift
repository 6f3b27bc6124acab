import GuideContent
import GuideModel
import TestSupport
import Testing

/// Areas U, B and K of the shared cases, in words of our own.
@Suite struct TextTests {
  @Test func readsNoBreakSpacesAsTheWriterMeantThem() {
    let text = ParsedText("##\u{A0}여백\n\n-\u{A0}하나\n-\u{3000}둘\n\n1.\u{A0}셋\n")
    #expect(
      text.article.dump == """
        section 2 topic #여백 여백
          list -
            item
              paragraph 하나
            item
              paragraph 둘
          list 1
            item
              paragraph 셋

        """)
    let found = text.found("text.invisible")
    #expect(found.map(text.place) == ["1:3", "3:2", "4:2", "6:3"])
    #expect(found.allSatisfy { $0.message.contains("U+00A0") || $0.message.contains("U+3000") })
    #expect(ParsedText(text.fixed("text.invisible")).diagnostics.filter { $0.id == "text.invisible" }.isEmpty)
  }

  @Test func dropsZeroWidthSpaces() throws {
    let text = ParsedText(
      "[가](https://example.org/a\u{200B}) 단\u{200B}추 **굵은\u{200B}**은 https://example.org/b\u{200B} 끝")
    #expect(
      text.line
        == "<a https://example.org/a>가</a> 단추 <strong>굵은</strong>은 <a https://example.org/b>https://example.org/b</a> 끝"
    )
    let found = text.found("text.invisible")
    #expect(found.count == 1 && found[0].message.contains("4곳"))
    #expect(text.place(try #require(found.first)) == "1:26")
    #expect(!text.fixed("text.invisible").unicodeScalars.contains("\u{200B}"))
  }

  @Test func composesDecomposedText() {
    let text = ParsedText("\u{1106}\u{1166}\u{1102}\u{1172}는 **\u{1100}\u{1173}\u{11AF}(x)**을")
    #expect(text.line == "메뉴는 <strong>글(x)</strong>을")
    #expect(text.found("text.normalization").first?.message.contains("3자") == true)
    #expect(text.fixed("text.normalization") == "메뉴는 **글(x)**을")
  }

  @Test func joinsSoftBreaksWithASpace() {
    #expect(ParsedText("한 줄이\n이어집니다.").article.sections[0].blocks[0].inlines.plainText == "한 줄이 이어집니다.")
  }

  @Test func keepsRubyOutOfPlainText() {
    let text = ParsedText("<ruby>東<rt>동</rt>京<rp>(</rp><rt>경</rt><rp>)</rp></ruby>을")
    #expect(text.article.sections[0].blocks[0].inlines.plainText == "東京을")
    #expect(text.diagnostics.filter { $0.id == "markdown.html" }.isEmpty)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "<script>"), ("글 <span style=\"x\">빨강</span>", "<span"),
    ("<br onclick=x>", "<br onclick=x>"),
    ("<kbd>열림", "<kbd>"), ("<kbd lang='x\"onclick=y'>가</kbd>", "<kbd lang="),
    ("<kbd lang=\"a1\">가</kbd>", "<kbd lang="),
    ("닫힘</kbd>", "</kbd>"), ("<img src=x>", "<img"), ("<details class=\"x\">", "<details"), ("</br>", "</br>"),
  ])
  func showsOtherHTMLAsTextAndReportsIt(markdown: String, literal: String) {
    let text = ParsedText(markdown)
    let tags = text.article.sections.flatMap(\.blocks).flatMap(\.inlines).flattened.filter {
      if case .html = $0 { true } else { false }
    }
    #expect(tags.isEmpty)
    #expect(text.found("markdown.html").contains { $0.message.contains(literal) })
  }

  @Test func keepsTheAttributesOfTheAllowlist() {
    #expect(ParsedText("<kbd lang=\"en-US\">A</kbd>와 <BR/>끝").line == "<kbd lang=en-US>A</kbd>와 <br>끝")
    #expect(ParsedText("<kbd lang=\"\">A</kbd>").found("markdown.html").count == 2)
  }

  @Test func keepsDetailsAcrossBlocks() {
    let text = ParsedText("<details open>\n<summary>더 보기</summary>\n\n**안**\n\n</details>")
    #expect(text.found("markdown.html").isEmpty)
    #expect(text.article.dump.contains("html <details open><summary>더 보기</summary>"))
  }

  @Test func readsOurCommentsAndDropsOthers() {
    let text = ParsedText(
      "<!-- 메모 -->\n\n글 <!-- hig:review noteExtent: 까닭 --> 끝\n\n<!-- hig:ignore markdown.marker-space: 인용 -->\n\n##제목")
    #expect(text.article.review == [ReviewMark(line: 6, code: "noteExtent", reason: "까닭")])
    #expect(text.article.suppressions.map(\.rule) == ["markdown.marker-space"])
    let rule = MarkerSpacingRule.rule.id
    let (kept, unused) = SuppressionFilter([text.article], [text.source]).apply(text.diagnostics, rules: [rule])
    #expect(!kept.contains { $0.id == "markdown.marker-space" } && unused.isEmpty)
    #expect(
      SuppressionFilter([text.article], [text.source]).apply([], rules: [rule]).unused.map(\.id) == [
        "suppression.unused"
      ])
    #expect(!text.article.dump.contains("메모"))
  }

  /// What is code is decided by the fence that opened it: no shorter one, and none of the other sort, closes it.
  @Test(arguments: ["````\n```\n##\u{A0}글\n````", "```\n~~~\n##\u{A0}글\n```", "~~~~\n~~~\n##\u{A0}글\n~~~~"])
  func leavesCodeAloneToItsFence(markdown: String) {
    let text = ParsedText(markdown)
    #expect(text.found("text.invisible").isEmpty && text.article.dump.contains("##\u{A0}글"))
  }

  @Test func reportsTaskBoxesThatAreNone() {
    let text = ParsedText("- [x]끝\n- [ ] 남음\n- []빔\n- [X] 함")
    #expect(text.found("markdown.task-box").map(text.place) == ["1:3", "3:3"])
    #expect(
      text.article.sections[0].blocks.first.map { block in
        if case .list(let list) = block.kind { list.items.map(\.isDone) } else { [] }
      } == [nil, false, nil, true])
    #expect(text.fixed("markdown.task-box", suggested: true).hasPrefix("- [x] 끝"))
  }

  @Test func reportsCellsThatWouldBeLost() throws {
    let text = ParsedText("| 기호 | 뜻 | 곳 |\n|---|---|---|\n| `a|b` | 또는 | 첫째 |\n| `c\\|d` | 또는 | 둘째 |\n| 셋 | 넷 |")
    let found = text.found("table.cells")
    #expect(found.map(text.place) == ["3:1", "5:1"])
    #expect(found.map(\.severity) == [.warning, .note])
    #expect(found[0].message.contains("첫째"))
    #expect(text.article.sections[0].blocks[0].inlines.dump.contains("<code>c|d</code>"))
  }

  @Test func reportsASentenceTurnedHeading() {
    let text = ParsedText("끝난 문장이다.\n---\n다음 글.")
    #expect(text.found("markdown.setext-heading").map(text.place) == ["1:1"])
    #expect(text.article.sections[0].title == "끝난 문장이다.")
  }

  @Test func reportsMarkersGluedToText() {
    let text = ParsedText("##머리\n\n-하나\n1.둘\n\n>인용")
    #expect(text.found("markdown.marker-space").map(text.place) == ["1:1", "3:1", "4:1"])
    #expect(text.article.dump.contains("quote"))
    #expect(text.fixed("markdown.marker-space", suggested: true).hasPrefix("## 머리\n\n- 하나\n1. 둘"))
  }

  @Test func leavesFencedCodeAlone() {
    let text = ParsedText("```\n##제목 **가(A)**는 점ㆍ선\u{A0}\n[[x]]\n```\n")
    #expect(text.diagnostics.filter { $0.severity != .note }.isEmpty)
  }
}
