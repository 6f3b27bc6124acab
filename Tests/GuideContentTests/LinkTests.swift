import GuideContent
import GuideModel
import TestSupport
import Testing

/// Areas A, L and W of the shared cases, as far as one file shows them, in words of our own.
@Suite struct LinkTests {
  @Test(arguments: [
    ("https://example.org/guide를 보고", "<a https://example.org/guide>https://example.org/guide</a>를 보고"),
    ("https://example.org/x?y=2에서 받고", "<a https://example.org/x?y=2>https://example.org/x?y=2</a>에서 받고"),
    ("www.example.org은 집이다", "<a http://www.example.org>www.example.org</a>은 집이다"),
    ("(https://example.org/a)을 본다", "(<a https://example.org/a>https://example.org/a</a>)을 본다"),
    ("https://ko.example.org/말/한국 과", "<a https://ko.example.org/말/한국>https://ko.example.org/말/한국</a> 과"),
    ("https://example.org/길/색?q=단추 를", "<a https://example.org/길/색?q=단추>https://example.org/길/색?q=단추</a> 를"),
    ("https://example.org/나 도", "<a https://example.org/나>https://example.org/나</a> 도"),
    ("https://ko.example.org/말/한국에서는 쓴다", "<a https://ko.example.org/말/한국>https://ko.example.org/말/한국</a>에서는 쓴다"),
    ("‘https://example.org/a’를", "‘<a https://example.org/a>https://example.org/a</a>’를"),
    ("hypertext wwwx", "hypertext wwwx"),
    ("https://example.org/가_(나) 끝", "<a https://example.org/가_(나)>https://example.org/가_(나)</a> 끝"),
    ("https://example.org/a_(b)를", "<a https://example.org/a_(b)>https://example.org/a_(b)</a>를"),
    ("https://example.org/a. 끝", "<a https://example.org/a>https://example.org/a</a>. 끝"),
    ("https://example.org/a?b=1&c=2, 끝", "<a https://example.org/a?b=1&c=2>https://example.org/a?b=1&c=2</a>, 끝"),
    ("「https://example.org/a」는", "「<a https://example.org/a>https://example.org/a</a>」는"),
  ])
  func endsBareURLsBeforeKorean(markdown: String, expected: String) {
    #expect(ParsedText(markdown).line == expected)
  }

  @Test(arguments: [
    ("(글)[https://example.org] 뒤", "[글](https://example.org) 뒤"), ("!(그림)[../images/a.png]", "![그림](../images/a.png)"),
    ("[글] (doc:menus)", "[글](doc:menus)"), ("[글]（doc:menus）은", "[글](doc:menus)은"),
    ("[글](doc: menus)을", "[글](doc:menus)을"), ("[글](term:  picker)", "[글](term:picker)"),
    ("<doc: menus>를", "<doc:menus>를"), ("<doc:풀다운 버튼>을", "[[풀다운 버튼]]을"),
    ("<doc:pull-down buttons>을", "[[pull-down buttons]]을"),
    ("글은 doc:menus에 있다", "글은 <doc:menus>에 있다"),
    ("![등](a.svg “켠 등”)", "![등](a.svg \"켠 등\")"), ("![등](a.svg ‘켠 등’)", "![등](a.svg \"켠 등\")"),
    ("![등](켠 등.svg \"켠 등\")", "![등](<켠 등.svg> \"켠 등\")"), ("[글](<doc:menus)", "[글](<doc:menus)"),
    ("![그림] (todo)", "![그림](todo)"), ("[글] (가이드.md)", "[글](가이드.md)"),
  ])
  func tellsOfBracketsThatMakeNoLink(markdown: String, right: String) {
    let text = ParsedText(markdown)
    #expect(text.found("link.space").count == 1)
    #expect(text.fixed("link.space", suggested: true) == right)
  }

