import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct DuplicateSlugRuleTests {
  @Test func tellsOfNamesThatTwoHave() async throws {
    #expect(try await told(DuplicateSlugRule.rule, ["Content/articles/sub/Menus.md": article("글")]).count == 1)
    #expect(try await told(DuplicateSlugRule.rule, ["Content/pages/menus.md": article("글")]) == ["menus.md menus"])
    #expect(try await told(DuplicateSlugRule.rule, ["Content/pages/toolbars.md": article("글")]).count == 1)
    #expect(try await told(DuplicateSlugRule.rule, ["Content/pages/help.md": article("글")]).isEmpty)
    #expect(try await told(DuplicateSlugRule.rule, [:]).isEmpty)
  }

  @Test func reportsOneNameInTwoForms() async throws {
    let decomposed = "\u{1109}\u{1162}\u{11A8}"
    let site = try SmallSite([
      "Content/topics.yaml": "", "Content/articles/buttons.md": article("글"), "Content/articles/색.md": article("글"),
      "Content/articles/menus.md": article("글"), "Content/images/색.svg": "<svg/>",
    ])
    try site.folder.write(article("글"), to: "Content/articles/\(decomposed).md")
    try site.folder.write("<svg/>", to: "Content/images/\(decomposed).svg")
    let found = try await site.check().diagnostics
    #expect(found.contains { $0.id == "file.duplicate" && $0.file.contains("images/") })
    let clash = try #require(found.first { $0.id == "slug.duplicate" })
    #expect(clash.message.contains("완성형") && clash.message.contains("풀어 쓴 한글"))
    #expect(found.contains { $0.id == "file.normalization" })
  }
}
