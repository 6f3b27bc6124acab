import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct SupportTests {
  private func matrix(_ sentences: String) -> [String: String] {
    let article = ParsedText("## 플랫폼 고려 사항\n\n\(sentences)").article
    var result: [String: String] = [:]
    for platform in Platform.allCases where article.support[platform] != .unknown {
      result[platform.rawValue] = article.support[platform].rawValue
    }
    return result
  }

  @Test(arguments: [
    ("tvOS와 watchOS에서는 지원되지 않습니다.", ["tvOS": "notSupported", "watchOS": "notSupported"]),
    ("macOS의 추가 고려 사항은 없습니다.", ["macOS": "noAdditional"]),
    (
      "macOS, visionOS에는 추가로 고려할 사항이 없습니다. tvOS 또는 watchOS에서는 지원하지 않습니다.",
      ["macOS": "noAdditional", "visionOS": "noAdditional", "tvOS": "notSupported", "watchOS": "notSupported"]
    ),
    ("visionOS에는 추가 고려 사항이 없고 tvOS에서는 지원되지 않습니다.", ["visionOS": "noAdditional", "tvOS": "notSupported"]),
    ("Not supported in tvOS or watchOS.", ["tvOS": "notSupported", "watchOS": "notSupported"]),
    (
      "No additional considerations for iOS, iPadOS, or macOS. Not supported in tvOS.",
      ["iOS": "noAdditional", "iPadOS": "noAdditional", "macOS": "noAdditional", "tvOS": "notSupported"]
    ),
    ("이 구성요소는 iPadOS에서만 지원됩니다.", ["iPadOS": "supported"]),
    ("tvOS에서는 길게 누르기를 지원하지 않습니다.", [:]), ("macOS에서는 메뉴를 쓸 수 있습니다.", [:]),
    ("tvOS에서는 지원되지 않습니다만 다른 기기에서 여는 방법을 알려 주면 됩니다.", [:]), ("글을 잘 씁니다.", [:]),
  ])
  func readsWhatSentencesSay(sentences: String, expected: [String: String]) {
    #expect(matrix(sentences) == expected)
  }

  @Test func countsSectionsAndReportsContradictions() throws {
    let text = ParsedText("## 플랫폼 고려 사항\n\ntvOS에서는 지원되지 않습니다.\n\n### iOS, tvOS\n\n글.")
    #expect(text.article.support[.iOS] == .hasConsiderations && text.article.support[.tvOS] == .notSupported)
    let finding = try #require(text.found("structure.support-conflict").first)
    #expect(text.place(finding) == "5:1" && finding.notes.count == 1)
  }

  @Test(arguments: [
    ("iOS, iPadOS", [Platform.iOS, .iPadOS]), ("tvOS 및 watchOS", [.tvOS, .watchOS]),
    ("macOS/visionOS", [.macOS, .visionOS]),
  ])
  func readsPlatformsOfHeadings(heading: String, expected: [Platform]) {
    #expect(PlatformNames.list(heading) == expected)
  }

  @Test func allowsOneWrongLetterWhenAsked() {
    #expect(PlatformNames.list("wachOS") == nil)
    #expect(PlatformNames.misspeltList("wachOS, macOS") == [.watchOS, .macOS])
    #expect(PlatformNames.misspeltList("tyOS") == nil)
  }
}
