package import GuideModel

/// The checks of a whole guide, without a site: what `hig check` runs.
package struct SiteCheck: Sendable {
  package struct Result: Sendable {
    package var diagnostics: [Diagnostic]
    package var sources: SourceFiles
    package var fileCount: Int
  }

  private let content: String
  private let glossary: GlossaryFile?
  private let jobs: Int

  /// - Parameter glossary: takes the place of Content/glossary.yaml.
  package init(content: String, glossary: GlossaryFile? = nil, jobs: Int) {
    self.content = content
    self.glossary = glossary
    self.jobs = jobs
  }

  /// - Throws: `Blocked` where the content folder is missing.
  package func run(_ files: DataFiles = DataFiles()) async throws(Blocked) -> Result {
    let contents = try ContentFolder(content, files).read()
    let checked = await CheckedGuide.make(contents, glossary: glossary, includesDrafts: true, jobs: jobs)
    let (kept, unused) = checked.filtered(
      checked.diagnostics + checked.linked.guide.draftNotes + RuleList.checkOnly.flatMap { $0.findings(checked.linked) }
    )
    return Result(
      diagnostics: (kept + unused).sorted(by: Diagnostic.inOrder), sources: checked.sources,
      fileCount: contents.markdown.count + contents.data.count)
  }
}
