package import GuideModel
import HangulText

/// Terms with their words joined or split otherwise, and 앱 stuck to the app's name before it.
package enum TermSpacingRule {
  package static let rule = Rule(
    "term.spacing", .warning, .text, "용어의 띄어쓰기가 용어집과 다릅니다.",
    .init("밝은등불을 켭니다.", "밝은 등불을 켭니다.", with: RuleExampleFiles.glossary), .init("날씨앱을 엽니다.", "날씨 앱을 엽니다."))

  package static let check = Check<Wording>(rule) { wording in
    TermFindings.all(rule, wording, where: { kind, _ in kind == .spacing }) { surface, _ in
      "용어의 띄어쓰기가 용어집과 다릅니다. \(surface.replacement.quoted(.direction)) 적으십시오."
    } + AppNameSpacing.findings(wording.texts, wording.termbase)
  }
}
