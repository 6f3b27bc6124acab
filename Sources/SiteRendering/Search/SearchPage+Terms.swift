import GuideModel
import HangulText

extension SearchPage {
  /// The glossary as pages of a few terms each, so that a term can be shown without loading all.
  package static func glossary(_ site: SiteModel) -> [SearchPage] {
    let terms = site.guide.glossary.terms
    return stride(from: 0, to: terms.count, by: 12).map { start in
      var page = SearchPage(SearchShownPage(slug: "glossary", title: "용어집", sections: [.init(kind: .page)]))
      page.weight = 0.15
      page.addSection()
      if start == 0 { page.add(page.shown.title, .title) }
      for term in terms[start..<min(start + 12, terms.count)] { page.add(term) }
      page.finish()
      return page
    }
  }

  private mutating func add(_ term: Term) {
    addSection()
    for form in SearchSynonyms.forms(of: term) { add(form, .glossary) }
    add(term.definition ?? "", .body)
    add(term.reason ?? "", .body)
    let text = [term.english, term.definition ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    let piece = SearchShownPage.Piece(kind: .text, text: text.nfc)
    shown.sections.append(.init(anchor: term.id, heading: term.korean.nfc, kind: .term, pieces: [piece]))
  }
}
