import GuideContent
package import GuideModel
import HangulText
import Terminology

/// The checks of wording over files of any folder: what `hig check FILE…` runs outside Content/.
package enum TermFiles {
  /// - Throws: `Blocked` where a file cannot be read.
  package static func check(
    _ paths: [String], glossary: Glossary, prefer: SiteSettings.Preference, _ files: DataFiles = DataFiles()
  ) throws(Blocked) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let termbase = Termbase(glossary, prefer: prefer)
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    var texts: [CheckedText] = []
    var articles: [Article] = []
    for path in paths {
      let source = try files.named(path)
      sources.append(source)
      if let problem = source.encodingProblem {
        diagnostics.append(problem)
      } else {
        texts.append(text(source, termbase.index, &articles, &diagnostics))
      }
    }
    let found = diagnostics + WordingChecks(RuleList.wording).run(texts, termbase)
    // Only rules of wording ran: of marks that silence others nothing can be said.
    let wording = Set(RuleList.ids.filter(\.isAboutWording))
    let (kept, unused) = SuppressionFilter(articles, sources).apply(found, rules: wording)
    let all = kept + unused + UnknownSuppressionRule.findings(articles)
    return (all.sorted(by: Diagnostic.inOrder), sources)
  }

  private static func text(
    _ source: SourceText, _ index: TermIndex, _ articles: inout [Article], _ diagnostics: inout [Diagnostic]
  )
    -> CheckedText
  {
    guard source.path.hasSuffix(".md") || source.path.hasSuffix(".markdown") else {
      return CheckedText(plain: source, index)
    }
    let parsed = ArticleParser(upstream: UpstreamFacts(), checks: RuleList.documents).parse(
      source, kind: .article, slug: "", contentPath: source.path)
    articles.append(parsed.value)
    diagnostics += parsed.diagnostics.filter(\.id.isAboutWording)
    return CheckedText(parsed.value, source: source, index)
  }
}
