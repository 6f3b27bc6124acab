import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UnknownSlugRuleTests {
  @Test func tellsOfNamesThatNoTopicHas() async throws {
    let files = ["Content/articles/buttns.md": article("글"), "Content/pages/any.md": article("글")]
    #expect(try await told(UnknownSlugRule.rule, files) == ["buttns.md buttns"])
    #expect(try await findings(UnknownSlugRule.rule, files)[0].message.contains("‘buttons’"))
    #expect(try await told(UnknownSlugRule.rule, files.merging(["Content/topics.yaml": ""]) { $1 }).isEmpty)
  }
}
