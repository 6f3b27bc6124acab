import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct OrphanImageRuleTests {
  @Test func tellsOfPicturesThatNobodyShows() async throws {
    let files = [
      "Content/images/lonely.svg": "<svg/>", "Content/images/buttons/a~dark.svg": "<svg/>",
      "Content/images/b~dark.svg": "<svg/>",
      "Content/images/site.svg": "<svg/>", "Content/site.yaml": "title: 글\nimage: images/site.svg\n",
    ]
    #expect(
      try await told(OrphanImageRule.rule, files) == ["b~dark.svg images/b~dark.svg", "lonely.svg images/lonely.svg"])
  }
}
