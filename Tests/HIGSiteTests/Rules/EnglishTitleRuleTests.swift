import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct EnglishTitleRuleTests {
  @Test func offersTheTopicsTitle() async throws {
    let found = try await findings(EnglishTitleRule.rule, [menus: article("글", front: "english: Menu\n")])
    #expect(found.map(\.subject) == ["Menu"] && found[0].fixes.first?.edits.first?.replacement == "Menus")
    #expect(try await told(EnglishTitleRule.rule, [menus: article("글", front: "english: Menus\n")]).isEmpty)
  }
}
