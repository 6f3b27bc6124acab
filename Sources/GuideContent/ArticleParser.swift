package import GuideModel
import HangulText

/// Parses a Markdown file of Content/articles or Content/pages.
package struct ArticleParser: Sendable {
  private let upstream: UpstreamFacts
  private let checks: [Check<ParsedDocument>]

  /// - Parameter checks: what each file is looked over for besides what parsing itself meets.
  package init(upstream: UpstreamFacts, checks: [Check<ParsedDocument>] = []) {
    self.upstream = upstream
    self.checks = checks
  }

  /// - Parameters:
  ///   - slug: the file's stem, in NFC.
  ///   - contentPath: the file's path below Content/, in NFC.
  package func parse(
    _ source: SourceText, kind: Article.Kind, slug: String, contentPath: String
  ) -> Parsed<Article> {
    let front = FrontMatterReader.read(source, kind: kind)
    var article = Article(
      kind: kind, slug: slug, file: source.path, contentPath: contentPath, front: front.value)
    let bodyStart = FrontMatterReader.lines(of: source)?.bodyStart ?? 1
    let refusals = MarkdownBounds.check(source, bodyStart: bodyStart)
    guard refusals.isEmpty else { return Parsed(article, front.diagnostics + refusals) }

    let treated = TreatedSource(source, bodyStart: bodyStart)
    let (document, isCut) = MarkdownTree(treated).nodes()
    let folder = contentPath.split(separator: "/").dropLast().joined(separator: "/")
    var builder = SectionBuilder(source, folder: folder, kind: kind, upstream: upstream[slug])
    let sections = builder.sections(document.children)
    var anchors = AnchorAssigner(file: source.path)
    article.sections = anchors.assign(sections)
    var blocks = builder.blockBuilder
    article.review = blocks.review
    article.suppressions = blocks.suppressions.finish(lastLine: source.lineCount)
    var support = SupportReader(file: source.path)
    support.read(&article)

    let parsed = ParsedDocument(
      source: source, bodyStart: bodyStart, treated: treated, document: document, article: article)
    var diagnostics = front.diagnostics + builder.diagnostics + anchors.diagnostics
    diagnostics += blocks.inlineBuilder.diagnostics + support.diagnostics
    if isCut { diagnostics.append(MarkdownBounds.tooDeep(source.path)) }
    for check in checks { diagnostics += check.findings(parsed) }
    return Parsed(article, diagnostics)
  }
}
