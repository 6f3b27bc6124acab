import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UpstreamSectionRuleTests {
  @Test func notesSectionsThatAreMissing() async throws {
    let files = ["Content/upstream.yaml": upstreamFacts, menus: article("글\n\n## 모범 사례")]
    #expect(try await told(UpstreamSectionRule.rule, files) == ["menus.md:2:8 Style"])
    #expect(
      try await told(UpstreamSectionRule.rule, files.merging([menus: article("## 가 {#style}\n\n## 모범 사례")]) { $1 })
        .isEmpty)
  }
}
