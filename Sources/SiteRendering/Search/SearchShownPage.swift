/// What results show of a page: names, leads and text, from which the browser cuts excerpts.
struct SearchShownPage: Sendable {
  /// What a section is, beside being one: the top of an article or page, or a term.
  enum Kind: Int, Sendable {
    case section = 0
    case article = 3
    case page, term
  }

  struct Section: Sendable {
    var anchor = ""
    var heading = ""
    var kind = Kind.section
    var pieces: [Piece] = []
  }

  /// Text, a guideline with its lead, or a translator's note.
  struct Piece: Sendable {
    enum Kind: Int, Sendable { case text, guideline, note }

    var kind: Kind
    /// Empty where the section's own leads there.
    var anchor = ""
    var lead = ""
    var text = ""
  }

  var slug: String
  var title: String
  /// The first is the page itself.
  var sections: [Section]

  var isGlossary: Bool { sections.contains { $0.kind == .term } }

  /// The page as JSON, all in arrays to be small: slug, title, sections of fragment, heading, kind and pieces of kind,
  /// fragment, lead and text.
  var json: [UInt8] {
    var output: [UInt8] = []
    CompactJSON.append([slug, title], to: &output)
    CompactJSON.appendList(sections, to: &output) { section, output in
      CompactJSON.append([Self.fragment(section.anchor), section.heading], to: &output)
      output += "\(section.kind.rawValue),".utf8
      CompactJSON.appendList(section.pieces, to: &output) { piece, output in
        output += "\(piece.kind.rawValue),".utf8
        CompactJSON.append([Self.fragment(piece.anchor), piece.lead], to: &output)
        CompactJSON.append(piece.text, to: &output)
      }
    }
    return [UInt8(ascii: "[")] + output + [UInt8(ascii: "]")]
  }

  private static func fragment(_ anchor: String) -> String { anchor.isEmpty ? "" : "#" + anchor }
}
