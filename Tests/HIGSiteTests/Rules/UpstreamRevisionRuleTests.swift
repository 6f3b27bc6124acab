import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UpstreamRevisionRuleTests {
  @Test func notesAnOlderRevision() async throws {
    let topics = SmallSite.topics.replacing("korean: 메뉴}", with: "korean: 메뉴, revised: 2024-05-01}")
    func files(_ day: String) -> [String: String] {
      ["Content/topics.yaml": topics, menus: article("글", front: "source: {revised: \(day)}\n")]
    }
    #expect(try await told(UpstreamRevisionRule.rule, files("2024-04-30")) == ["menus.md:2:8 menus"])
    #expect(try await told(UpstreamRevisionRule.rule, files("2024-05-01")).isEmpty)
    #expect(try await told(UpstreamRevisionRule.rule, ["Content/topics.yaml": topics, menus: article("글")]).isEmpty)
  }
}
