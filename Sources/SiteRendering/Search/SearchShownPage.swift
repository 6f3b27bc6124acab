/// What results show of a page: names, leads and text, from which the browser cuts excerpts.
///
/// In JSON everything is an array, to be small. A page: slug, title, sections.
struct SearchShownPage: Encodable, Sendable {
  /// What a section is, beside being one: the top of an article or page, or a term.
  enum Kind: Int, Encodable, Sendable {
    case section = 0
    case article = 3
    case page, term
  }

  /// In JSON: anchor, heading, kind, pieces.
  struct Section: Encodable, Sendable {
    var anchor = ""
    var heading = ""
    var kind = Kind.section
    var pieces: [Piece] = []

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(anchor)
      try list.encode(heading)
      try list.encode(kind)
      try list.encode(pieces)
    }
  }

  /// Text, a guideline with its lead, or a translator's note; in JSON: kind, anchor, lead, text.
  struct Piece: Encodable, Sendable {
    enum Kind: Int, Encodable, Sendable { case text, guideline, note }

    var kind: Kind
    /// Empty where the section's own leads there.
    var anchor = ""
    var lead = ""
    var text = ""

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(kind)
      try list.encode(anchor)
      try list.encode(lead)
      try list.encode(text)
    }
  }

  var slug: String
  var title: String
  /// The first is the page itself.
  var sections: [Section]

  var isGlossary: Bool { sections.contains { $0.kind == .term } }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(slug)
    try list.encode(title)
    try list.encode(sections)
  }
}
