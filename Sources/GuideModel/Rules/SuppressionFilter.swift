/// Takes out the findings that writers silenced, by rule and subject, and tells which silencing did nothing.
package struct SuppressionFilter {
  private let articles: [String: Article]
  private let texts: [String: SourceText]
  /// Where the front matter of a file first names a rule or family.
  private let ignored: [String: [String: SourceRange]]

  /// - Parameter sources: the articles' files.
  package init(_ articles: [Article], _ sources: [SourceText]) {
    texts = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    ignored = Dictionary(
      articles.map { article in
        (
          article.file,
          Dictionary(article.front.ignore.map { ($0.value, $0.range) }, uniquingKeysWith: { first, _ in first })
        )
      }, uniquingKeysWith: { first, _ in first })
    self.articles = Dictionary(articles.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The findings that are left, and one for every mark that silenced none.
  ///
  /// - Parameter rules: the ids of those that ran; a mark of another one cannot be judged.
  package func apply(_ diagnostics: [Diagnostic], rules: Set<String>) -> (kept: [Diagnostic], unused: [Diagnostic]) {
    var (used, refused): (Set<Mark>, Set<Mark>) = ([], [])
    let kept = diagnostics.filter { diagnostic in
      guard let article = articles[diagnostic.file], let mark = mark(for: diagnostic, in: article) else { return true }
      if diagnostic.canBeSilenced { used.insert(mark) } else { refused.insert(mark) }
      return !diagnostic.canBeSilenced
    }
    return (kept, unused(used, refused, rules))
  }

  private struct Mark: Hashable {
    var file: String
    var range: SourceRange
  }

  private func mark(for diagnostic: Diagnostic, in article: Article) -> Mark? {
    let line = diagnostic.range?.start.line
    let comment = article.suppressions.first { mark in
      guard diagnostic.id.isRule(mark.rule), let line, mark.lines.contains(line) else { return false }
      return mark.word.map { $0 == diagnostic.subject || $0 == written(diagnostic) } ?? true
    }
    if let comment { return Mark(file: article.file, range: comment.range) }
    return diagnostic.id.families.compactMap { ignored[article.file]?[$0] }.min { $0.start < $1.start }.map {
      Mark(file: article.file, range: $0)
    }
  }

  /// What stands at the place of a finding.
  private func written(_ diagnostic: Diagnostic) -> String? {
    diagnostic.range.flatMap { texts[diagnostic.file]?.text($0) }
  }

  private func unused(_ used: Set<Mark>, _ refused: Set<Mark>, _ rules: Set<String>) -> [Diagnostic] {
    articles.values.sorted { $0.file < $1.file }.flatMap { article in
      article.silenced.compactMap { rule in
        let mark = Mark(file: article.file, range: rule.range)
        guard !used.contains(mark), rules.contains(where: { $0.isRule(rule.value) }) else { return nil }
        let message =
          refused.contains(mark)
          ? "‘\(rule.value)’ 규칙의 오류는 사이트를 틀리게 하므로 끌 수 없습니다. 표시를 지우고 오류를 고치십시오."
          : "‘\(rule.value)’ 규칙을 끄는 표시가 하는 일이 없습니다. 표시를 지우십시오."
        return Diagnostic(.suppressionUnused, message, file: article.file, range: rule.range)
      }
    }
  }
}

extension Diagnostic {
  /// Errors of structure and links cannot be silenced: the site would be wrong.
  fileprivate var canBeSilenced: Bool { severity != .error || id.isAboutWording }
}

extension Article {
  /// The ids of rules that marks and front matter silence, with the places where they say so.
  package var silenced: [Located<String>] {
    suppressions.map { Located($0.rule, $0.range) } + front.ignore
  }
}

extension String {
  /// True for the id of a rule and for its family: `term.name` is `term.name` and `term`.
  package func isRule(_ name: String) -> Bool { self == name || hasPrefix(name + ".") }

  /// The id of a rule and of every family that it belongs to: `term.name`, `term`.
  fileprivate var families: [String] {
    indices.filter { self[$0] == "." }.map { String(self[..<$0]) } + [self]
  }

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
