import GuideContent
import GuideModel
import TestSupport
import Testing

/// Area P of the shared cases: hostile input is refused before it costs anything, parses are alike on every thread.
@Suite struct BoundsTests {
  @Test func refusesATableOfThousandsOfColumns() throws {
    let wide = 3_000
    let table =
      "|" + String(repeating: "나|", count: wide) + "\n|" + String(repeating: "-|", count: wide) + "\n"
      + String(repeating: "|나|\n", count: wide)
    let text = ParsedText(table)
    let finding = try #require(text.found("markdown.limit").first)
    #expect(finding.severity == .error && text.place(finding).hasPrefix("1:"))
    #expect(finding.message.contains("3000") && finding.message.contains("100"))
    #expect(text.article.sections.isEmpty)
  }

  @Test(arguments: [
    String(repeating: " -", count: 10_000) + "\n```\n", String(repeating: ">", count: 60_000) + " 글",
    String(repeating: "1. ", count: 5_000),
  ])
  func refusesLinesOfMarkers(markdown: String) {
    #expect(ParsedText(markdown).found("markdown.limit").count >= 1)
  }

  @Test func cutsWhatIsNestedTooDeep() {
    let lists = (0..<300).map { String(repeating: "  ", count: $0) + "- 가" }.joined(separator: "\n")
    #expect(ParsedText(lists).found("markdown.limit").count == 1)
    let brackets = String(repeating: "*가 **나 ", count: 2_000) + String(repeating: "** *", count: 2_000)
    #expect(ParsedText(brackets).article.sections.count == 1)
  }

  @Test func refusesHugeFiles() {
    #expect(ParsedText(String(repeating: "가나다라\n", count: 400_000)).found("markdown.limit").count == 1)
  }

  @Test func keepsRulesAndLongLines() {
    #expect(
      ParsedText(String(repeating: "-", count: 500) + "\n\n" + String(repeating: "가 ", count: 20_000)).found(
        "markdown.limit"
      ).isEmpty)
  }

  @Test func parsesAlikeOnEveryThread() async {
    let markdown =
      "~~줄~~ 는 www.example.org 와 https://example.org/나 를 **본(See)**다.\n\n| 가 | 나 |\n|---|---|\n| ~~a~~ | b |\n"
    let alone = ParsedText(markdown).article.dump
    await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<8 {
        group.addTask { Set((0..<60).map { _ in ParsedText(markdown).article.dump }) }
      }
      for await dumps in group { #expect(dumps == [alone]) }
    }
  }

  @Test(arguments: [
    "가\\\n나다나다나다\n날씨앱은 좋다", "[a]: https://example.org\n\\_tvOS에서는 쓸 수 없다", "> [참고](https://a.example): 긴 글이 있다",
    "## 모범 사례\n\n**리드.** 가[글 ](doc:menus) {#id}", "<details =>", "- ```\n  코드\n  ```\n\n뒤 **드래그(Drag)**을",
  ])
  func neverTearsLetters(markdown: String) {
    let text = ParsedText(markdown)
    #expect(!text.article.dump.unicodeScalars.contains("\u{FFFD}"), "\(text.article.dump)")
    let fixed = text.diagnostics.map(\.id).reduce("") { $0 + text.fixed($1) }
    #expect(!fixed.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func leavesUnderlinedHeadingsToTheirWriter() {
    #expect(ParsedText("큰 제목\n===\n").fixed("structure.heading-level") == "큰 제목\n===\n")
  }

  @Test func keepsAPictureBehindALead() {
    #expect(ParsedText("**굵은 글** ![그림](x.svg)").line.contains("<img"))
  }

  @Test func numbersThousandsOfHeadings() {
    let text = ParsedText(String(repeating: "## 가\n\n", count: 3_000))
    #expect(text.article.sections.last?.anchor == "가-2999")
  }

  @Test func refusesATableOfTooManyCells() {
    let wide = "|" + String(repeating: "a|", count: 90) + "\n|" + String(repeating: "-|", count: 90) + "\n"
    #expect(ParsedText(wide + String(repeating: "a\n", count: 2_000)).found("markdown.limit").count == 1)
  }
}
