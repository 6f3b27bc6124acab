import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct InvisibleCharacterRuleTests {
  private let rule = InvisibleCharacterRule.rule

  @Test(arguments: [
    ("단\u{200B}추", ["1:2 \u{200B}"], "단추"), ("가\u{A0}나", ["1:2 \u{A0}"], "가 나"),
    ("가\u{3000}나", ["1:2 \u{3000}"], "가 나"),
    ("-\u{A0}하나", ["1:2 \u{A0}"], "- 하나"), ("##\u{3000}가", ["1:3 \u{3000}"], "## 가"),
    ("가\u{3164}나", ["1:2 \u{3164}"], "가나"),
    ("가\u{FEFF}나\u{FEFF}다", ["1:2 \u{FEFF}"], "가나다"), ("가\u{2060}나", ["1:2 \u{2060}"], "가나"),
    ("가\u{200B}나\u{A0}다", ["1:4 \u{A0}", "1:2 \u{200B}"], "가나 다"),
  ])
  func tellsOnceOfEachCharacter(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id) == fixed)
  }

  /// As ordinary blanks they would make code of a paragraph.
  @Test(arguments: [
    ("글\n\n\u{A0}\u{A0}\u{A0}\u{A0}둘", ["3:1 \u{A0}\u{A0}\u{A0}\u{A0}"], "글\n\n둘"),
    ("글\n\n\u{3000}\u{A0} \u{A0}둘", ["3:1 \u{3000}\u{A0} \u{A0}"], "글\n\n둘"),
  ])
  func takesBlanksBeforeAParagraphAway(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected && text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test func leavesAlone() { #expect(ParsedText("가 나\t다 — 라").told(rule).isEmpty) }
}
