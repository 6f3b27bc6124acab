import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct ParticleNotationRuleTests {
  private let check = ParticleNotationRule.check

  @Test(arguments: [
    ("버튼을(를) 누릅니다.", ["을(를)"]), ("목록(으)로 갑니다.", ["(으)로"]), ("화면와(과) 메뉴은/는", ["와(과)", "은/는"]), ("글(이)나", ["(이)나"]),
  ])
  func tellsOfBothForms(text: String, expected: [String]) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == text)
    // No other rule takes one of them away.
    #expect(told(ParticleRule.check, text).isEmpty)
  }

  @Test(arguments: ["을(를)", "‘을(를)’처럼", "버튼(을 누름)", "글 은/는", "을/를을 적습니다", "버튼을 (를) 누릅니다", "`버튼을(를)`"])
  func leavesAlone(text: String) {
    #expect(text.contains("`") ? told(markdown: text, check).isEmpty : told(check, text).isEmpty)
  }
}
