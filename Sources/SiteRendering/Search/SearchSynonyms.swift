import GuideModel
import HangulText

/// The other names of terms, so that `popover`, 팝오버 and a spelling that is not used here all lead to one place.
package struct SearchSynonyms: Sendable {
  private let termsNamed: [String: [String: [String]]]
  private let forms: [String: [String]]
  private var explained: [String: [String]] = [:]
  private var titled: [String: [String]] = [:]
  /// What a word that was asked for may be called in a text, by the word as a key of the index.
  package private(set) var otherNames: [String: [String]] = [:]

  package init(_ site: SiteModel) {
    let terms = site.guide.glossary.terms
    termsNamed = site.links.termsNamed
    forms = Dictionary(terms.map { ($0.id, Self.forms(of: $0)) }, uniquingKeysWith: { first, _ in first })
    for term in terms {
      titled[term.korean, default: []] += Self.forms(of: term)
      guard let article = term.article, let slug = site.links.entry(article.value)?.slug else { continue }
      explained[slug, default: []] += Self.forms(of: term)
    }
    for term in terms { addOtherNames(term) }
  }

  /// The names of a term for one another, and in two languages their words where they have as many: share → 공유,
  /// sheet → 시트.
  private mutating func addOtherNames(_ term: Term) {
    let forms = Self.forms(of: term).map { SearchToken.tokens($0) }.filter { !$0.isEmpty }
    for form in forms {
      for other in forms {
        addOtherName(other.map(\.text).joined(), of: form.map(\.text).joined())
        guard form.count == other.count else { continue }
        for (word, name) in zip(form, other) where word.isHangul != name.isHangul {
          addOtherName(name.text, of: word.text)
        }
      }
    }
  }

  private mutating func addOtherName(_ name: String, of word: String) {
    // A letter stands for too much.
    let (name, word) = (name.lowercased(), word.lowercased())
    guard word.utf8.count > 1, name.utf8.count > 1, name != word else { return }
    let names = otherNames[word, default: []]
    if !names.contains(name), names.count < 12 { otherNames[word, default: []].append(name) }
  }

  /// All names of the terms that an article explains, or whose name is its title.
  func forms(explainedBy article: Article) -> [String] {
    var seen: Set<String> = []
    return ((explained[article.slug] ?? []) + (titled[article.title] ?? [])).filter { seen.insert($0).inserted }
  }

  /// All names of the terms that stand at the anchors of a page, in whatever form.
  func forms(usedIn slug: String, anchors: [String]) -> [String] {
    guard let named = termsNamed[slug] else { return [] }
    var seenAnchors: Set<String> = []
    var seenTerms: Set<String> = []
    return anchors.filter { seenAnchors.insert($0).inserted }.flatMap { named[$0] ?? [] }
      .filter { seenTerms.insert($0).inserted }.flatMap { forms[$0] ?? [] }
  }

  /// Every name of a term once: Korean, English, Apple's, accepted and forbidden ones.
  static func forms(of term: Term) -> [String] {
    var seen: Set<String> = []
    let forms =
      [term.korean, term.english, term.official, term.reading].compactMap { $0 } + term.accepted + term.forbidden
    return forms.filter { seen.insert($0).inserted }
  }
}
