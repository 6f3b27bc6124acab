import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct NormalizationRuleTests {
  private let rule = NormalizationRule.rule

  @Test func composesTextAndFrontMatter() {
    let text = ParsedText(file: "---\ntitle: \u{1100}\u{1161}\n---\n\u{1102}\u{1161}\u{1102}\u{1161}\n")
    #expect(text.found(rule.id).map { $0.range?.start.line } == [2])
    #expect(text.found(rule.id).first?.message.contains("3자") == true)
    let fixed = text.found(rule.id).flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(fixed == ["가", "나", "나"])
  }

  @Test(arguments: ["가나", "café", "```\n\u{1100}\u{1161}\n```"])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
