import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct LeadStopRuleTests {
  private let rule = LeadStopRule.rule

  @Test(arguments: [
    ("**등을 켭니다** 밝습니다.", ["1:3 등을 켭니다"], "**등을 켭니다.** 밝습니다."),
    ("**방에서 등을 끄세요** 어둡습니다. {#off}", ["1:3 방에서 등을 끄세요"], "**방에서 등을 끄세요.** 어둡습니다. {#off}"),
    ("## 모범 사례\n\n**등을 두십시오** 밝습니다.", ["3:3 등을 두십시오"], "## 모범 사례\n\n**등을 두십시오.** 밝습니다."),
    ("**첫 지침입니다.** 글\n\n**등을 켭니다** 밝습니다.", ["3:3 등을 켭니다"], "**첫 지침입니다.** 글\n\n**등을 켭니다.** 밝습니다."),
  ])
  func tellsOfLeadsWithoutTheirStop(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "**등을 켭니다.** 밝습니다.",
    "**등을 켭니다**. 밝습니다.",
    "**등을 켭니다**라고 적습니다.",
    "**등** 하나입니다.",
    "글 **등을 켭니다** 밝습니다.",
    "> **등을 켭니다** 밝습니다.",
    "**켜는 등** 밝습니다.",
    "**등을 켭니다**",
    "- **등을 켭니다** 밝습니다.",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
