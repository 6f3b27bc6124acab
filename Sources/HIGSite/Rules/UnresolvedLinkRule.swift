import GuideModel
import HangulText

/// Links to articles, anchors and terms that are not there: in texts, in front matter, in the glossary.
enum UnresolvedLinkRule {
  static let rule = Rule(
    "link.unresolved", .error, .guide, "가리키는 글, 위치, 용어가 없는 링크입니다.",
    .init("[등](doc:lamp)", "[등](doc:example)"), .init("[등](#없음)", "[등](#등)\n\n## 등"))

  /// So many findings get names that may have been meant: looking for them takes the more the larger the guide is.
  private static let limit = 200

  static let check = Check<LinkedGuide>(rule) { linked in
    var count = 0
    return linked.all.flatMap { article in
      article.links.filter { linked.canJudge($0.destination) }.compactMap { link in
        let found = check(link, article, linked.guide, linked.links, proposes: count < limit)
        if found != nil { count += 1 }
        return found
      } + (linked.unread.contains("topics.yaml") ? [] : related(article, linked))
    } + (linked.unread.contains("topics.yaml") ? [] : terms(linked))
  }

  /// Topics that front matter names.
  private static func related(_ article: Article, _ linked: LinkedGuide) -> [Diagnostic] {
    article.front.related.filter { linked.links.entry($0.value) == nil }.map {
      missing("관련 주제", $0, article.file, linked)
    }
  }

  /// Topics that the glossary names.
  private static func terms(_ linked: LinkedGuide) -> [Diagnostic] {
    linked.guide.glossary.terms.compactMap(\.article).filter { linked.links.entry($0.value) == nil }.map {
      missing("용어를 설명하는 글", $0, linked.guide.glossary.file, linked)
    }
  }

  private static func missing(_ what: String, _ slug: Located<String>, _ file: String, _ linked: LinkedGuide)
    -> Diagnostic
  {
    let near = linked.slugs(near: slug.value)
    return Diagnostic(
      rule,
      "\(what) \(slug.value.quoted(.subject)) 없습니다. "
        + (near.isEmpty ? "이름을 고치거나 지우십시오." : proposal(near)),
      about: slug.value, file: file, range: slug.range)
  }

  private static func check(
    _ link: Link, _ article: Article, _ guide: Guide, _ links: LinkTable, proposes: Bool
  ) -> Diagnostic? {
    func unresolved(_ message: String, _ fixes: [String] = []) -> Diagnostic {
      let proposal = fixes.isEmpty ? "" : " " + proposal(fixes)
      return Diagnostic(
        rule, message + proposal, file: article.file, range: link.range)
    }
    switch links.target(of: link.destination, from: article.slug) {
    case .unknownSlug(let slug):
      let near = proposes ? NearestName.candidates(for: slug, among: links.entries.keys.sorted()) : []
      return unresolved(
        "링크가 가리키는 글 \(slug.quoted(.subject)) 없습니다.\(near.isEmpty ? " 이름을 고치거나 링크를 지우십시오." : "")",
        near)
    case .unknownAnchor(let slug, let anchor):
      return unresolvedAnchor(slug, anchor, article, links, proposes: proposes, unresolved)
    case .term(let id):
      guard guide.glossary[id] == nil else { return nil }
      let near = proposes ? NearestName.candidates(for: id, among: guide.glossary.terms.map(\.id)) : []
      return unresolved(
        "용어 \(id.quoted(.subject)) glossary.yaml에 없습니다.\(near.isEmpty ? " 용어를 넣거나 링크를 지우십시오." : "")",
        near)
    case .document, .apple, .symbol, .external, .home, .unusable: return nil
    }
  }

  private static func unresolvedAnchor(
    _ slug: String, _ anchor: String, _ article: Article, _ links: LinkTable, proposes: Bool,
    _ unresolved: (String, [String]) -> Diagnostic
  ) -> Diagnostic {
    let place = slug == article.slug ? "이 글" : "글 ‘\(slug)’"
    guard proposes else { return unresolved("\(place)에 ‘#\(anchor)’ 위치가 없습니다. 위치를 고치거나 링크에서 ‘#’과 그 뒤를 지우십시오.", []) }
    let anchors = (links.entries[slug]?.anchors.values.map(\.id) ?? []).sorted()
    if let twin = anchors.first(where: { LookAlike.key($0) == LookAlike.key(anchor) }) {
      return unresolved(
        "\(place)에 ‘#\(anchor)’ 위치가 없습니다. \("#\(twin)".quoted(.and)) 같아 보이지만 글자가 다릅니다(\(LookAlike.difference(anchor, twin))). 링크의 글자를 바꾸십시오.",
        [])
    }
    let near = NearestName.candidates(for: anchor, among: anchors)
    let known = near.isEmpty ? Array(anchors.prefix(8)) : near
    return unresolved(
      "\(place)에 ‘#\(anchor)’ 위치가 없습니다.\(known.isEmpty ? " 링크에서 ‘#’과 그 뒤를 지우십시오." : "")",
      known.map { "#\($0)" })
  }
}

extension LinkedGuide {
  /// False where a link leads into a data file that could not be read.
  fileprivate func canJudge(_ destination: LinkDestination) -> Bool {
    switch destination {
    case .term: !unread.contains("glossary.yaml")
    case .document(let slug, _): !unread.contains("topics.yaml") && !unread.contains("\(slug).md")
    case .fragment, .symbol, .external, .home, .unusable: true
    }
  }
}
