/// Where on a page a word stands, and what that is worth: the fields of BM25F.
enum SearchField: Int, CaseIterable, Sendable {
  case title, glossary, heading, lead, body, backMatter, synonym, part

  /// How often a word counts that stands in the field once.
  var weight: Float {
    switch self {
    case .title: 6
    case .glossary: 5
    case .heading: 4
    case .lead: 2
    case .body: 1
    case .backMatter: 0.5
    case .synonym: 0.7
    case .part: 0.5
    }
  }

  /// How much a long field takes from that, 0 to 1; the words of the last fields are no text.
  var lengthNormalization: Float {
    switch self {
    case .title, .heading, .lead, .body, .backMatter: 0.75
    case .glossary, .synonym, .part: 0
    }
  }

  /// True for names, whose inner parts are found too.
  var isName: Bool { self == .title || self == .glossary || self == .heading }
}
