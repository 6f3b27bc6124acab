import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct PlatformPlaceRuleTests {
  private let rule = PlatformPlaceRule.rule

  @Test(arguments: [
    ("## macOS\n\n글", ["1:1 ## macOS"]), ("## 모범 사례\n\n글\n\n### iOS, iPadOS\n\n글", ["5:1 ### iOS, iPadOS"]),
    ("## 플랫폼 고려 사항\n\n글\n\n## watchOS\n\n글", ["5:1 ## watchOS"]),
  ])
  func tellsOfPlatformsInOtherPlaces(text: String, expected: [String]) {
    #expect(ParsedText(text).told(rule) == expected)
  }

  @Test(arguments: [
    "## 플랫폼 고려 사항\n\n### macOS\n\n글", "## 플랫폼별 고려 사항\n\n### iOS, iPadOS\n\n글", "## macOS의 메뉴\n\n글", "**macOS**는 다릅니다.",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
