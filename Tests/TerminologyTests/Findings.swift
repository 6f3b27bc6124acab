import GuideModel
import HIGSite
import TestSupport

@testable import Terminology

/// What the rules of wording find in plain texts.
func findings(_ texts: [SourceText], _ termbase: Termbase) -> [Diagnostic] {
  WordingChecks(RuleList.wording).run(texts.map { CheckedText(plain: $0, termbase.index) }, termbase)
}

/// What one rule finds in plain text, line by line: what stands at each place.
func told(_ check: Check<Wording>, _ text: String, _ termbase: Termbase = Termbase(Glossary())) -> [String] {
  let source = SourceText(path: "글.txt", text: text)
  return check.findings(Wording([CheckedText(plain: source, termbase.index)], termbase)).compactMap {
    $0.range.map(source.text)
  }
}

/// What one rule finds in Markdown.
func told(markdown: String, _ check: Check<Wording>, _ termbase: Termbase = Termbase(Glossary())) -> [String] {
  let text = ParsedText(markdown)
  return check.findings(Wording([CheckedText(text.article, source: text.source, termbase.index)], termbase))
    .compactMap { $0.range.map(text.source.text) }
}

/// Plain text as `--fix` leaves it with one rule, or `--fix --suggested`.
func fixed(
  _ check: Check<Wording>, _ text: String, _ termbase: Termbase = Termbase(Glossary()), suggested: Bool = false
) -> String {
  let source = SourceText(path: "글.txt", text: text)
  let found = check.findings(Wording([CheckedText(plain: source, termbase.index)], termbase))
  return String(decoding: FixApplier.apply(found, to: source, suggested: suggested), as: UTF8.self)
}

/// Markdown as `--fix` leaves it with one rule, or `--fix --suggested`.
func fixed(
  markdown: String, _ check: Check<Wording>, _ termbase: Termbase = Termbase(Glossary()), suggested: Bool = false
) -> String {
  let text = ParsedText(markdown)
  let found = check.findings(Wording([CheckedText(text.article, source: text.source, termbase.index)], termbase))
  let bytes = FixApplier.apply(found, to: text.source, suggested: suggested)
  return String(String(decoding: bytes, as: UTF8.self).split(separator: "---\n", maxSplits: 2).last ?? "")
}

extension Term {
  /// A term for a test; its id is its English.
  static func of(
    _ english: String, _ korean: String, official: String? = nil, accepted: [String] = [], forbidden: [String] = [],
    except: [String] = [], kind: Kind = .term, homonym: Bool = false, gloss: Gloss = .none, reading: String? = nil,
    ordinary: [String] = [], company: [String] = []
  ) -> Term {
    var term = Term(id: english, english: english, korean: korean, range: .fileStart)
    (term.official, term.accepted, term.forbidden, term.except) = (official, accepted, forbidden, except)
    (term.kind, term.isHomonym, term.gloss, term.reading) = (kind, homonym, gloss, reading)
    (term.ordinary, term.company) = (ordinary, company)
    return term
  }
}
