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

@Suite struct FigureTests {
  private func roles(_ title: String) -> [Figure.Role] {
    ParsedText("![가](../images/a.svg \"\(title)\")").article.figures.map(\.role)
  }

  @Test func readsRolesFromTitles() {
    #expect(roles("권장: 이렇게") == [.recommended] && roles("권장") == [.recommended])
    #expect(roles("피하기: 이렇게") == [.avoid] && roles("지양: 이렇게") == [.avoid])
    #expect(roles("이렇게 권장") == [.plain] && roles("") == [.plain])
  }

  @Test func tellsFiguresFromPicturesInText() {
    func kinds(_ text: String) -> Int { ParsedText(text).article.figures.count }
    #expect(kinds("![가](a.svg)") == 1 && kinds("![가](a.svg)\n![나](b.svg)") == 2 && kinds("글 ![가](a.svg)") == 0)
  }

  @Test(arguments: [
    ("![가](a.svg \"설명\")", "설명"), ("![가](a.svg '설명')", "설명"), ("![가](a.svg (설명))", "설명"),
    ("글 ![가](a.svg \"설명\") 끝", "설명"),
  ])
  func knowsThePlaceOfATitle(markdown: String, title: String) throws {
    let text = ParsedText(markdown)
    let run = try #require(text.article.images.first?.title)
    #expect(run.text == title && run.isVerbatim && text.source.text(run.range) == title)
  }

  @Test func knowsNoPlaceForATitleThatIsWrittenOtherwise() throws {
    let run = try #require(ParsedText("![가](a.svg \"설 &amp; 명\")").article.images.first?.title)
    #expect(run.text == "설 & 명" && !run.isVerbatim)
  }
}

@Suite struct SectionNestingTests {
  @Test func nestsSectionsByLevel() {
    let dump = ParsedText("### 가\n\n## 나\n\n#### 다\n\n### 라\n\n## 마").article.dump
    #expect(
      dump == """
        section 3 topic #가 가
        section 2 topic #나 나
          section 4 topic #다 다
          section 3 topic #라 라
        section 2 topic #마 마

        """)
  }

  @Test(arguments: [
    ("## 플랫폼별 고려 사항\n\n### iOS", "platformConsiderations"), ("## 모범사례:", "bestPractices"),
    ("## RESOURCES", "resources"),
    ("## 변경 기록", "changeLog"), ("### 모범 사례", "topic"), ("## 소개", "introduction"),
  ])
  func knowsTheHeadingsThatEveryPageShares(text: String, kind: String) {
    #expect(ParsedText(text).article.sections.first?.kind.rawValue == kind)
  }

  @Test func countsPlatformsOfSectionsInsideSections() {
    let text = ParsedText("## 플랫폼 고려 사항\n\n### 화면\n\n#### tvOS\n\n글\n\n### iOS\n\n글")
    #expect(text.article.support[.tvOS] == .hasConsiderations && text.article.support[.iOS] == .hasConsiderations)
    #expect(ParsedText("## 글\n\n### tvOS").article.support[.tvOS] == .unknown)
  }

  @Test(arguments: ["**“등을 켭니다.”** 밝습니다.", "**‘등을 켭니다.’** 밝습니다.", "**(등을 켭니다.)** 밝습니다.", "**「등을 켭니다.」** 밝습니다."])
  func aLeadMayEndBehindItsStop(markdown: String) {
    let blocks = ParsedText(markdown).article.sections[0].blocks
    #expect(blocks.contains { if case .guideline = $0.kind { true } else { false } })
  }
}
