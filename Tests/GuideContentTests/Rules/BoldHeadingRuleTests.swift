import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct BoldHeadingRuleTests {
  private let rule = BoldHeadingRule.rule

  @Test(arguments: [
    ("**모범 사례**\n\n글", ["1:1 **모범 사례**"], "## 모범 사례\n\n글"),
    (
      "글\n\n**플랫폼 고려 사항**\n\n**iOS, iPadOS**\n\n글", ["3:1 **플랫폼 고려 사항**", "5:1 **iOS, iPadOS**"],
      "글\n\n## 플랫폼 고려 사항\n\n### iOS, iPadOS\n\n글"
    ),
    ("**Best practices**", ["1:1 **Best practices**"], "## Best practices"),
  ])
  func tellsOfNamesOfSectionsInBold(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "**등을 켭니다.** 글",
    "**모범 사례를 봅니다.**",
    "## 모범 사례",
    "- **모범 사례**",
    "> **모범 사례**",
    "**모범 사례** 글",
    "**iOS의 등**",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
