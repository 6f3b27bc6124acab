/// A writer's mistake, as a value: what, where, and how to mend it.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, CaseIterable {
    case error, warning, note
  }

  /// Another place that belongs to the finding.
  package struct Note: Sendable, Hashable {
    package var message: String
    package var file: String
    package var range: SourceRange?

    package init(message: String, file: String, range: SourceRange?) {
      self.message = message
      self.file = file
      self.range = range
    }
  }

  package struct Edit: Sendable, Hashable {
    package var range: SourceRange
    package var replacement: String

    package init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A remedy; its edits lie in the finding's own file and do not overlap.
  package struct Fix: Sendable, Hashable {
    /// How sure a remedy is, as in rustc.
    package enum Applicability: String, Sendable {
      /// Right on any text: `--fix` applies it.
      case safe
      /// Right as far as one can see: `--fix --suggested` applies it too.
      case suggested
    }

    package var summary: String
    package var edits: [Edit]
    package var applicability: Applicability

    package init(_ applicability: Applicability, summary: String, edits: [Edit]) {
      self.summary = summary
      self.edits = edits
      self.applicability = applicability
    }
  }

  /// The rule's: `link.unresolved`.
  package var id: String
  package var severity: Severity
  /// Korean: the fact first, then what to do.
  package var message: String
  /// The term, word, link or id that it is about, where that is not what stands at its place.
  package var subject: String?
  package var file: String
  /// Nil where the finding has no place inside the file.
  package var range: SourceRange?
  package var notes: [Note]
  package var fixes: [Fix]

  /// - Parameters:
  ///   - subject: what stands at its place where it is nil.
  ///   - severity: the rule's own where it is nil.
  package init(
    _ rule: Rule, _ message: String, about subject: String? = nil, severity: Severity? = nil, file: String,
    range: SourceRange?, notes: [Note] = [], fixes: [Fix] = []
  ) {
    id = rule.id
    self.severity = severity ?? rule.severity
    self.message = message
    self.subject = subject
    self.file = file
    self.range = range
    self.notes = notes
    self.fixes = fixes
  }

  /// By file, place, id: the order of every output.
  package static func inOrder(_ left: Self, _ right: Self) -> Bool {
    let start = SourceRange.fileStart
    let (a, b) = (left.range ?? start, right.range ?? start)
    return (left.file, a.start.line, a.start.column, left.id, left.message)
      < (right.file, b.start.line, b.start.column, right.id, right.message)
  }
}

/// What a parser made of a file, with the findings met on the way.
package struct Parsed<Value> {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Parsed: Sendable where Value: Sendable {}
