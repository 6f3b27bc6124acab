package import GuideModel
import HangulText

/// What the guide's data files know: the names by which an article speaks of topics and API.
package struct ImportFacts: Sendable {
  let topics: TopicMap
  let upstream: UpstreamFacts
  let symbols: [String: String]
  private let slugByName: [String: String]
  /// Names of topics in running text, longest first.
  let names: [(name: String, slug: String)]
  private let anchorByHeading: [String: (slug: String, anchor: String)?]

  package init(
    topics: TopicMap, upstream: UpstreamFacts, glossary: Glossary, symbols: [String: String]
  ) {
    self.topics = topics
    self.upstream = upstream
    self.symbols = symbols
    var names: [String: String] = [:]
    var spoken: [(String, String)] = []
    for topic in topics.topics {
      names[Self.key(topic.english)] = topic.slug
      if let korean = topic.korean { names[Self.key(korean)] = topic.slug }
      names[Self.key(topic.slug)] = topic.slug
      if let korean = topic.korean, korean.count >= 3 { spoken.append((korean.nfc, topic.slug)) }
    }
    for term in glossary.terms {
      guard let slug = term.article?.value, !term.isHomonym else { continue }
      for name in [term.korean, term.official].compactMap({ $0 }) + term.accepted
      where name.count >= 3 { spoken.append((name.nfc, slug)) }
      if names[Self.key(term.english)] == nil { names[Self.key(term.english)] = slug }
    }
    slugByName = names
    self.names = spoken.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }.map { (name: $0.0, slug: $0.1) }
    var headings: [String: (slug: String, anchor: String)?] = [:]
    for (slug, page) in upstream.pages.sorted(by: { $0.key < $1.key }) {
      for heading in page.headings {
        let key = Self.key(heading.english)
        // A heading of several pages tells none of them.
        headings[key] = headings[key] == nil ? .some((slug, heading.anchor)) : .some(nil)
      }
    }
    anchorByHeading = headings
  }

  /// The topic with this English or Korean title, `&`, case and number aside.
  func slug(named name: String) -> String? { slugByName[Self.key(name)] }

  /// The one page that has this heading.
  func heading(named name: String) -> (slug: String, anchor: String)? {
    anchorByHeading[Self.key(name)] ?? nil
  }

  /// Letters in lower case; `&`, `and`, `or` gone, English words without their plural s.
  private static func key(_ name: String) -> String {
    let words = name.nfc.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.filter { !["and", "or", "및"].contains($0) }.map { word in
      word.unicodeScalars.allSatisfy(\.isASCII) && word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        ? String(word.dropLast()) : String(word)
    }
    .joined(separator: word(words.map(String.init)))
  }

  /// Korean names are written with and without spaces.
  private static func word(_ words: [String]) -> String {
    words.contains { $0.unicodeScalars.contains(where: \.isHangul) } ? "" : " "
  }
}
