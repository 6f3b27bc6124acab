/// A file of Content/articles or Content/pages, parsed.
package struct Article: Sendable {
  package enum Kind: Sendable { case article, page }

  package var kind: Kind
  package var slug: String
  /// Path of the file as it is shown to people.
  package var file: String
  /// Path below Content/, in NFC.
  package var contentPath: String
  package var front: FrontMatter
  package var sections: [Section]
  package var support: SupportMatrix
  package var review: [ReviewMark]
  package var suppressions: [Suppression]

  package init(
    kind: Kind, slug: String, file: String, contentPath: String, front: FrontMatter,
    sections: [Section] = [], support: SupportMatrix = SupportMatrix(), review: [ReviewMark] = [],
    suppressions: [Suppression] = []
  ) {
    self.kind = kind
    self.slug = slug
    self.file = file
    self.contentPath = contentPath
    self.front = front
    self.sections = sections
    self.support = support
    self.review = review
    self.suppressions = suppressions
  }

  package var title: String { front.title }
}

/// A value of a file with its place.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

package struct FrontMatter: Sendable {
  package var title = ""
  package var titleRange = SourceRange.fileStart
  package var english: Located<String>?
  package var summary: String?
  package var summaryRange: SourceRange?
  package var translators: [String] = []
  package var published: GuideDate?
  package var updated: GuideDate?
  package var origin: String?
  /// The revision of Apple's page that the article follows.
  package var sourceRevised: GuideDate?
  package var related: [Located<String>] = []
  package var aliases: [Located<String>] = []
  package var isDraft = false
  /// Rule ids that the file suppresses.
  package var ignore: [Located<String>] = []

  package init() {}
}

/// A place that an import marked for a person to look at: `<!-- hig:review CODE: reason -->`.
package struct ReviewMark: Sendable, Hashable {
  package var line: Int
  package var code: String
  package var reason: String

  package init(line: Int, code: String, reason: String) {
    self.line = line
    self.code = code
    self.reason = reason
  }
}

/// `<!-- hig:ignore RULE WORD: reason -->` for the next block, or a stretch between start and end marks.
package struct Suppression: Sendable, Hashable {
  package var rule: String
  package var word: String?
  package var reason: String
  /// The lines in which it holds, counted from 1.
  package var lines: ClosedRange<Int>
  package var range: SourceRange

  package init(
    rule: String, word: String?, reason: String, lines: ClosedRange<Int>, range: SourceRange
  ) {
    self.rule = rule
    self.word = word
    self.reason = reason
    self.lines = lines
    self.range = range
  }
}
