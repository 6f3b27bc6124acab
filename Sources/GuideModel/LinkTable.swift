/// What leads where in the guide: made once from all articles, read by checks and pages.
package struct LinkTable: Sendable {
  package struct Entry: Sendable {
    package enum Kind: Sendable {
      case article, page
      /// One of Apple's topics without an article: its page is Apple's.
      case topic
      /// A topic of the guide's own without an article: it has no page yet.
      case planned
    }
    package var kind: Kind
    package var slug: String
    package var title: String
    /// Anchors by their ASCII lower case, with the title of the place.
    package var anchors: [String: Anchor]

    package init(kind: Kind, slug: String, title: String, anchors: [String: Anchor]) {
      self.kind = kind
      self.slug = slug
      self.title = title
      self.anchors = anchors
    }
  }

  package struct Anchor: Sendable {
    package var id: String
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A place of an article with the sentence that stands there.
  package struct Mention: Sendable, Hashable {
    package var slug: String
    package var anchor: String
    package var sentence: String

    package init(slug: String, anchor: String, sentence: String) {
      self.slug = slug
      self.anchor = anchor
      self.sentence = sentence
    }
  }

  /// Articles, pages and topics by slug.
  package var entries: [String: Entry] = [:]
  /// Older slugs to present ones.
  package var aliases: [String: String] = [:]
  /// Titles that just one article, page or topic has, Korean or English, in lower case, to slugs.
  package var titles: [String: String] = [:]
  /// Who links to an article or page, by its slug.
  package var backlinks: [String: [Mention]] = [:]
  /// The article before and after, in the order of the topics.
  package var neighbours: [String: (previous: String?, next: String?)] = [:]
  /// Related topics, those that the front matter names first.
  package var related: [String: [String]] = [:]
  /// Where each glossary term is used, by its id: at most one mention a section.
  package var termUses: [String: [Mention]] = [:]
  /// The ids of terms that stand at an anchor of an article in any form, forbidden ones too: by slug, then by anchor.
  package var termsNamed: [String: [String: [String]]] = [:]
  /// What the site marks by itself in an article: by its slug, then by the place of the text run.
  package var marks: [String: [SourcePosition: [TextMark]]] = [:]

  package init() {}

  /// The entry of a slug or an alias, else of a title.
  package func entry(_ slug: String) -> Entry? {
    entries[aliases[slug] ?? slug] ?? titles[slug.lowercased()].flatMap { entries[$0] }
  }
}
