import GuideModel

/// The other names of terms, so that `popover`, 팝오버 and a spelling that is not used here all lead to one place.
package struct SearchSynonyms: Sendable {
  private var explained: [String: [String]] = [:]
  private var used: [Place: [String]] = [:]

  private struct Place: Hashable, Sendable {
    var slug: String
    var anchor: String
  }

  package init(_ site: SiteModel) {
    for term in site.guide.glossary.terms {
      let forms = Self.forms(of: term)
      if let article = term.article, let slug = site.links.entry(article.value)?.slug {
        explained[slug, default: []] += forms
      }
      // A word with a second, ordinary meaning says nothing about the section in which it stands.
      guard !term.isHomonym else { continue }
      for mention in site.links.termUses[term.id] ?? [] {
        used[Place(slug: mention.slug, anchor: mention.anchor), default: []] += forms
      }
    }
  }

  /// All names of the terms that an article explains.
  func forms(explainedBy slug: String) -> [String] { explained[slug] ?? [] }

  /// All names of the terms that are used at the anchors of a page.
  func forms(usedIn slug: String, anchors: [String]) -> [String] {
    var seen: Set<String> = []
    return anchors.filter { seen.insert($0).inserted }.flatMap { used[Place(slug: slug, anchor: $0)] ?? [] }
  }

  /// Every name of a term once: Korean, English, Apple's, accepted and forbidden ones.
  static func forms(of term: Term) -> [String] {
    var seen: Set<String> = []
    let forms =
      [term.korean, term.english, term.official, term.reading].compactMap { $0 } + term.accepted + term.forbidden
    return forms.filter { seen.insert($0).inserted }
  }
}
