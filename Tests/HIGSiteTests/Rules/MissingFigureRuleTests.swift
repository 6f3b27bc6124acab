import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct MissingFigureRuleTests {
  @Test func tellsOfPicturesThatAreNotThere() async throws {
    let text = article(
      "![가](../images/buttons/b.svg)\n\n글 ![나](../images/c.svg) ![다](../images/buttons/a.svg)\n\n![라](todo)")
    #expect(
      try await told(MissingFigureRule.rule, [menus: text]) == [
        "menus.md:4:1 images/buttons/b.svg", "menus.md:6:5 images/c.svg",
      ])
    #expect(try await findings(MissingFigureRule.rule, [menus: text])[0].message.contains("‘images/buttons/a.svg’"))
  }
}
