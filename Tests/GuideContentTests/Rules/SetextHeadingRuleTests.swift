import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct SetextHeadingRuleTests {
  private let rule = SetextHeadingRule.rule

  @Test(arguments: [
    ("문장입니다.\n---", ["1:1"]), ("글\n\n끝났습니까?\n---", ["3:1"]), ("첫 줄\n문장입니다.\n---", []),
  ])
  func tellsOfSentencesThatBecomeHeadings(text: String, expected: [String]) {
    #expect(ParsedText(text).told(rule) == expected)
  }

  @Test(arguments: [("글입니다.\n---\n\n다음", "---"), ("글입니다.\n=====\n다음", "==="), ("글입니다.\n- - -\n", "")])
  func quotesTheLine(text: String, line: String) {
    #expect(ParsedText(text).found(rule.id).map { $0.message.contains("‘\(line)’") } == (line.isEmpty ? [] : [true]))
  }

  @Test(arguments: ["제목\n---", "문장입니다.\n\n---", "## 문장입니다."])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
