/// Apple's own map of the HIG: categories, groups, topics, in Apple's order.
package struct TopicMap: Sendable {
  package struct Category: Sendable {
    package var id: String
    package var english: String
    package var korean: String?
    /// Directly under the category.
    package var topics: [Topic]
    package var groups: [Group]

    package init(
      id: String, english: String, korean: String?, topics: [Topic], groups: [Group]
    ) {
      self.id = id
      self.english = english
      self.korean = korean
      self.topics = topics
      self.groups = groups
    }

    package var title: String { korean ?? english }
    package var allTopics: [Topic] { topics + groups.flatMap(\.topics) }
  }

  package struct Group: Sendable {
    package var id: String
    package var english: String
    package var korean: String?
    package var topics: [Topic]

    package init(id: String, english: String, korean: String?, topics: [Topic]) {
      self.id = id
      self.english = english
      self.korean = korean
      self.topics = topics
    }

    package var title: String { korean ?? english }
  }

  package struct Topic: Sendable {
    package var slug: String
    package var english: String
    package var korean: String?
    package var revised: GuideDate?

    package init(slug: String, english: String, korean: String?, revised: GuideDate?) {
      self.slug = slug
      self.english = english
      self.korean = korean
      self.revised = revised
    }

    package var title: String { korean ?? english }
    package var appleURL: String { TopicMap.appleURL(slug) }
  }

  package var categories: [Category]
  private let bySlug: [String: Topic]

  package init(categories: [Category] = []) {
    self.categories = categories
    bySlug = Dictionary(
      categories.flatMap(\.allTopics).map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var isEmpty: Bool { bySlug.isEmpty }
  package var topics: [Topic] { categories.flatMap(\.allTopics) }
  package subscript(slug: String) -> Topic? { bySlug[slug] }

  package static func appleURL(_ slug: String, anchor: String? = nil) -> String {
    "https://developer.apple.com/design/human-interface-guidelines/\(slug)"
      + (anchor.map { "#\($0)" } ?? "")
  }
}
