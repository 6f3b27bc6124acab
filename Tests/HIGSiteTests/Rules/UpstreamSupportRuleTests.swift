import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UpstreamSupportRuleTests {
  @Test(arguments: [
    ("글", ["tvOS", "visionOS"]), ("tvOS에서는 지원되지 않습니다. visionOS에 대한 추가 고려 사항은 없습니다.", []),
    ("tvOS와 iOS에서는 지원되지 않습니다. visionOS에 대한 추가 고려 사항은 없습니다.", ["iOS"]),
    ("tvOS와 visionOS에 대한 추가 고려 사항은 없습니다.", ["tvOS"]),
    ("tvOS에서는 지원되지 않습니다. iOS와 visionOS에 대한 추가 고려 사항은 없습니다.", ["iOS"]),
    ("tvOS에서는 지원되지 않습니다.\n\n### visionOS\n\n글", ["visionOS"]),
  ])
  func tellsOfPlatformsThatDiffer(text: String, expected: [String]) async throws {
    let found = try await findings(
      UpstreamSupportRule.rule, ["Content/upstream.yaml": upstreamFacts, menus: article("## 플랫폼 고려 사항\n\n" + text)])
    #expect(found.compactMap(\.subject) == expected)
    #expect(found.allSatisfy { $0.range?.start.line == 4 })
  }

  @Test func buildsAreNotTold() async throws {
    let site = try SmallSite(["Content/upstream.yaml": upstreamFacts])
    #expect(try await site.build().diagnostics.filter { $0.id.hasPrefix("upstream.") }.isEmpty)
  }
}
