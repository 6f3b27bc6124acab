import GuideModel
import Terminology

/// Phases 2 to 4, which a build and a check share: the files parsed, linked and checked as one guide.
struct CheckedGuide: Sendable {
  var guide: Guide
  var links: LinkTable
  var termbase: Termbase
  var sources: SourceFiles
  /// What was met on the way, suppressions not yet applied.
  var diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - glossary: takes the place of Content/glossary.yaml.
  ///   - includesDrafts: false leaves drafts out, and says so.
  static func make(
    _ contents: ContentFolder.Contents, glossary: Parsed<Glossary>? = nil, includesDrafts: Bool, jobs: Int
  ) async -> Self {
    // 2. Parse: each file to a value and what was met on the way.
    var contents = contents
    if glossary != nil { contents.data["glossary.yaml"] = nil }
    var reading = await GuideReader(contents, jobs: jobs).read()
    if let glossary {
      reading.guide.glossary = glossary.value
      reading.diagnostics += glossary.diagnostics
    }
    if !includesDrafts { reading.leaveOutDrafts() }

    // 3. Link: all articles to one table.
    let termbase = Termbase(reading.guide)
    let linked = await LinkTableBuilder(reading.guide, termbase, reading.sources, jobs: jobs).linked()

    // 4. Check.
    let guide = LinkedGuide(guide: linked.guide, links: linked.links, sources: reading.sources)
    var diagnostics = contents.diagnostics + reading.diagnostics
    diagnostics += RuleList.guide.flatMap { $0.findings(guide) }
    diagnostics += await WordingCheck.run(linked.texts, termbase, jobs: jobs)
    return Self(
      guide: linked.guide, links: linked.links, termbase: termbase, sources: reading.sources, diagnostics: diagnostics)
  }

  /// The findings that are left after what writers silenced, and one for every silencing that did nothing.
  func filtered(_ diagnostics: [Diagnostic]) -> (kept: [Diagnostic], unused: [Diagnostic]) {
    SuppressionFilter(guide.articles + guide.pages, sources.all).apply(diagnostics)
  }
}
