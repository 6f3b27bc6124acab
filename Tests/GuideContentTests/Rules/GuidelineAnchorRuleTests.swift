import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct GuidelineAnchorRuleTests {
  private let rule = GuidelineAnchorRule.rule

  @Test(arguments: [
    ("**등을 켭니다.** 밝습니다.", ["1:3 등을 켭니다."], "**등을 켭니다.** 밝습니다. {#등을-켭니다}"),
    ("**등을 켭니다.** 밝고\n좋습니다.\n\n- 항목", ["1:3 등을 켭니다."], "**등을 켭니다.** 밝고\n좋습니다. {#등을-켭니다}\n\n- 항목"),
    ("### 가\n\n**나.**", ["3:3 나."], "### 가\n\n**나.** {#나}"),
  ])
  func offersThePresentId(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id) == fixed)
  }

  @Test(arguments: ["**등을 켭니다.** 밝습니다. {#x}", "**굵은** 글", "글"])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
