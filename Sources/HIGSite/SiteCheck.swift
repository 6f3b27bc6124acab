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
    var contents = try ContentFolder(content).read()
    if glossary != nil { contents.data["glossary.yaml"] = nil }
    var reading = await GuideReader(contents, jobs: jobs).read()
    if let glossary {
      reading.guide.glossary = glossary.value
      reading.diagnostics += glossary.diagnostics
    }
    let guide = reading.guide
    let termbase = Termbase(guide)
    let links = await LinkTableBuilder(guide, termbase.index, jobs: jobs).table()
    var diagnostics = contents.diagnostics + reading.diagnostics
    diagnostics += GuideChecks.run(guide, links, reading.sources) + UpstreamCheck.run(guide)
    diagnostics += await WordingCheck.run(guide, termbase, reading.sources, jobs: jobs)
    diagnostics += SpecCheck.run(guide.glossary, termbase)
    let (kept, unused) = SuppressionFilter(guide.articles + guide.pages, reading.sources.all).apply(diagnostics)
    // A mark that names no rule is told of that alone.
    let unknown = SuppressionCheck.run(guide)
    let idle = unused.filter { mark in !unknown.contains { $0.file == mark.file && $0.range == mark.range } }
    return Result(
      diagnostics: (kept + idle + unknown).sorted(by: Diagnostic.inOrder), sources: reading.sources,
      fileCount: contents.markdown.count + contents.data.count)
  }
}
