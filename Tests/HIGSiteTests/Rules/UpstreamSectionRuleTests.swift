import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UpstreamSectionRuleTests {
  private let upstream = """
    topics:
      menus:
        headings:
          - {level: 2, english: Best practices, korean: 모범 사례, anchor: Best-practices}
          - {level: 3, english: Style, korean: 스타일, anchor: Style}
          - {level: 4, english: Deep, anchor: Deep}
          - {level: 2, english: Resources, anchor: Resources}
        notSupported: [tvOS]
        noAdditional: [visionOS]
    """

  @Test func notesSectionsThatAreMissing() async throws {
    let files = ["Content/upstream.yaml": upstreamFacts, menus: article("글\n\n## 모범 사례")]
    #expect(try await told(UpstreamSectionRule.rule, files) == ["menus.md:2:8 Style"])
    #expect(
      try await told(UpstreamSectionRule.rule, files.merging([menus: article("## 가 {#style}\n\n## 모범 사례")]) { $1 })
        .isEmpty)
  }
}
