import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct EscapedMarkRuleTests {
  private let rule = EscapedMarkRule.rule

  @Test(arguments: [
    ("\\## 가\n\n\\*\\*밝습니다.\\*\\* 글", ["1:1 \\##", "3:1 \\*\\*밝습니다.\\*\\*"], "## 가\n\n**밝습니다.** 글"),
    ("\\#\\# 가\n\n\\> 역자 설명: 나", ["1:1 \\#\\#", "3:1 \\>"], "## 가\n\n> 역자 설명: 나"),
    ("1\\. 가\n2\\. 나\n\n\\- 다", ["1:1 1\\.", "2:1 2\\.", "4:1 \\-"], "1. 가\n2. 나\n\n- 다"),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "1\\. 가",
    "\\*가 \\*나",
    "\\# 하나",
    "```\n\\## 가\n\\## 나\n```",
    "가 \\> 나\n다 \\> 라",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
