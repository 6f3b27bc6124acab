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

  init(_ article: Article, _ table: LinkTable, _ index: TermIndex) {
    var seenLinks: Set<LinkTable.Mention> = []
    var seenTerms: Set<String> = []
    var seenNames: Set<String> = []
    for place in article.texts where place.role.isRunning || place.role == .caption {
      let (inlines, anchor) = (table.spoken(place.inlines), place.anchor)
      let text = inlines.plainText
      func mention(at offset: Int) -> LinkTable.Mention {
        LinkTable.Mention(
          slug: article.slug, anchor: anchor, sentence: Self.sentence(of: text, at: offset))
      }
      for (target, offset) in Self.targets(inlines, article.slug, table) where target != article.slug {
        let place = mention(at: offset)
        let key = LinkTable.Mention(slug: target, anchor: anchor, sentence: place.sentence)
        if seenLinks.insert(key).inserted { links.append((target, place)) }
      }
      guard article.kind == .article else { continue }
      for found in index.occurrences(in: Array(Self.prose(inlines).utf8)) {
        let term = index.terms[found.surface.term]
        guard !term.isHomonym else { continue }
        if seenNames.insert("\(term.id) \(anchor)").inserted { named[anchor, default: []].append(term.id) }
        guard [.preferred, .accepted, .otherPreference].contains(found.surface.kind),
          seenTerms.insert("\(term.id) \(anchor)").inserted
        else { continue }
        terms.append((term.id, mention(at: found.range.lowerBound)))
      }
    }
  }

  /// The articles and pages that inlines lead to, with the UTF-8 offset of each link in the plain text.
  private static func targets(_ inlines: [Inline], _ slug: String, _ table: LinkTable)
    -> [(slug: String, offset: Int)]
  {
    var result: [(String, Int)] = []
    var offset = 0
    for inline in inlines {
      if case .link(let link) = inline,
        case .document(let target, _) = table.target(of: link.destination, from: slug)
      {
        result.append((target, offset))
      }
      if case .emphasis(let inner) = inline { result += shifted(targets(inner, slug, table), offset) }
      if case .strong(let inner) = inline { result += shifted(targets(inner, slug, table), offset) }
      offset += [inline].plainText.utf8.count
    }
    return result
  }

  private static func shifted(_ targets: [(slug: String, offset: Int)], _ offset: Int) -> [(String, Int)] {
    targets.map { ($0.slug, $0.offset + offset) }
  }

  /// The plain text with code blanked out, offsets kept.
  private static func prose(_ inlines: [Inline]) -> String {
    inlines.map { inline -> String in
      if case .code(let run) = inline { return String(repeating: " ", count: run.text.utf8.count) }
      return [inline].plainText
    }
    .joined()
  }

  private static func sentence(of text: String, at offset: Int) -> String {
    let bytes = Array(text.utf8)
    let range = Sentence.ranges(in: bytes).first { offset < $0.upperBound } ?? 0..<bytes.count
    return shortened(String(decoding: bytes[range], as: UTF8.self).folded)
  }

  private static func shortened(_ sentence: String) -> String {
    sentence.count <= 160 ? sentence : sentence.prefix(159) + "…"
  }
}
