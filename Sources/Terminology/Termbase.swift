package import GuideModel

/// What the rules work with: the terms, ready to be found, and the preference of the guide.
package struct Termbase: Sendable {
  package let index: TermIndex
  package var terms: [Term] { index.terms }

  package init(_ glossary: Glossary, prefer: SiteSettings.Preference = .house) {
    index = TermIndex(glossary, prefer: prefer)
  }

  /// The terms of a guide, as it prefers them.
  package init(_ guide: Guide) {
    self.init(guide.glossary, prefer: guide.settings.preference)
  }
}

/// A file as the rules see it.
package struct CheckedText: Sendable {
  package let source: SourceText
  package let prose: [Prose]

  /// An article of the guide.
  package init(_ article: Article, source: SourceText, _ index: TermIndex) {
    self.source = source
    prose = Prose.all(in: article).map { $0.finding(index) }
  }

  /// A plain text, line by line.
  package init(plain source: SourceText, _ index: TermIndex) {
    self.source = source
    prose = (1...source.lineCount).compactMap { number in
      let bytes = source.line(number)
      var columns = 1..<bytes.count + 1
      var text = String(decoding: bytes, as: UTF8.self)
      if number == 1, text.hasPrefix("\u{FEFF}") {
        text.removeFirst()
        columns = 4..<columns.upperBound
      }
      guard !text.isEmpty, !text.hasPrefix("<!--") else { return nil }
      return Prose(file: source.path, run: TextRun(text, SourceRange(line: number, columns: columns))).finding(index)
    }
  }
}

/// What the rules of wording look at: one text where their scope is `text`, all that are looked at together where it
/// is `guide`.
package struct Wording: Sendable {
  package let texts: [CheckedText]
  package let termbase: Termbase

  package init(_ texts: [CheckedText], _ termbase: Termbase) {
    self.texts = texts
    self.termbase = termbase
  }
}
