import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct BulletRuleTests {
  private let rule = BulletRule.rule

  @Test(arguments: [
    ("• 하나\n• 둘", ["1:1 • ", "2:1 • "], "- 하나\n- 둘"),
    ("글입니다.\n· 하나\n· 둘", ["2:1 · ", "3:1 · "], "글입니다.\n- 하나\n- 둘"),
    ("● 하나", ["1:1 ● "], "- 하나"),
    ("> ▪ 하나\n> ▪ 둘", ["1:3 ▪ ", "2:3 ▪ "], "> - 하나\n> - 둘"),
    ("– 하나\n– 둘", ["1:1 – ", "2:1 – "], "- 하나\n- 둘"),
    ("고를 수 있습니다. - 하나 - 둘", ["1:12 -"], "고를 수 있습니다. - 하나 - 둘"),
    ("값: • 하나 • 둘", ["1:4 •"], "값: • 하나 • 둘"),
  ])
  func tellsOfBulletsThatAreNone(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [("• 하나\n• 둘", "- 하나\n- 둘"), ("• 하나", "• 하나"), ("— 가\n— 나", "— 가\n— 나"), ("– 가\n– 나", "– 가\n– 나")])
  func isSureOfDotsInSeveralLines(text: String, fixed: String) { #expect(ParsedText(text).fixed(rule.id) == fixed) }

  @Test(arguments: [
    "- 하나",
    "— 홍길동",
    "가·나",
    "·하나",
    "글 - 글",
    "3 - 2 - 1",
    "`• 하나`",
    "```\n• 하나\n```",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
