import GuideContent
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct SlugRuleTests {
  @Test func tellsOfNamesThatNoTopicHas() async throws {
    let files = ["Content/articles/buttns.md": article("글"), "Content/pages/any.md": article("글")]
    #expect(try await told(UnknownSlugRule.rule, files) == ["buttns.md buttns"])
    #expect(try await findings(UnknownSlugRule.rule, files)[0].message.contains("‘buttons’"))
    #expect(try await told(UnknownSlugRule.rule, files.merging(["Content/topics.yaml": ""]) { $1 }).isEmpty)
  }

  @Test(arguments: ["index", "404", "search", "Glossary", "assets", "platforms"])
  func tellsOfNamesOfTheSitesOwn(slug: String) async throws {
    let files = ["Content/pages/\(slug).md": article("글")]
    #expect(try await told(ReservedSlugRule.rule, files) == ["\(slug).md \(slug)"])
    #expect(try await told(UnknownSlugRule.rule, ["Content/articles/\(slug).md": article("글")]).isEmpty)
  }

  @Test func tellsOfNamesThatTwoHave() async throws {
    #expect(try await told(DuplicateSlugRule.rule, ["Content/articles/sub/Menus.md": article("글")]).count == 1)
    #expect(try await told(DuplicateSlugRule.rule, ["Content/pages/menus.md": article("글")]) == ["menus.md menus"])
    #expect(try await told(DuplicateSlugRule.rule, [:]).isEmpty)
  }

  @Test func tellsOfCharactersThatNoAddressCanHave() async throws {
    let files = ["Content/pages/a?b.md": article("글"), menus: article("글", front: "aliases: [\"a/b\", \"c d\"]\n")]
    #expect(
      try await told(.slugCharacter, files)
        == ["menus.md:3:11 a/b", "a?b.md a?b"].sorted { $0.contains("menus") && !$1.contains("menus") })
  }

  @Test func tellsOfAliasesThatAreTaken() async throws {
    let found = try await told(
      SlugAliasRule.rule, [menus: article("글", front: "aliases: [buttons, Toolbars, search, old-buttons, menu]\n")])
    #expect(
      found == ["menus.md:3:11 buttons", "menus.md:3:20 Toolbars", "menus.md:3:30 search", "menus.md:3:38 old-buttons"])
  }
}
