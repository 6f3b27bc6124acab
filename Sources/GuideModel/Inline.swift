/// A stretch of text with its place; byte for byte the file's own where the lengths are equal,
/// else the whole range stands for the whole text (an entity, an escape, a composed syllable).
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  package var isVerbatim: Bool {
    range.start.line == range.end.line
      && range.end.column - range.start.column == text.utf8.count
  }

  /// The place of UTF-8 offsets of the text.
  package func range(of offsets: Range<Int>) -> SourceRange {
    guard isVerbatim else { return range }
    let start = range.start.column
    return SourceRange(
      line: range.start.line,
      columns: start + offsets.lowerBound..<start + offsets.upperBound)
  }
}

package indirect enum Inline: Sendable, Hashable {
  case text(TextRun)
  case code(TextRun)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(Link)
  case image(Image)
  case html(HTMLTag)
  /// The mark of a footnote, `[^1]`; the note stands at the end of its section.
  case footnote(FootnoteMark)
  case lineBreak
  case softBreak
}

package struct Link: Sendable, Hashable {
  package var destination: LinkDestination
  package var title: String?
  package var children: [Inline]
  package var range: SourceRange
  /// True where the text is the address itself: `<doc:menus>`, `[[menus]]`, a bare URL.
  package var isBare: Bool

  package init(
    destination: LinkDestination, title: String? = nil, children: [Inline], range: SourceRange,
    isBare: Bool = false
  ) {
    self.destination = destination
    self.title = title
    self.children = children
    self.range = range
    self.isBare = isBare
  }
}

package struct FootnoteMark: Sendable, Hashable {
  /// As it is written: `1`, `note`.
  package var label: String
  /// In the order of their first marks, from 1.
  package var number: Int
  /// Which of the marks of its note it is, from 1.
  package var occurrence: Int
  package var range: SourceRange

  package init(label: String, number: Int, occurrence: Int, range: SourceRange) {
    self.label = label
    self.number = number
    self.occurrence = occurrence
    self.range = range
  }
}

/// Where a link leads, as the writer wrote it.
package enum LinkDestination: Sendable, Hashable {
  /// A topic's or page's slug (or an alias), with an anchor.
  case document(slug: String, fragment: String?)
  /// An anchor of the same page.
  case fragment(String)
  case term(String)
  /// A path under developer.apple.com/documentation/.
  case symbol(String)
  /// http, https or mailto, percent-encoded.
  case external(String)
  case home
  /// Nothing that the site can lead to; the reason is reported where it is met.
  case unusable(String)
}

package struct Image: Sendable, Hashable {
  package var source: ImageSource
  /// What the brackets say: text, code and breaks; emphasis and links are opened.
  package var alternative: [Inline]
  package var title: TextRun?
  package var range: SourceRange

  package init(source: ImageSource, alternative: [Inline], title: TextRun?, range: SourceRange) {
    self.source = source
    self.alternative = alternative
    self.title = title
    self.range = range
  }

  package var alternativeText: String { alternative.plainText }
  /// The title, which is shown below a figure.
  package var caption: String? { title?.text }
}

package enum ImageSource: Sendable, Hashable {
  /// A path below Content/, in NFC.
  case file(String)
  case remote(String)
  /// Still to be supplied.
  case missing
}

/// A start or end tag of the few elements that are allowed in Markdown.
package struct HTMLTag: Sendable, Hashable {
  package var name: String
  package var isEnd: Bool
  /// `open` and `lang` only.
  package var attributes: [Attribute]
  package var range: SourceRange

  package struct Attribute: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(name: String, isEnd: Bool, attributes: [Attribute], range: SourceRange) {
    self.name = name
    self.isEnd = isEnd
    self.attributes = attributes
    self.range = range
  }

  package var isVoid: Bool { name == "br" }
}
