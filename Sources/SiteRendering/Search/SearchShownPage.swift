/// What results show of a page: names, leads and text, from which the browser cuts excerpts.
///
/// In JSON an array, to be small: slug, title, English title, kind, sections.
struct SearchShownPage: Encodable, Sendable {
  enum Kind: Int, Encodable, Sendable { case article, page, terms }

  /// In JSON an array: anchor, heading, pieces.
  struct Section: Encodable, Sendable {
    var anchor: String
    var heading: String
    var pieces: [Piece] = []

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(anchor)
      try list.encode(heading)
      try list.encode(pieces)
    }
  }

  /// Text, a guideline with its lead, or a translator's note; in JSON an array: kind, anchor, lead, text.
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
  var english: String
  var kind: Kind
  var sections: [Section] = []

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(slug)
    try list.encode(title)
    try list.encode(english)
    try list.encode(kind)
    try list.encode(sections)
  }
}
