package import GuideModel

/// Everything that pages are made from.
package struct SiteModel: Sendable {
  package let guide: Guide
  package let links: LinkTable
  /// Style sheets, scripts and icons as they are written.
  package let assets: [OutputFile]
  /// The path under which the site is served; 404.html alone needs it.
  package let basePath: String
  package let baseURL: String?
  private let articlesBySlug: [String: Article]
  private let placeOfTopic: [String: Place]

  /// Where a topic stands in the topic map, as indices.
  struct Place: Sendable {
    var category: Int
    var group: Int?
  }

  /// - Parameter basePath: begins and ends with a slash.
  package init(
    guide: Guide, links: LinkTable, assets: [OutputFile], basePath: String, baseURL: String?
  ) {
    self.guide = guide
    self.links = links
    self.assets = assets
    self.basePath = basePath
    self.baseURL = baseURL
    articlesBySlug = Dictionary(
      guide.articles.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
    var places: [String: Place] = [:]
    for (index, category) in guide.topics.categories.enumerated() {
      for topic in category.topics { places[topic.slug] = Place(category: index, group: nil) }
      for (groupIndex, group) in category.groups.enumerated() {
        for topic in group.topics { places[topic.slug] = Place(category: index, group: groupIndex) }
      }
    }
    placeOfTopic = places
  }

  func article(_ slug: String) -> Article? { articlesBySlug[slug] }
  func place(_ slug: String) -> Place? { placeOfTopic[slug] }
}

/// A file of the site: its path below the output folder, and its bytes.
package struct OutputFile: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
