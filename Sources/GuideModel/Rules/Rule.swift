/// Something that can be wrong, as one value: what `hig rules` prints, what `--rules`, `ignore` and SARIF name, and what
/// its test runs.
package struct Rule: Sendable {
  /// How much must be looked at to find it.
  package enum Scope: String, Sendable {
    /// One file, as it is read and parsed.
    case file
    /// One text after another: words, particles, spelling.
    case text
    /// All files together.
    case guide

    package var korean: String {
      switch self {
      case .file: "파일 하나"
      case .text: "글의 낱말과 문장"
      case .guide: "가이드 전체"
      }
    }
  }

  /// A file with the fault and the same file without: the first is told, the second is silent.
  package struct Example: Sendable {
    package var wrong: String
    package var right: String
    /// The file's path in the folder of a guide.
    package var path: String
    /// Other files that the guide needs for it, by their paths.
    package var files: [String: String]
    /// False where text cannot show it (bytes, names and links of files): `wrong` and `right` describe it.
    package var isText = true

    /// - Parameter path: an article by default; front matter is put before an article's text where it has none.
    package init(
      _ wrong: String, _ right: String, in path: String = "Content/articles/example.md",
      with files: [String: String] = [:]
    ) {
      self.wrong = wrong
      self.right = right
      self.path = path
      self.files = files
    }

    /// What only words can tell.
    package init(described wrong: String, _ right: String) {
      self.init(wrong, right)
      isText = false
    }
  }

  /// Stable, English, dotted: `link.unresolved`.
  package let id: String
  /// The usual severity; a finding may be milder.
  package let severity: Diagnostic.Severity
  package let scope: Scope
  /// Korean: one sentence that says what it finds.
  package let summary: String
  package let examples: [Example]

  package init(
    _ id: String, _ severity: Diagnostic.Severity, _ scope: Scope, _ summary: String, _ examples: Example...
  ) {
    self.id = id
    self.severity = severity
    self.scope = scope
    self.summary = summary
    self.examples = examples
  }

  /// Rules of terms, particles and text; they never stop a build.
  package var isAboutWording: Bool { id.isAboutWording }
}

/// A rule with what finds it in a subject: a parsed file, texts, a guide.
package struct Check<Subject>: Sendable {
  package let rule: Rule
  package let findings: @Sendable (Subject) -> [Diagnostic]

  package init(_ rule: Rule, _ findings: @escaping @Sendable (Subject) -> [Diagnostic]) {
    self.rule = rule
    self.findings = findings
  }
}
