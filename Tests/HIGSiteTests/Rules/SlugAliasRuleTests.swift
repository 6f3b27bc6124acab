import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct SlugAliasRuleTests {
  @Test func tellsOfAliasesThatAreTaken() async throws {
    let found = try await told(
      SlugAliasRule.rule, [menus: article("글", front: "aliases: [buttons, Toolbars, search, old-buttons, menu]\n")])
    #expect(
      found == ["menus.md:3:11 buttons", "menus.md:3:20 Toolbars", "menus.md:3:30 search", "menus.md:3:38 old-buttons"])
  }
}
