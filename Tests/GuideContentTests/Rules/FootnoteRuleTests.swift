import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct FootnoteRuleTests {
  private let rule = FootnoteRule.rule

  @Test(arguments: [
    ("글[^1]과 [^둘]", ["1:2 [^1]", "1:8 [^둘]"]), ("글\n\n[^1]: 각주", ["3:1 [^1]"]),
    ("글[^1]\n\n[^1]: 하나\n\n[^1]: 둘", ["5:1 [^1]"]), ("글[^ 4]입니다.", ["1:2 [^ 4]"]),
    ("글[1]과 말[2]\n\n[1] 하나\n\n[2] 둘", ["1:2 [1]", "1:8 [2]"]),
    ("글[^a]\n\n[^b]: 각주", ["1:2 [^a]", "3:1 [^b]"]),
    ("- 글[^1]\n\n## 끝[^2]", ["3:5 [^2]", "1:4 [^1]"]),
  ])
  func tellsOfFootnotesWithoutTheirPair(text: String, expected: [String]) {
    #expect(ParsedText(text).told(rule).sorted() == expected.sorted())
  }

  @Test(arguments: [
    "글[^1]\n\n[^1]: 각주", "글[^A]\n\n[^a]: 각주", "`[^1]`", "\\[^1]", "배열[1]을 봅니다.", "글[1]\n\n[2] 둘", "```\n[^1]: 글\n```",
    "글[^1]\n\n[^1]: 각주[^2]\n[^2]: 둘",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}

@Suite struct FootnoteTests {
  @Test func standAtTheEndOfTheSectionOfTheirFirstMark() {
    let article = ParsedText("글[^2]\n\n## 가\n\n글[^1][^2]\n\n### 나\n\n글\n\n[^1]: 하나[^3]\n[^2]: 둘\n[^3]: 셋").article
    let labels = article.sections.flattened.map { section in
      section.blocks.compactMap { if case .footnote(let note) = $0.kind { note.label } else { nil } }
    }
    #expect(labels == [["2"], ["1", "3"], []])
  }

  @Test func areNotesWhereTheyBeginWithALabel() {
    let dump = ParsedText("글[^1] 글[^2]\n\n[^1]: 역주: 풀이\n[^2]: 팁: 도움말").article.dump
    #expect(dump.contains("footnote 1 1\n") && dump.contains("note 역주") && dump.contains("aside tip"))
  }

  /// A particle agrees with the word before the mark, and the mark is none of the text.
  @Test func leaveNoTraceInTheText() {
    let text = ParsedText("버튼[^1]을 누릅니다.\n\n[^1]: 각주")
    #expect(text.article.sections[0].blocks[0].inlines.plainText == "버튼을 누릅니다.")
  }
}
