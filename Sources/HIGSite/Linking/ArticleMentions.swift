import GuideContent
import GuideModel
import HangulText
import Terminology

/// What an article leads to and which terms it uses, each with its sentence.
struct ArticleMentions: Sendable {
  /// The slug that a link leads to, and the place of the link.
  private(set) var links: [(slug: String, mention: LinkTable.Mention)] = []
  /// At most one use of a term in a section or guideline.
  private(set) var terms: [(term: String, mention: LinkTable.Mention)] = []
  /// The ids of terms that stand in a section or guideline in any form, by its anchor.
  private(set) var named: [String: [String]] = [:]

  init(_ article: Article, _ text: CheckedText, _ table: LinkTable, _ terms: [Term]) {
    var seenLinks: Set<LinkTable.Mention> = []
    var seenTerms: Set<String> = []
    var seenNames: Set<String> = []
    for prose in text.prose where prose.role.isRunning || prose.role == .caption {
      let anchor = prose.anchor
      var sentences: [Range<Int>]?
      func mention(at offset: Int) -> LinkTable.Mention {
        let all = sentences ?? Sentence.ranges(in: prose.bytes)
        sentences = all
        var (low, high) = (0, all.count)
        while low < high {
          let middle = (low + high) / 2
          if all[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        let range = low < all.count ? all[low] : 0..<prose.bytes.count
        return LinkTable.Mention(slug: article.slug, anchor: anchor, sentence: Self.shortened(prose.text(range)))
      }
      for link in prose.links {
        guard case .document(let target, _) = table.target(of: link.destination, from: article.slug),
          target != article.slug
        else { continue }
        let place = mention(at: link.range.lowerBound)
        let key = LinkTable.Mention(slug: target, anchor: anchor, sentence: place.sentence)
        if seenLinks.insert(key).inserted { links.append((target, place)) }
      }
      guard article.kind == .article else { continue }
      for found in prose.occurrences where !prose.isCode(found.range) {
        let term = terms[found.surface.term]
        guard !term.isHomonym else { continue }
        if seenNames.insert("\(term.id) \(anchor)").inserted { named[anchor, default: []].append(term.id) }
        guard [.preferred, .accepted, .otherPreference].contains(found.surface.kind),
          seenTerms.insert("\(term.id) \(anchor)").inserted
        else { continue }
        self.terms.append((term.id, mention(at: found.range.lowerBound)))
      }
    }
  }

  /// As it is quoted: pictures left out, at most 160 characters.
  private static func shortened(_ sentence: String) -> String {
    let text = sentence.replacing("\u{FFFC}", with: "").folded
    return text.count <= 160 ? text : text.prefix(159) + "…"
  }
}
