import GuideModel

/// The templates that are pages, with the type of view each is filled from.
enum PageTemplate: String, CaseIterable, Sendable {
  case home, article, category, glossary, guidelines, search, page, notFound = "404", forwarding

  private var fields: any AnyViewFields {
    switch self {
    case .home: HomePage.fields
    case .article: ArticlePage.fields
    case .category: CategoryPage.fields
    case .glossary: GlossaryPage.fields
    case .guidelines: GuidelinesPage.fields
    case .search: SearchResultsPage.fields
    case .page: TextPage.fields
    case .notFound: NotFoundPage.fields
    case .forwarding: ForwardingPage.fields
    }
  }

  /// What is wrong with the names in the templates.
  static func checkAll(_ library: TemplateLibrary) -> [Diagnostic] {
    var checker = TemplateChecker(library)
    for template in allCases { checker.check(template.rawValue, against: template.fields) }
    return checker.diagnostics.sorted(by: Diagnostic.inOrder)
  }
}
