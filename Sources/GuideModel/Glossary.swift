/// An entry of the termbase, Content/glossary.yaml.
package struct Term: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable { case term, name }
  package enum Gloss: String, Sendable, CaseIterable { case none, first }

  /// An example that the entry must hold to.
  package struct Spec: Sendable, Hashable {
    package var text: String
    package var fix: String?
    package var range: SourceRange

    package init(text: String, fix: String?, range: SourceRange) {
      self.text = text
      self.fix = fix
      self.range = range
    }
  }

  package var id: String
  package var english: String
  package var korean: String
  package var official: String?
  package var accepted: [String] = []
  package var forbidden: [String] = []
  package var kind: Kind = .term
  /// True where `korean` is an ordinary word too: not linked, nothing inferred from it.
  package var isHomonym = false
  package var gloss: Gloss = .none
  package var reading: String?
  /// The topic that explains it.
  package var article: Located<String>?
  package var definition: String?
  package var reason: String?
  /// Contexts in which nothing is reported.
  package var except: [String] = []
  /// Forbidden forms that are ordinary words too (단추, 맥): certain in the company of one of `company` alone.
  package var ordinary: [String] = []
  /// What stands in the same sentence where an ordinary word is the term.
  package var company: [String] = []
  package var specs: [Spec] = []
  package var range: SourceRange

  package init(id: String, english: String, korean: String, range: SourceRange) {
    self.id = id
    self.english = english
    self.korean = korean
    self.range = range
  }
}

package struct Glossary: Sendable {
  package var file: String
  package var terms: [Term]
  private let byID: [String: Term]

  package init(file: String = "", terms: [Term] = []) {
    self.file = file
    self.terms = terms
    byID = Dictionary(terms.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package subscript(id: String) -> Term? { byID[id] }
}
