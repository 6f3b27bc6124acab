package import GuideModel
import HangulText

/// Names of products and APIs in forms that the termbase forbids, or in other capitals than their own.
package enum NameRule {
  package static let rule = Rule(
    "term.name", .error, .text, "제품이나 API의 이름이 다르게 적혀 있습니다.",
    .init("MacOS를 씁니다.", "macOS를 씁니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) { wording in
    TermFindings.all(rule, wording, where: { $0 == .forbidden && $1.kind == .name }) { surface, _ in
      let right = surface.replacement.quoted(.direction)
      return "이름 \(surface.text.quoted(.topic)) 이 글에서 쓰지 않는 표기입니다. \(right) 적으십시오."
    } + NameCapitals.findings(wording.texts, wording.termbase)
  }
}
