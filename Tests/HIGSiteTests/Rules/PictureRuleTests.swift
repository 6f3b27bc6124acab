import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct PictureRuleTests {
  @Test func tellsOfPicturesThatAreNotThere() async throws {
    let text = article(
      "![가](../images/buttons/b.svg)\n\n글 ![나](../images/c.svg) ![다](../images/buttons/a.svg)\n\n![라](todo)")
    #expect(
      try await told(MissingFigureRule.rule, [menus: text]) == [
        "menus.md:4:1 images/buttons/b.svg", "menus.md:6:5 images/c.svg",
      ])
    #expect(try await findings(MissingFigureRule.rule, [menus: text])[0].message.contains("‘images/buttons/a.svg’"))
  }

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
