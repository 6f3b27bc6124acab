package import GuideModel
import HangulText

/// The form of the other preference: Apple's in a house guide, and the reverse.
package enum OtherPreferenceRule {
  package static let rule = Rule(
    "term.inconsistent", .warning, .text, "용어집에서 고르지 않은 표기입니다.",
    .init("전등을 켭니다.", "등불을 켭니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) { wording in
    TermFindings.all(rule, wording, where: { kind, _ in kind == .otherPreference }) { surface, _ in
      let right = surface.replacement.quoted(.direction)
      return "\(surface.text.quoted(.topic)) 용어집에서 고르지 않은 표기입니다. \(right) 적으십시오."
    }
  }
}
