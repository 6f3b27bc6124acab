import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct TermSpacingRuleTests {
  private let check = TermSpacingRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("pop-up button", "팝업 버튼"), .of("drag and drop", "드래그 앤 드롭", accepted: ["끌어 놓기"]), .of("web app", "웹앱"),
      .of("interaction", "상호작용"),
    ]))

  @Test(arguments: [
    ("팝업버튼을", ["팝업버튼"], "팝업 버튼을"), ("드래그앤드롭과 드래그앤 드롭", ["드래그앤드롭", "드래그앤 드롭"], "드래그 앤 드롭과 드래그 앤 드롭"),
    ("끌어놓기로", ["끌어놓기"], "끌어 놓기로"), ("상호 작용을", ["상호 작용"], "상호작용을"), ("날씨앱을", ["날씨앱"], "날씨 앱을"),
    ("Photos앱에서", ["Photos앱"], "Photos 앱에서"),
  ])
  func tellsOfOtherSpacing(text: String, expected: [String], right: String) {
    #expect(told(check, text, termbase) == expected)
    #expect(fixed(check, text, termbase, suggested: true) == right)
  }

  @Test func isSureOfTermsAndNotOfNames() {
    #expect(fixed(check, "팝업버튼을 날씨앱을", termbase) == "팝업 버튼을 날씨앱을")
  }

  /// A picture's alternative text of several pieces has no place of its own letters: it is told, never edited.
  @Test func editsNothingThatHasNoPlace() {
    let text = "![**날씨앱** &amp; 글](todo)"
    #expect(told(markdown: text, check, termbase).count == 1)
    #expect(fixed(markdown: text, check, termbase, suggested: true) == "![**날씨 앱** &amp; 글](todo)")
  }

  @Test(arguments: ["팝업 버튼을", "웹앱을", "해당앱", "앱을", "날씨 앱을", "앱스토어", "photos앱"])
  func leavesAlone(text: String) { #expect(told(check, text, termbase).isEmpty) }
}
