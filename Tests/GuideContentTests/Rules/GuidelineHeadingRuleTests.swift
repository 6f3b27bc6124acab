import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct GuidelineHeadingRuleTests {
  private let rule = GuidelineHeadingRule.rule

  @Test(arguments: [
    ("### **켭니다.**\n\n밝습니다.", ["1:1 ### **켭니다.**"], "**켭니다.**\n\n밝습니다."),
    ("## 모범 사례\n\n#### __끕니까?__\n\n네.", ["3:1 #### __끕니까?__"], "## 모범 사례\n\n__끕니까?__\n\n네."),
  ])
  func tellsWhereAndMends(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
    #expect(text.found(rule.id).flatMap(\.fixes).allSatisfy { $0.applicability == .suggested })
  }

  @Test(arguments: [
    "### **켜기**",
    "### 켭니다.",
    "**켭니다.** 글",
    "### **켭니다.** 글",
    "**켭니다.**\n---",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
