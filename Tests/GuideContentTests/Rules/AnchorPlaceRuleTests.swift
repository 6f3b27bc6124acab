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

  @Test(arguments: [
    ("**가.** 나 ｛#x-1｝", ["1:10 ｛#x-1｝"], "**가.** 나 {#x-1}"), ("## 가 (#ab)", ["1:6 (#ab)"], "## 가 {#ab}"),
    ("**가.** 나 [#cd]", ["1:10 [#cd]"], "**가.** 나 {#cd}"),
  ])
  func tellsOfOtherBrackets(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected && text.fixed(rule.id, suggested: true) == fixed)
    #expect(text.fixed(rule.id) != fixed && text.found("guideline.anchor").isEmpty)
  }

  @Test(arguments: ["나 (#한글)", "나 (#ab) 다", "나 #ab", "## 가 {#x}", "**가.** 나 {#x}", "`{#x}`", "```\n{#x}\n```"])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
