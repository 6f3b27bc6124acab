/// Facts about Apple's page of each topic; nil means that a fact is not known.
package struct UpstreamFacts: Sendable {
  package struct Heading: Sendable {
    package var level: Int
    package var english: String
    package var korean: String?
    package var anchor: String

    package init(level: Int, english: String, korean: String?, anchor: String) {
      self.level = level
      self.english = english
      self.korean = korean
      self.anchor = anchor
    }
  }

  package struct Symbol: Sendable {
    package var name: String
    package var path: String

    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  package struct Page: Sendable {
    package var headings: [Heading] = []
    package var notSupported: [Platform]?
    package var noAdditional: [Platform]?
    package var related: [String] = []
    package var symbols: [Symbol] = []

    package init() {}
  }

  package var pages: [String: Page]

  package init(pages: [String: Page] = [:]) { self.pages = pages }
  package subscript(slug: String) -> Page? { pages[slug] }

  /// False for a topic that is the guide's own; where nothing is known of Apple's pages, every topic may be Apple's.
  package func mayHavePage(_ slug: String) -> Bool { pages.isEmpty || pages[slug] != nil }
}
