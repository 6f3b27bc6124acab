import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct LinkAliasRuleTests {
  @Test func offersThePresentName() async throws {
    let found = try await findings(
      LinkAliasRule.rule,
      [menus: article("[글](doc:old-buttons#press), [[old-buttons]], [나](old-buttons.md), [다](doc:buttons)")])
    #expect(found.map(\.subject) == ["old-buttons", "old-buttons", "old-buttons"])
    #expect(found.compactMap(\.fixes.first?.edits.first).map(\.replacement) == ["buttons", "buttons", "buttons"])
    #expect(found.compactMap(\.fixes.first?.edits.first?.range.start.column) == [11, 33, 54])
  }

  /// Where the link does not name its target, nothing is certain.
  @Test(arguments: ["[old-buttons][l]\n\n[l]: doc:old-buttons", "[old-buttons][]\n\n[old-buttons]: doc:old-buttons"])
  func editsNoTextOfALink(text: String) async throws {
    let found = try await findings(LinkAliasRule.rule, [menus: article(text)])
    #expect(found.count == 1 && found[0].fixes.isEmpty)
  }
}
