import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ListIndentRuleTests {
  private let rule = ListIndentRule.rule

  @Test(arguments: [
    ("- 하나\n - 둘", ["2:2"], "- 하나\n  - 둘"),
    ("1. 하나\n  - 둘\n  - 셋", ["2:3", "3:3"], "1. 하나\n   - 둘\n   - 셋"),
    ("- 하나\n - 둘\n  - 셋", ["2:2", "3:3"], "- 하나\n  - 둘\n    - 셋"),
    ("1. 하나\n\n  - 둘\n\n2. 셋", ["3:3"], "1. 하나\n\n   - 둘\n\n2. 셋"),
    ("1. 하나\n\n  > 둘", ["3:3"], "1. 하나\n\n   > 둘"),
    ("10. 하나\n   - 둘", ["2:4"], "10. 하나\n    - 둘"),
  ])
  func tellsOfItemsWithABlankTooFew(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "- 하나\n  - 둘",
    "1. 하나\n   - 둘",
    "- 하나\n- 둘",
    " - 하나\n - 둘",
    "- 하나\n\n글\n\n  - 둘",
    "1. 하나\n\n- 둘", "1. 하나\n\n> 둘", "- 하나\n\n글\n\n  > 둘",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
