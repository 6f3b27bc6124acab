import GuideModel
import HangulText
import Terminology

/// The examples of the glossary, run as tests of it.
enum SpecCheck {
  static func run(_ glossary: Glossary, _ termbase: Termbase) -> [Diagnostic] {
    glossary.terms.flatMap { term in
      term.specs.compactMap { spec in
        let source = SourceText(path: "spec", text: spec.text)
        let found = TermCheck.run([CheckedText(plain: source)], termbase)
        let fixed = String(decoding: FixApplier.apply(found, to: source, suggested: true), as: UTF8.self)
        let expected = spec.fix ?? spec.text
        guard fixed.nfc != expected.nfc else { return nil }
        return Diagnostic(
          "glossary.spec", .error,
          "용어 \(term.id.quoted(.and)) 딸린 예가 맞지 않습니다. ‘\(expected)’가 나와야 하는데 ‘\(fixed)’가 나옵니다. 예나 용어를 고치십시오.",
          file: glossary.file, range: spec.range)
      }
    }
  }
}
