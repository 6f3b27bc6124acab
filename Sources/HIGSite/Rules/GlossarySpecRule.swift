import GuideModel
import HangulText
import Terminology

/// The examples of the glossary, run as tests of it.
enum GlossarySpecRule {
  static let rule = Rule(
    "glossary.spec", .error, .guide, "용어에 딸린 예가 나와야 할 글과 다릅니다.",
    .init(
      "terms:\n  - {id: lamp, english: lamp, korean: 등불, specs: [{text: 램프를 켠다, fix: 등불을 켠다}]}",
      "terms:\n  - {id: lamp, english: lamp, korean: 등불, forbidden: [램프], specs: [{text: 램프를 켠다, fix: 등불을 켠다}]}",
      in: "Content/glossary.yaml"))

  static let check = Check<LinkedGuide>(rule) { findings($0.guide.glossary, $0.termbase) }

  private static func findings(_ glossary: Glossary, _ termbase: Termbase) -> [Diagnostic] {
    glossary.terms.flatMap { term in
      term.specs.compactMap { spec in
        let source = SourceText(path: "spec", text: spec.text)
        let found = WordingChecks(RuleList.wording).run([CheckedText(plain: source, termbase.index)], termbase)
        let fixed = String(decoding: FixApplier.apply(found, to: source, suggested: true), as: UTF8.self)
        let expected = spec.fix ?? spec.text
        guard fixed.nfc != expected.nfc else { return nil }
        return Diagnostic(
          rule,
          "용어 \(term.id.quoted(.and)) 딸린 예가 맞지 않습니다. \(expected.quoted(.subject)) 나와야 하는데 \(fixed.quoted(.subject)) 나옵니다. 예나 용어를 고치십시오.",
          about: term.id, file: glossary.file, range: spec.range)
      }
    }
  }
}
