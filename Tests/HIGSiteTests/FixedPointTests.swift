import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// Fixing comes to rest, on any text: what `--fix` leaves is what a second `--fix` leaves, and no two rules undo each other.
@Suite struct FixedPointTests {
  private static let glossary = """
    terms:
      - {id: button, english: button, korean: 버튼, forbidden: [단추]}
      - {id: pop-up-button, english: pop-up button, korean: 팝업 버튼, forbidden: [팝업 단추]}
      - {id: iphone, english: iPhone, korean: iPhone, forbidden: [아이폰], kind: name}
      - {id: touch-screen, english: touch screen, korean: 터치 스크린, accepted: [터치스크린]}
    """

  private func fixed(_ text: String, suggested: Bool) async throws -> (text: String, restless: [String]) {
    let site = try SmallSite(["Content/articles/menus.md": text, "Content/glossary.yaml": Self.glossary])
    let check = SiteCheck(content: site.folder.path("Content"), jobs: 1)
    let fixes = try await FixRun(try await check.run(), suggested: suggested) { try await check.run($0) }
    #expect(fixes.write().isEmpty)
    return (try site.folder.read("Content/articles/menus.md"), fixes.restless)
  }

  /// Texts put together from what the rules look for, always the same ones.
  private static func texts() -> [String] {
    let pieces = [
      "단추를 ", "단추", "(button)", " ", "팝업단추", "를 ", "을 ", "아이폰", "(iPhone)", "터치스크린 ", "터치 스크린 ", "`단추` 를 ", "**단추**",
      "·", "ㆍ", "..",
      ".", "\n", "\n\n", "• ", "- ", " - ", "1. ", "2024. ", "> ", "역주: ", "역자 설명 : ", "[단추](#단추)", "## 단추\n\n",
      "##단추\n", "\u{200B}", "\u{A0}",
      "\t", "| 가 | 나 |\n", "| - | - |\n", "```\n", "2*3*4", "__단추__는 ", "을(를)", "[^1]", "\n\n[^1]: 각주\n\n", "인인 ",
      "월, 월, ", "단추 단추 ",
      "\u{1103}\u{1161}\u{11AB}추", ":::note\n글\n:::\n", "!!! tip\n    글\n", "lamp ", "앱을 ", "날씨앱을 ", "한다 ", "입니다",
      "{#a}", "| 다 | 라 |\n",
    ]
    var seed: UInt64 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(limit))
    }
    return (0..<60).map { _ in
      "---\ntitle: 시험\n---\n\n" + (0..<4 + next(24)).map { _ in pieces[next(pieces.count)] }.joined() + "\n"
    }
  }

  @Test(arguments: [false, true]) func fixingComesToRest(suggested: Bool) async throws {
    var changed = 0
    for text in Self.texts() {
      let once = try await fixed(text, suggested: suggested)
      #expect(once.restless.isEmpty, "\(text)")
      let twice = try await fixed(once.text, suggested: suggested)
      #expect(twice.text == once.text, "\(text)")
      if once.text != text { changed += 1 }
    }
    #expect(changed > 40)
  }
}