  @Test(arguments: [
    "(글)[1]", "`doc:menus`", "doc: 문서", "mydoc:menus", "<doc:menus>", "[글](doc:menus)",
    "배열 f(x)[0]", "[참고] (https://example.org)", "[1] (2024)", "(글)[글]", "`(글)[https://example.org]`",
  ])
  func leavesOtherBracketsAlone(markdown: String) { #expect(ParsedText(markdown).found("link.space").isEmpty) }

  @Test func tellsOfPicturesOfOtherTools() {
    #expect(ParsedText("![[그림.png]]").found("link.wiki").first?.message.contains("![설명]") == true)
    #expect(ParsedText("![[그림.png]]").article.links.isEmpty)
  }

  @Test(arguments: ["[가](..\\articles\\menus.md)", "[가](menus\\a.md)"]) func tellsOfBackslashesInPaths(markdown: String)
  {
    #expect(ParsedText(markdown).found("link.unusable").first?.message.contains("‘/’로") == true)
  }

  /// A link or picture over several lines begins at its bracket.
  @Test(arguments: [
    ("글 ![그림\n둘째](todo \"캡션\n둘\") 뒤", 3, 1), ("글 [글\n둘째](doc:a)", 3, 1), ("> 글 [글\n> 둘째](doc:a)", 5, 1),
    ("글 **[글\n둘째](doc:a)**", 5, 1), ("첫 줄\n글 ![그림](todo)", 3, 2),
  ])
  func knowsWhereALinkBegins(markdown: String, column: Int, line: Int) throws {
    let article = ParsedText(markdown).article
    let start = try #require((article.links.map(\.range) + article.images.map(\.range)).first?.start)
    #expect(start.line == line + ParsedText.offset)
    let before = ParsedText(markdown).source.line(start.line).prefix(start.column - 1)
    #expect(String(decoding: before, as: UTF8.self).count + 1 == column)
  }

  @Test(arguments: [
    ("<doc:menus>", "<a doc:menus>doc:menus</a>"),
    ("[글](doc:menus#Best-practices)", "<a doc:menus#Best-practices>글</a>"),
    ("[글](menus.md)", "<a doc:menus>글</a>"), ("[글](../a/menus.md#x)", "<a doc:menus#x>글</a>"),
    ("[[menus]]를", "<a doc:menus>menus</a>를"), ("[[menus|차림표]]를", "<a doc:menus>차림표</a>를"),
    ("[글](term:picker)", "<a term:picker>글</a>"), ("[글](api:uikit/uimenu)", "<a api:uikit/uimenu>글</a>"),
    ("[집](/)", "<a />집</a>"), ("[여기](#끝)", "<a #끝>여기</a>"),
    ("[글](<두 낱말.md>)", "<a doc:두 낱말>글</a>"),
  ])
  func classifiesEveryFormOfLink(markdown: String, expected: String) {
    #expect(ParsedText(markdown).line == expected)
  }

  @Test func readsWikiLinksInTables() {
    let text = ParsedText("| 가 | 나 |\n|---|---|\n| [[menus\\|글]] | 둘 |")
    let table = text.article.sections[0].blocks[0]
    #expect(table.inlines.dump.contains("<a doc:menus>글</a>"))
  }

  @Test func reportsASpaceInAnAddress() throws {
    let text = ParsedText("[안내](디자인 모음.md) 와 ![그림](큰 그림.png) 그리고 [옳음](<디자인 모음.md>)")
    let findings = text.found("link.space")
    #expect(findings.map(text.place) == ["1:1", "1:19"])
    #expect(findings.allSatisfy { $0.severity == .error })
    #expect(text.fixed("link.space").contains("[안내](<디자인 모음.md>)"))
    #expect(text.fixed("link.space").contains("![그림](<큰 그림.png>)"))
  }

  @Test func readsFourSpellingsOfOneAddressAlike() {
    let decomposed = "\u{1106}\u{1162}\u{11AB}.md#\u{1101}\u{1173}\u{11C0}"
    let text = ParsedText("[가](맨.md#끝) [나](%EB%A7%A8.md#%EB%81%9D) [다](\(decomposed)) [라](./맨.md#끝)")
    #expect(
      text.article.sections[0].blocks[0].inlines.flattened.compactMap { inline -> LinkDestination? in
        if case .link(let link) = inline { link.destination } else { nil }
      } == Array(repeating: .document(slug: "맨", fragment: "끝"), count: 4))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "ftp://example.org"])
  func refusesOtherSchemes(address: String) {
    let text = ParsedText("[글](\(address))")
    #expect(text.found("link.unusable").count == 1)
  }

  @Test func reportsDefinitionsThatNobodyUses() throws {
    let text = ParsedText("글 [가]는 쓴다.\n\n[가]: https://example.org\n[나]: https://example.org/2")
    #expect(text.found("link.unused-definition").map(text.place) == ["4:1"])
  }

  @Test(arguments: [
    "<https://x.example/z>", "[https://x.example/z](https://x.example/z)", "[보기 https://q.example](https://x.example)",
  ])
  func putsNoLinkIntoALink(markdown: String) {
    let links = ParsedText(markdown).article.sections[0].blocks[0].inlines.flattened.filter {
      if case .link = $0 { true } else { false }
    }
    #expect(links.count == 1)
  }

  @Test func staysFastOnBrackets() {
    for text in [
      String(repeating: "[", count: 20_000), String(repeating: "[[", count: 10_000),
      String(repeating: "[a](", count: 5_000),
    ] {
      #expect(ParsedText(text).article.sections.count == 1)
    }
  }
}
