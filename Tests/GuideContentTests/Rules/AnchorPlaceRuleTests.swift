import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct AnchorPlaceRuleTests {
  private let rule = AnchorPlaceRule.rule

  @Test(arguments: [
    ("그냥 단락 {#x}", ["1:7 {#x}"]), ("- 항목 {#x}", ["1:6 {#x}"]), ("| 가 {#x} |\n| --- |", ["1:5 {#x}"]),
    ("## 가 {#x y}", ["1:6 {#x y}"]), ("**가.** 나 {#x} 다", ["1:10 {#x} 다"]), ("**굵은 {#x}**은", ["1:6 {#x}"]),
  ])
  func tellsOfIdsThatNameNothing(text: String, expected: [String]) { #expect(ParsedText(text).told(rule) == expected) }

  @Test(arguments: ["## 가 {#x}", "**가.** 나 {#x}", "`{#x}`", "```\n{#x}\n```"])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
