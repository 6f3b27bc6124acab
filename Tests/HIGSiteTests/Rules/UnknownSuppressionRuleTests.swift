import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UnknownSuppressionRuleTests {
  @Test func tellsOfRulesThatAreNone() async throws {
    #expect(
      try await SmallSite([menus: article("글 [가](doc:none)", front: "ignore: [link.unresolved]\n")]).check()
        .diagnostics.first { $0.id == Rule.suppressionUnused.id }?.message.contains("끌 수 없습니다") == true)
    let files = [menus: article("<!-- hig:ignore text.lable: 까닭 -->\n\n글", front: "ignore: [nonsense]\n")]
    #expect(
      try await told(UnknownSuppressionRule.rule, files) == ["menus.md:3:10 nonsense", "menus.md:5:1 text.lable"])
    #expect(try await told(.suppressionUnused, files).isEmpty)
  }
}
