import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct StructureTests {
  @Test(arguments: [
    "글 * 별 _밑줄_ `코드 [괄호] <각> ~~물결~~ & &amp; \\ {#id} ![x] | 끝", "# 제목 아님", "- 목록 아님", "1. 번호 아님", "> 인용 아님",
    "**굵지 않음**", "https 아님 [[아님]]", "+ 더하기", "___", "=== ", "12) 아님",
  ])
  func escapesTextThatLooksLikeSyntax(text: String) {
    let parsed = ParsedText(MarkdownText.escaped(text, startsLine: true))
    #expect(parsed.article.sections.first?.blocks.first?.inlines.plainText == text.trimmingSuffixSpaces)
    #expect(parsed.article.sections.first?.blocks.count == 1)
  }

  @Test func pagesHaveNoGuidelines() {
    #expect(ParsedText("## 가\n\n**굵은 문장.** 글", kind: .page).article.guidelines.isEmpty)
  }

  @Test func proposesTheRightHeadingLevel() {
    let text = ParsedText("# 큰 제목\n\n글\n\n##### 작은 제목")
    #expect(text.found("structure.heading-level").map(text.place) == ["1:1", "5:1"])
    #expect(text.fixed("structure.heading-level") == "## 큰 제목\n\n글\n\n#### 작은 제목")
  }

  @Test func offersTheAnchorOfAGuideline() throws {
    let text = ParsedText("## 모범 사례\n\n**짧게 씁니다.** 길면\n읽지 않습니다.\n")
    #expect(text.found("guideline.anchor").count == 1)
    #expect(text.fixed("guideline.anchor").contains("읽지 않습니다. {#짧게-씁니다}\n"))
    #expect(ParsedText(text.fixed("guideline.anchor")).found("guideline.anchor").isEmpty)
  }

  @Test func notesAnUnusualOrder() {
    #expect(ParsedText("## 리소스\n\n글\n\n## 모범 사례\n\n글").found("structure.order").count == 1)
  }

  @Test func reportsAnIdThatNamesNothing() {
    let text = ParsedText("그냥 단락 {#x}")
    #expect(text.found("anchor.place").map(text.place) == ["1:7"])
  }

  @Test func reportsPicturesWithoutAlternativeText() {
    #expect(ParsedText("![](../images/test/a.svg)").found("figure.alternative-text").count == 1)
  }
}

extension LinkDestination {
  fileprivate var markdown: String {
    if case .document(let slug, let fragment) = self {
      return "doc:" + slug + (fragment.map { "#\($0)" } ?? "")
    }
    return dump
  }
}

extension String {
  fileprivate var trimmingSuffixSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
