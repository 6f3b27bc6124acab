import GuideContent
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct SlugCharacterRuleTests {
  @Test func tellsOfCharactersThatNoAddressCanHave() async throws {
    let files = ["Content/pages/a?b.md": article("글"), menus: article("글", front: "aliases: [\"a/b\", \"c d\"]\n")]
    #expect(
      try await told(.slugCharacter, files)
        == ["menus.md:3:11 a/b", "a?b.md a?b"].sorted { $0.contains("menus") && !$1.contains("menus") })
  }
}
