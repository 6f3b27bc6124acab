import TestSupport
import Testing

/// Areas E and T of the shared cases, in words of our own.
@Suite struct EmphasisTests {
  @Test(arguments: [
    ("**나란히 보기(Split View)**를 켠다.", "<strong>나란히 보기(Split View)</strong>를 켠다."),
    ("**시트(Sheet)**는 뜨고 **알림(Alert)**은 닫힌다.", "<strong>시트(Sheet)</strong>는 뜨고 <strong>알림(Alert)</strong>은 닫힌다."),
    ("**\"저장\"**은 **메뉴.**다음 **50%**까지", "<strong>\"저장\"</strong>은 <strong>메뉴.</strong>다음 <strong>50%</strong>까지"),
    ("글은 **짧게…**라고 쓴다", "글은 <strong>짧게…</strong>라고 쓴다"),
    (
      "**`NSMenu`**가 있고 옆에**`UIMenu`**도 있다.",
      "<strong><code>NSMenu</code></strong>가 있고 옆에<strong><code>UIMenu</code></strong>도 있다."
    ),
    ("***겹침(x)***은 *하나(y)*도", "<em><strong>겹침(x)</strong></em>은 <em>하나(y)</em>도"),
    (
      "**「색」**은 **《글》**이 **경고（주의）**는 **점·선：**을",
      "<strong>「색」</strong>은 <strong>《글》</strong>이 <strong>경고（주의）</strong>는 <strong>점·선：</strong>을"
    ),
    ("(**강조**)는", "(<strong>강조</strong>)는"),
    ("~~지움(x)~~는", "<del>지움(x)</del>는"),
    ("**[글](doc:menus)**를", "<strong><a doc:menus>글</a></strong>를"),
    ("`**별**` 그대로", "<code>**별**</code> 그대로"),
    ("\\*\\*별(x)\\*\\*은", "**별(x)**은"),
    ("**가(A)**는 나**이다**라", "<strong>가(A)</strong>는 나<strong>이다</strong>라"),
  ])
  func seesEmphasisAsItsWriterMeantIt(markdown: String, expected: String) {
    #expect(ParsedText(markdown + "\n\n뒤").line == expected)
  }

  @Test(arguments: [
    ("a*\"foo\"*b 5 * 3)*2 snake_case(x)_y", "a*\"foo\"*b 5 * 3)*2 snake_case(x)_y"),
    ("foo-_(bar)_", "foo-<em>(bar)</em>"), ("가(_나_)다", "가(<em>나</em>)다"),
  ])
  func keepsWhatCommonMarkSaysOfASCII(markdown: String, expected: String) {
    #expect(ParsedText(markdown).line == expected)
  }

  @Test func leavesUnderscoresBeforeAParticleLiteralAndProposesAsterisks() throws {
    let text = ParsedText("_강조_는 남고, file_name_표 도 남고, _띄면_ 기운다.")
    #expect(text.line == "_강조_는 남고, file_name_표 도 남고, <em>띄면</em> 기운다.")
    let finding = try #require(text.found("markdown.emphasis").first)
    #expect(text.found("markdown.emphasis").count == 1)
    #expect(text.place(finding) == "1:1")
    #expect(text.fixed("markdown.emphasis").hasPrefix("*강조*는"))
  }

  @Test func reportsMarksLeftNextToHangul() throws {
    let text = ParsedText("열린 **강조가 닫히지 않는다.")
    #expect(text.place(try #require(text.found("markdown.emphasis").first)) == "1:4")
  }

  @Test func keepsSingleTildes() {
    let text = ParsedText("점은 5~10개, 줄은 2~3개. 안녕~ 또~ 봐~")
    #expect(text.line == "점은 5~10개, 줄은 2~3개. 안녕~ 또~ 봐~")
    #expect(text.found("markdown.emphasis").isEmpty)
  }

  @Test func matchesReferenceLabelsWithEmphasis() {
    #expect(
      ParsedText("[**글(x)**를][**글(x)**를]\n\n[**글(x)**를]: https://example.com").line.contains("https://example.com"))
  }

  @Test(arguments: [("==강조==입니다", "**강조**입니다"), ("글 ==두 낱말== 뒤", "글 **두 낱말** 뒤"), ("__밑줄__은", "**밑줄**은")])
  func tellsOfMarksOfOtherTools(markdown: String, right: String) {
    let text = ParsedText(markdown)
    #expect(text.found("markdown.emphasis").count == 1 && text.fixed("markdown.emphasis", suggested: true) == right)
  }

  @Test(arguments: ["a == b", "가 == 나 == 다", "a==b==c", "`==강조==`", "__init__을", "_name_은", "===", "값==1"])
  func leavesSignsOfEqualityAlone(markdown: String) { #expect(ParsedText(markdown).found("markdown.emphasis").isEmpty) }
}
