package import GuideModel
import HangulText

/// Forms that the termbase forbids.
package enum ForbiddenTermRule {
  package static let rule = Rule(
    "term.forbidden", .error, .text, "용어집이 쓰지 않기로 한 말입니다.",
    .init("램프를 켭니다.", "등불을 켭니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) { wording in
    TermFindings.all(rule, wording, where: { $0 == .forbidden && $1.kind == .term }) { surface, term in
      let right = surface.replacement.quoted(.direction)
      return "\(surface.text.quoted(.topic)) 쓰지 않는 용어입니다(\(term.english)). \(right) 적으십시오."
    }
  }
}
