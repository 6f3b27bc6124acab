import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct UnclosedCommentRuleTests {
  private let rule = UnclosedCommentRule.rule

  @Test(arguments: [
    ("<!-- 나중에\n\n글입니다.", ["1:1 <!--"], "<!-- 나중에\n\n글입니다."),
    ("글\n\n<!-- hig:ignore text: 까닭\n\n## 제목", ["3:1 <!--"], "글\n\n<!-- hig:ignore text: 까닭\n\n## 제목"),
    ("- 가\n\n  <!-- 나\n  다", ["3:3 <!--"], "- 가\n\n  <!-- 나\n  다"),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "<!-- 나 -->",
    "<!-- 나\n다\n-->\n\n글",
    "글 <!-- 나",
    "```\n<!-- 나\n```",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
