package import GuideModel
import Terminology

/// The checks of a whole guide, without a site: what `hig check` runs.
package struct SiteCheck: Sendable {
  package struct Result: Sendable {
    package var diagnostics: [Diagnostic]
    package var sources: SourceFiles
    package var fileCount: Int
  }

  private let content: String
  private let jobs: Int

  package init(content: String, jobs: Int) {
    self.content = content
    self.jobs = jobs
  }

  /// - Throws: `Blocked` where the content folder is missing.
  package func run() async throws(Blocked) -> Result {
    let contents = try ContentFolder(content).read()
    let reading = await GuideReader(contents, jobs: jobs).read()
    let guide = reading.guide
    let termbase = Termbase(guide)
    let links = await LinkTableBuilder(guide, termbase.index, jobs: jobs).table()
    var diagnostics = contents.diagnostics + reading.diagnostics
    diagnostics += GuideChecks.run(guide, links, reading.sources) + UpstreamCheck.run(guide)
    diagnostics += await WordingCheck.run(guide, termbase, reading.sources, jobs: jobs)
    diagnostics += SpecCheck.run(guide.glossary, termbase)
    let (kept, unused) = SuppressionFilter(guide.articles + guide.pages).apply(diagnostics)
    return Result(
      diagnostics: (kept + unused).sorted(by: Diagnostic.inOrder), sources: reading.sources,
      fileCount: contents.markdown.count + contents.data.count)
  }
}
