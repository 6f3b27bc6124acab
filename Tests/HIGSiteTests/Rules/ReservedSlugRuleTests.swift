import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct ReservedSlugRuleTests {
  @Test(arguments: ["index", "404", "search", "Glossary", "notes", "FEED"])
  func tellsOfNamesOfTheSitesOwn(slug: String) async throws {
    let files = ["Content/pages/\(slug).md": article("글")]
    #expect(try await told(ReservedSlugRule.rule, files) == ["\(slug).md \(slug)"])
    #expect(try await told(UnknownSlugRule.rule, ["Content/articles/\(slug).md": article("글")]).isEmpty)
  }
}
