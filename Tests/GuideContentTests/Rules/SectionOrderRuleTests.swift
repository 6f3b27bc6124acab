import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct SectionOrderRuleTests {
  private let rule = SectionOrderRule.rule

  @Test(arguments: [
    ("## 리소스\n\n글\n\n## 모범 사례\n\n글", ["5:1 ## 모범 사례"]),
    ("## 변경 기록\n\n글\n\n## 플랫폼 고려 사항\n\n글\n\n## 리소스", ["5:1 ## 플랫폼 고려 사항", "9:1 ## 리소스"]),
  ])
  func notesAnUnusualOrder(text: String, expected: [String]) { #expect(ParsedText(text).told(rule) == expected) }

  @Test func leavesAlone() {
    #expect(ParsedText("글\n\n## 모범 사례\n\n## 아무 제목\n\n## 플랫폼 고려 사항\n\n## 리소스\n\n## 변경 기록").told(rule).isEmpty)
    #expect(ParsedText("## 리소스\n\n## 모범 사례", kind: .page).told(rule).isEmpty)
  }
}
