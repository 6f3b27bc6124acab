import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct UnusedDefinitionRuleTests {
  private let rule = UnusedDefinitionRule.rule

  @Test(arguments: [
    ("글\n\n[나]: https://example.org", ["3:1 [나]"]), ("[가]를\n\n[가]: /a.md\n  [나]: /b.md", ["4:3 [나]"]),
    ("```\n[나]\n```\n\n[나]: https://example.org", ["5:1 [나]"]),
  ])
  func tellsOfDefinitionsThatNobodyUses(text: String, expected: [String]) {
    #expect(ParsedText(text).told(rule) == expected)
  }

  @Test(arguments: [
    "[가]를 봅니다.\n\n[가]: https://example.org", "글 [보기][가나]\n\n[가나]: https://example.org",
    "[Ab]를\n\n[aB]: https://example.org", "[[menus]]: 글", "```\n[나]: https://example.org\n```",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
