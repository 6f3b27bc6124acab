import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct RepeatedSectionRuleTests {
  private let rule = RepeatedSectionRule.rule

  @Test(arguments: [
    ("## 모범 사례\n\n가\n\n## 모범 사례\n\n나", ["5:1 ## 모범 사례"], "## 모범 사례\n\n가\n\n## 모범 사례\n\n나"),
    ("## Best practices\n\n가\n\n## 모범 사례\n\n나", ["5:1 ## 모범 사례"], "## Best practices\n\n가\n\n## 모범 사례\n\n나"),
    ("## 색\n\n가\n\n## 글꼴\n\n나\n\n##  색\n\n다", ["9:1 ##  색"], "## 색\n\n가\n\n## 글꼴\n\n나\n\n##  색\n\n다"),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "## 색\n\n### 보기\n\n가\n\n## 글꼴\n\n### 보기\n\n나",
    "가\n\n## 모범 사례\n\n나",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
