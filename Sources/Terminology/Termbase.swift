package import GuideModel

/// What the rules work with: the terms, ready to be found, and the preference of the guide.
package struct Termbase: Sendable {
  package let index: TermIndex
  package var terms: [Term] { index.terms }
  /// Korean that some entry writes or accepts.
  let forms: Set<String>
  /// Korean that some entry knows, right or wrong.
  let surfaces: Set<String>
  /// Names of products and APIs in lower case.
  let names: Set<String>
  /// Latin names with a capital inside or a space, by their lower case.
  let namesWithCapitals: [String: Term]
  /// How names and English are read, by their spelling.
  let readings: [String: String]

  package init(_ glossary: Glossary, prefer: SiteSettings.Preference = .house) {
    index = TermIndex(glossary, prefer: prefer)
    let terms = index.terms
    let names = terms.filter { $0.kind == .name }
    forms = Set(terms.flatMap { [$0.korean] + $0.accepted + [$0.official].compactMap { $0 } })
    surfaces = forms.union(terms.flatMap(\.forbidden))
    self.names = Set(names.map { $0.korean.lowercased() })
    namesWithCapitals = Dictionary(
      names.filter { name in
        name.korean.utf8.allSatisfy { $0 < 0x80 }
          && (name.korean.dropFirst().contains(where: \.isUppercase) || name.korean.contains(" "))
      }
      .map { ($0.korean.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    readings = Dictionary(
      terms.flatMap { term in term.reading.map { [(term.korean, $0), (term.english, $0)] } ?? [] },
      uniquingKeysWith: { first, _ in first })
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
