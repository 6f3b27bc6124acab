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
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
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
