/// Takes out the findings that writers silenced, by rule and subject, and tells which silencing did nothing.
package struct SuppressionFilter {
  private let articles: [String: Article]
  private let texts: [String: SourceText]

  /// - Parameter sources: the articles' files.
  package init(_ articles: [Article], _ sources: [SourceText]) {
    texts = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.articles = Dictionary(articles.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings that are left, and one for every mark that silenced none.
  ///
  /// - Parameter rules: the ids of those that ran; a mark of another one cannot be judged.
  package func apply(_ diagnostics: [Diagnostic], rules: Set<String>) -> (kept: [Diagnostic], unused: [Diagnostic]) {
    var used: Set<Mark> = []
    let kept = diagnostics.filter { diagnostic in
      guard let article = articles[diagnostic.file], let mark = mark(for: diagnostic, in: article) else { return true }
      used.insert(mark)
      return false
    }
    return (kept, unused(used, rules))
  }

  private struct Mark: Hashable {
    var file: String
    var range: SourceRange
  }

  /// Errors of structure and links cannot be silenced: the site would be wrong.
  private func mark(for diagnostic: Diagnostic, in article: Article) -> Mark? {
    guard diagnostic.severity != .error || diagnostic.id.isAboutWording else { return nil }
    let line = diagnostic.range?.start.line
    let comment = article.suppressions.first { mark in
      guard mark.rule == diagnostic.id, let line, mark.lines.contains(line) else { return false }
      return mark.word.map { $0 == diagnostic.subject || $0 == written(diagnostic) } ?? true
    }
    if let comment { return Mark(file: article.file, range: comment.range) }
    return article.front.ignore.first { $0.value == diagnostic.id }.map { Mark(file: article.file, range: $0.range) }
  }

  /// What stands at the place of a finding.
  private func written(_ diagnostic: Diagnostic) -> String? {
    diagnostic.range.flatMap { texts[diagnostic.file]?.text($0) }
  }

  private func unused(_ used: Set<Mark>, _ rules: Set<String>) -> [Diagnostic] {
    articles.values.sorted { $0.file < $1.file }.flatMap { article in
      article.silenced.filter {
        rules.contains($0.value) && !used.contains(Mark(file: article.file, range: $0.range))
      }
      .map { rule in
        Diagnostic(
          .suppressionUnused, "‘\(rule.value)’ 규칙을 끄는 표시가 하는 일이 없습니다. 표시를 지우십시오.",
          file: article.file, range: rule.range)
      }
    }
  }
}

extension Article {
  /// The ids of rules that marks and front matter silence, with the places where they say so.
  package var silenced: [Located<String>] {
    suppressions.map { Located($0.rule, $0.range) } + front.ignore
  }
}

extension String {
  /// Findings of terms, particles and text; they never stop a build.
  package var isAboutWording: Bool {
    hasPrefix("term.") || hasPrefix("particle.") || hasPrefix("text.")
  }
}

extension Rule {
  package static let suppressionUnused = Rule(
    "suppression.unused", .warning, .file, "규칙을 끄는 표시가 끄는 것이 없습니다.",
    .init("<!-- hig:ignore text.label: 인용 -->\n\n글입니다.", "글입니다."))
}
