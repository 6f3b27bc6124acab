import GuideModel

/// An article on its way from lines to Markdown.
struct Draft {
  var slug = ""
  var title = ""
  var english: String?
  var summary: String?
  var translators: [String] = []
  var published: String?
  /// The translators' notice at the head of each capture; kept as a comment.
  var disclaimer: String?
  var blocks: [DraftBlock] = []
  var review: [ReviewMark] = []
}

/// A block with the line of the capture at which it begins.
struct DraftBlock {
  enum Kind {
    case heading(String, level: Int)
    case paragraph(String)
    case guideline(lead: String, body: String)
    case translatorNote(label: String, [DraftBlock])
    case aside(label: String, String)
    case list([String], isOrdered: Bool)
    case caption(String)
    case credit(String)
    case support(String)
  }

  var kind: Kind
  var line: Int
}
