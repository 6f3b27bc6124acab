import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct MissingSectionRuleTests {
  private func missing(_ text: String, kind: Article.Kind = .article) -> [String?] {
    ParsedText(text, kind: kind).found(MissingSectionRule.rule.id).map(\.subject)
  }

  @Test func notesSectionsThatAreMissing() {
    #expect(missing("## 모범 사례") == ["소개", "플랫폼 고려 사항"])
    #expect(missing("글") == ["플랫폼 고려 사항"])
    #expect(missing("## 소개\n\n글\n\n## Platform considerations\n\n글") == [])
    #expect(missing("## 모범 사례", kind: .page) == [])
  }
}
