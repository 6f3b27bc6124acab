package import GuideModel
import SiteRendering

/// The whole build, from Content/ and Templates/ to a site: read this file first.
package struct SiteBuild: Sendable {
  package struct Options: Sendable {
    package var content = "Content"
    package var templates = "Templates"
    package var output = "Public"
    package var base = SiteBase()
    package var jobs = Parallel.defaultJobs
    package var includesDrafts = false
    /// True where the output folder may hold files that no build wrote.
    package var adoptsOutput = false

    package init() {}
  }

  package struct Result: Sendable {
    package var diagnostics: [Diagnostic]
    package var sources: SourceFiles
    package var pageCount: Int
    /// Nil where errors kept the site from being written.
    package var written: OutputFolder.Summary?
  }

  private let options: Options

  package init(_ options: Options) { self.options = options }

  /// - Throws: `Blocked` where there is no result at all: a folder missing, a lock held, a disk full.
  package func run() async throws(Blocked) -> Result {
    // 1. Read: nothing is written before all of it is in memory.
    let output = try OutputPlace.find(options.output, sources: [options.content, options.templates])
    let lock = try OutputLock.take(output: output)
    let content = try ContentFolder(options.content).read()
    let templates = try TemplateFolder(options.templates).read()

    let library = TemplateLibrary.load(templates.templates)

    // 2. to 4. Parse, link, check: errors of reading, structure or links keep the old site.
    let checked = await CheckedGuide.make(content, includesDrafts: options.includesDrafts, jobs: options.jobs)
    let (guide, links) = (checked.linked.guide, checked.linked.links)
    let diagnostics = checked.filtered(checked.diagnostics + templates.diagnostics + library.diagnostics).kept.map(
      \.inBuild
    )
    .sorted(by: Diagnostic.inOrder)
    var result = Result(diagnostics: diagnostics, sources: checked.sources, pageCount: 0, written: nil)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return result }

    // 5. Render: each page to bytes; the same pages with one job or eight.
    let base = options.base == SiteBase() ? guide.settings.baseURL.flatMap(SiteBase.init) ?? SiteBase() : options.base
    let site = SiteModel(
      guide: guide, links: links, assets: templates.assets, basePath: base.path,
      baseURL: base.url ?? guide.settings.baseURL)
    let pages = SitePages(site, library.value)
    async let search = SearchFiles.files(site, jobs: options.jobs)
    let html = await Parallel.map(pages.all, jobs: options.jobs) { pages.file($0) }
    let twins = await Parallel.map(guide.articles, jobs: options.jobs) { Twins.files($0, site) }
    let images = try Images.files(guide)
    let guideFile = OutputFile(path: "guide.json", bytes: GuideTwin(site, diagnostics: diagnostics).bytes())
    let files = await html + twins.joined() + images + templates.assets + search + [guideFile]

    // 6. Write: beside the old site, then swapped in whole.
    result.pageCount = html.count
    result.written = try OutputFolder(output, adopts: options.adoptsOutput).replace(with: files, lock)
    return result
  }
}
