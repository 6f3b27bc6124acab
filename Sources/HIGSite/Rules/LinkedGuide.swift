import GuideModel
import HangulText
import Terminology

/// A guide with its link table, as the checks between files see it.
struct LinkedGuide: Sendable {
  var guide: Guide
  var links: LinkTable
  var termbase: Termbase
  var sources: SourceFiles
  /// Names of files that could not be read: what leans on them is not judged until they are.
  var unread: Set<String> = []

  var all: [Article] { guide.articles + guide.pages }

  /// The slugs that a misspelt one may have meant.
  func slugs(near slug: String) -> [String] { NearestName.candidates(for: slug, among: links.entries.keys.sorted()) }
}
