import GuideContent
import GuideModel
import Terminology

/// Phases 2 to 4, which a build and a check share: the files parsed, linked and checked as one guide.
struct CheckedGuide: Sendable {
  var linked: LinkedGuide
  /// What was met on the way, suppressions not yet applied.
  var diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - glossary: takes the place of Content/glossary.yaml.
  ///   - includesDrafts: false leaves drafts out, and says so.
  static func make(
    _ contents: ContentFolder.Contents, glossary: GlossaryFile? = nil, includesDrafts: Bool, jobs: Int
  ) async -> Self {
    // 2. Parse: each file to a value and what was met on the way.
    var contents = contents
    if glossary != nil { contents.data["glossary.yaml"] = nil }
    var reading = await GuideReader(contents, jobs: jobs).read()
    if let glossary {
      reading.guide.glossary = glossary.parsed.value
      reading.diagnostics += glossary.parsed.diagnostics
      reading.sources.add([glossary.source])
    }
    if !includesDrafts { reading.leaveOutDrafts() }

    // 3. Link: all articles to one table.
    let termbase = Termbase(reading.guide)
    let linked = await LinkTableBuilder(reading.guide, termbase, reading.sources, jobs: jobs).linked()

    // 4. Check.
    let unread = (contents.diagnostics + reading.diagnostics).filter {
      [Rule.yamlSyntax.id, Rule.fileEncoding.id, Rule.fileUnreadable.id].contains($0.id)
    }
    let guide = LinkedGuide(
      guide: linked.guide, links: linked.links, termbase: termbase, sources: reading.sources,
      unread: Set(unread.compactMap { $0.file.split(separator: "/").last.map(String.init) }))
    var diagnostics = contents.diagnostics + reading.diagnostics
    diagnostics += RuleList.guide.flatMap { $0.findings(guide) }
    let keeper = AnchorKeeper(guide)
    diagnostics += await WordingCheck.run(linked.texts, termbase, jobs: jobs).map(keeper.keeping)
    return Self(linked: guide, diagnostics: diagnostics)
  }

  var sources: SourceFiles { linked.sources }

  /// The findings that are left after what writers silenced, and one for every silencing that did nothing.
  func filtered(_ diagnostics: [Diagnostic]) -> (kept: [Diagnostic], unused: [Diagnostic]) {
    SuppressionFilter(linked.all, linked.sources.all).apply(diagnostics, rules: Set(RuleList.ids))
  }
}
