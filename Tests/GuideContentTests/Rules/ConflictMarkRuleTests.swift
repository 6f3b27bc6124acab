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
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "```\n<<<<<<< HEAD\n글\n>>>>>>> main\n```",
    ">>>>>>> 깊은 인용",
    "<<<<<<<글",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
