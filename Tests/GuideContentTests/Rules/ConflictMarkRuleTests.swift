import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ConflictMarkRuleTests {
  private let rule = ConflictMarkRule.rule

  @Test(arguments: [
    (
      "<<<<<<< HEAD\n글\n=======\n말\n>>>>>>> main", ["1:1 <<<<<<< HEAD", "5:1 >>>>>>> main"],
      "<<<<<<< HEAD\n글\n=======\n말\n>>>>>>> main"
    ),
    (
      "앞\n\n<<<<<<< ours\n글\n||||||| base\n옛\n=======\n말\n>>>>>>> 가지\n\n뒤", ["3:1 <<<<<<< ours", "9:1 >>>>>>> 가지"],
      "앞\n\n<<<<<<< ours\n글\n||||||| base\n옛\n=======\n말\n>>>>>>> 가지\n\n뒤"
    ),
  ])
  func tellsWhereAndMends(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
    #expect(text.found(rule.id).flatMap(\.fixes).allSatisfy { $0.applicability == .suggested })
  }

  @Test(arguments: [
    "```\n<<<<<<< HEAD\n글\n>>>>>>> main\n```",
    ">>>>>>> 깊은 인용",
    "<<<<<<<글",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
