import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ReplacementCharacterRuleTests {
  private let rule = ReplacementCharacterRule.rule

  @Test(arguments: [
    ("글\u{FFFD}입니다.", ["1:2 \u{FFFD}"]), ("`\u{FFFD}`\n\n\u{FFFD}", ["3:1 \u{FFFD}"]), ("글", []),
  ])
  func tellsOfLettersThatWereLost(text: String, expected: [String]) { #expect(ParsedText(text).told(rule) == expected) }

  @Test func looksAtTheTitleToo() {
    #expect(ParsedText(file: "---\ntitle: 등\u{FFFD}\n---\n글").found(rule.id).count == 1)
  }
}
