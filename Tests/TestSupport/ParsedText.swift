import GuideContent
package import GuideModel
import HIGSite

/// A Markdown text parsed as an article, with front matter put before it.
package struct ParsedText: Sendable {
  package let article: Article
  package let diagnostics: [Diagnostic]
  package let source: SourceText
  /// Lines of the front matter that was put before the text.
  package static let offset = 3

  package init(_ markdown: String, upstream: UpstreamFacts.Page? = nil, kind: Article.Kind = .article) {
    self.init(file: "---\ntitle: 시험\n---\n" + markdown, upstream: upstream, kind: kind)
  }

  package init(file: String, upstream: UpstreamFacts.Page? = nil, kind: Article.Kind = .article) {
    source = SourceText(path: "시험.md", text: file)
    let facts = UpstreamFacts(pages: upstream.map { ["test": $0] } ?? [:])
    let parsed = ArticleParser(upstream: facts, checks: RuleList.documents).parse(
      source, kind: kind, slug: "test", contentPath: "articles/test.md")
    article = parsed.value
    diagnostics = parsed.diagnostics
  }

  /// The inlines of the first paragraph, dumped.
  package var line: String {
    for block in article.sections.first?.blocks ?? [] {
      if !block.inlines.isEmpty { return block.inlines.dump }
    }
    return ""
  }

  package func found(_ id: String) -> [Diagnostic] { diagnostics.filter { $0.id == id } }

  /// Line and column of a finding as an editor shows them, the front matter left out.
  package func place(_ diagnostic: Diagnostic) -> String {
    guard let start = diagnostic.range?.start else { return "-" }
    let before = source.line(start.line).prefix(start.column - 1)
    return "\(start.line - Self.offset):\(String(decoding: before, as: UTF8.self).count + 1)"
  }

  /// Line, column and written text of each finding of a rule: `1:3 [x]`.
  package func told(_ rule: Rule) -> [String] {
    found(rule.id).map { finding in
      [place(finding), finding.range.map(source.text) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// What is not as expected: the places of a rule's findings, the text that its proposals leave, or a fix that is called
  /// safe; nil where all is.
  package func difference(_ rule: Rule, told expected: [String], proposed: String) -> String? {
    let (told, fixed) = (told(rule), fixed(rule.id, suggested: true))
    let isSafe = found(rule.id).flatMap(\.fixes).contains { $0.applicability == .safe }
    return told == expected && fixed == proposed && !isSafe ? nil : "\(told) \(fixed)\(isSafe ? " safe" : "")"
  }

  /// The text as `check --fix --rules ID` leaves it, or with `--suggested`.
  package func fixed(_ id: String, suggested: Bool = false) -> String {
    let bytes = FixApplier.apply(found(id), to: source, suggested: suggested)
    return String(decoding: bytes.dropFirst("---\ntitle: 시험\n---\n".utf8.count), as: UTF8.self)
  }
}

extension Block {
  /// The block's own running text.
  package var inlines: [Inline] { texts.filter(\.role.isRunning).flatMap(\.inlines) }
}
