import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct OtherPreferenceRuleTests {
  private let check = OtherPreferenceRule.check
  private func termbase(_ prefer: SiteSettings.Preference, accepted: [String] = []) -> Termbase {
    Termbase(
      Glossary(terms: [
        .of("text view", "텍스트 뷰", official: "텍스트 보기", accepted: accepted),
        .of("tap", "탭", official: "두드리기", homonym: true),
      ]),
      prefer: prefer)
  }

  @Test func tellsOfTheFormThatIsNotPreferred() {
    #expect(told(check, "텍스트 보기를 텍스트 뷰로", termbase(.house)) == ["텍스트 보기"])
    #expect(fixed(check, "텍스트 보기를", termbase(.house)) == "텍스트 뷰를")
    #expect(told(check, "텍스트 보기를 텍스트 뷰로", termbase(.official)) == ["텍스트 뷰"])
    #expect(fixed(check, "텍스트 뷰를", termbase(.official)) == "텍스트 보기를")
  }

  @Test func leavesAlone() {
    #expect(told(check, "텍스트 보기를", termbase(.house, accepted: ["텍스트 보기"])).isEmpty)
    #expect(told(check, "두드리기를", termbase(.house)).isEmpty)
    #expect(told(check, "‘텍스트 보기’를 누릅니다", termbase(.house)).isEmpty)
  }
}
