package import GuideModel

/// The checks of a whole guide, without a site: what `hig check` runs.
package struct SiteCheck: Sendable {
  package struct Result: Sendable {
    package var diagnostics: [Diagnostic]
    package var sources: SourceFiles
    package var fileCount: Int
  }

  private let content: String
  private let glossary: Parsed<Glossary>?
  private let jobs: Int

  /// - Parameter glossary: takes the place of Content/glossary.yaml.
  package init(content: String, glossary: Parsed<Glossary>? = nil, jobs: Int) {
    self.content = content
    self.glossary = glossary
    self.jobs = jobs
  }

  /// - Throws: `Blocked` where the content folder is missing.
  package func run() async throws(Blocked) -> Result {
    let contents = try ContentFolder(content).read()
    let checked = await CheckedGuide.make(contents, glossary: glossary, includesDrafts: true, jobs: jobs)
    let guide = checked.guide
    let linked = LinkedGuide(guide: guide, links: checked.links, sources: checked.sources)
    let (kept, unused) = checked.filtered(
      checked.diagnostics + RuleList.upstream.flatMap { $0.findings(linked) }
        + GlossarySpecRule.findings(guide.glossary, checked.termbase))
    // A mark that names no rule is told of that alone.
    let unknown = UnknownSuppressionRule.findings(guide)
    let idle = unused.filter { mark in !unknown.contains { $0.file == mark.file && $0.range == mark.range } }
    return Result(
      diagnostics: (kept + idle + unknown).sorted(by: Diagnostic.inOrder), sources: checked.sources,
      fileCount: contents.markdown.count + contents.data.count)
  }
}
