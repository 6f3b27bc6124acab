package struct Section: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case introduction, bestPractices, platformConsiderations, platform, resources, changeLog, topic
  }

  package var kind: Kind
  package var anchor: String
  package var hasExplicitAnchor: Bool
  /// Empty for an introduction without a heading.
  package var heading: [Inline]
  /// The heading in English where it is known.
  package var english: String?
  /// 2 to 4.
  package var level: Int
  package var platforms: [Platform]
  package var blocks: [Block]
  package var sections: [Section]
  package var range: SourceRange

  package init(
    kind: Kind, anchor: String = "", hasExplicitAnchor: Bool = false, heading: [Inline],
    english: String? = nil, level: Int, platforms: [Platform] = [], blocks: [Block] = [],
    sections: [Section] = [], range: SourceRange
  ) {
    self.kind = kind
    self.anchor = anchor
    self.hasExplicitAnchor = hasExplicitAnchor
    self.heading = heading
    self.english = english
    self.level = level
    self.platforms = platforms
    self.blocks = blocks
    self.sections = sections
    self.range = range
  }

  package var title: String { heading.plainText }
}
