package import GuideModel
import HangulText

/// One edit from a term: Latin words of six letters or more, Korean terms of three syllables or more.
///
/// Only words of the glossary are what may have been meant: what the texts themselves write often proves nothing.
package enum MisspellingRule {
  package static let rule = Rule(
    "term.misspelling", .warning, .text, "용어를 잘못 적은 것으로 보입니다.",
    .init("도롬출을 엽니다.", "도롱출을 엽니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) {
    LatinMisspelling.findings($0.texts, $0.termbase) + KoreanMisspelling.findings($0.texts, $0.termbase)
      + KoreanVariant.findings($0.texts, $0.termbase)
  }
}
