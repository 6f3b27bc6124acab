import GuideContent
package import GuideModel

/// Parses everything that was read from Content/.
struct GuideReader {
  struct Reading: Sendable {
    var guide: Guide
    var sources: SourceFiles
    var diagnostics: [Diagnostic]
  }

  private let contents: ContentFolder.Contents
  private let jobs: Int

  init(_ contents: ContentFolder.Contents, jobs: Int) {
    self.contents = contents
    self.jobs = jobs
  }

  func read() async -> Reading {
    var diagnostics: [Diagnostic] = []
    func value<Value>(_ name: String, _ read: (SourceText) -> Parsed<Value>, or missing: Value)
      -> Value
    {
      guard let source = contents.data[name] else { return missing }
      let parsed = read(source)
      diagnostics += parsed.diagnostics
      return parsed.value
    }
    let upstream = value("upstream.yaml", UpstreamReader.read, or: UpstreamFacts())
    let parser = ArticleParser(upstream: upstream, checks: RuleList.documents)
    let parsed = await Parallel.map(contents.markdown, jobs: jobs) { file in
      parser.parse(file.source, kind: file.kind, slug: file.slug, contentPath: file.contentPath)
    }
    diagnostics += parsed.flatMap(\.diagnostics)
    let all = parsed.map(\.value).sorted {
      ($0.slug, $0.contentPath) < ($1.slug, $1.contentPath)
    }
    let images = contents.images.mapValues {
      ImageFile(path: $0, size: ImageSize.read($0))
    }
    let guide = Guide(
      settings: value("site.yaml", SettingsReader.read, or: SiteSettings()),
      topics: value("topics.yaml", TopicsReader.read, or: TopicMap()), upstream: upstream,
      glossary: value("glossary.yaml", GlossaryReader.read, or: Glossary()),
      symbols: value("symbols.yaml", SymbolsReader.read, or: [:]),
      articles: all.filter { $0.kind == .article }, pages: all.filter { $0.kind == .page },
      images: images)
    let sources = contents.markdown.map(\.source) + contents.data.values
    return Reading(guide: guide, sources: SourceFiles(sources), diagnostics: diagnostics)
  }
}

/// The texts of the files that diagnostics speak of, by path.
package struct SourceFiles: Sendable {
  private var byPath: [String: SourceText]

  package init(_ sources: [SourceText]) {
    byPath = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ sources: [SourceText]) {
    for source in sources where byPath[source.path] == nil { byPath[source.path] = source }
  }

  var all: [SourceText] { Array(byPath.values) }

  package subscript(path: String) -> SourceText? { byPath[path] }
}

extension GuideReader.Reading {
  /// Takes the drafts out of the guide and says so.
  mutating func leaveOutDrafts() {
    diagnostics += guide.draftNotes
    var drafts = guide
    drafts.articles.removeAll { !$0.front.isDraft }
    drafts.pages.removeAll { !$0.front.isDraft }
    guide.draftImages = Images.used(drafts)
    let files = Set((guide.articles + guide.pages).filter(\.front.isDraft).map(\.file))
    diagnostics.removeAll { files.contains($0.file) && $0.id != Rule.frontmatterDraft.id }
    guide.articles.removeAll(where: \.front.isDraft)
    guide.pages.removeAll(where: \.front.isDraft)
  }
}

extension Guide {
  /// What a build leaves out.
  var draftNotes: [Diagnostic] {
    (articles + pages).filter(\.front.isDraft).map {
      Diagnostic(
        .frontmatterDraft, "초안이라 사이트에 넣지 않습니다. 미리 보려면 ‘hig build --drafts’로 만들고, 공개하려면 ‘draft: true’를 지우십시오.",
        file: $0.file, range: $0.front.titleRange)
    }
  }
}

extension Rule {
  package static let frontmatterDraft = Rule(
    "frontmatter.draft", .note, .file, "초안이라 사이트에 들어가지 않은 글입니다.",
    .init(described: "draft: true", "draft 줄이 없는 글"))
}
