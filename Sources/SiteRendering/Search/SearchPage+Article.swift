package import GuideModel
import HangulText

extension SearchPage {
  /// An article or a page of Content/pages.
  package init(_ article: Article, _ site: SiteModel, _ synonyms: SearchSynonyms) {
    let english = article.front.english?.value ?? site.guide.topics[article.slug]?.english ?? ""
    let top = SearchShownPage.Section(
      kind: article.kind == .article ? .article : .page,
      pieces: [
        .init(kind: .text, lead: english == article.title ? "" : english, text: (article.front.summary ?? "").nfc)
      ])
    self.init(SearchShownPage(slug: article.slug, title: article.title.nfc, sections: [top]))
    let missing = Platform.allCases.filter { article.support[$0] == .notSupported }
    addSection(otherPlatforms: missing)
    add(article.title, .title)
    add(english, .title)
    add(article.front.summary ?? "", .lead)
    for form in synonyms.forms(explainedBy: article) { add(form, .glossary) }
    if article.kind == .page { weight = 0.5 }
    for section in article.sections { add(section, Context(missing: missing), synonyms) }
    finish()
  }

  /// What a section has from those around it.
  private struct Context {
    /// Platforms that do not have what the article is about.
    var missing: [Platform]
    /// Platforms that the section is about; empty where it is about all.
    var platforms: [Platform] = []
    /// True for lists of links and changes at the end: they only name what other pages explain.
    var isBackMatter = false

    var otherPlatforms: [Platform] {
      platforms.isEmpty ? missing : Platform.allCases.filter { !platforms.contains($0) }
    }
  }

  private mutating func add(_ section: Section, _ outer: Context, _ synonyms: SearchSynonyms) {
    // An introduction without a heading has the address of its page, and is part of its top.
    let isTop = section.kind == .introduction && section.heading.isEmpty
    var context = outer
    if !section.platforms.isEmpty { context.platforms = section.platforms }
    if section.kind == .resources || section.kind == .changeLog { context.isBackMatter = true }
    if !isTop { addSection(otherPlatforms: context.otherPlatforms) }
    add(section.title, .heading)
    if section.english != section.title { add(section.english ?? "", .heading) }
    for name in context.platforms.flatMap(\.searchNames) { add(name, .synonym) }
    var pieces = SearchPieces(section.blocks)
    for piece in pieces.pieces {
      add(piece.lead, .lead)
      add(piece.text, context.isBackMatter ? .backMatter : .body)
    }
    let anchors = [section.anchor] + pieces.pieces.map(\.anchor)
    for form in synonyms.forms(usedIn: shown.slug, anchors: anchors) { add(form, .synonym) }
    pieces.compose()
    if isTop {
      shown.sections[0].pieces += pieces.pieces
    } else {
      shown.sections.append(.init(anchor: section.anchor, heading: section.title.nfc, pieces: pieces.pieces))
    }
    for inner in section.sections { add(inner, context, synonyms) }
  }
}

extension Platform {
  /// What readers call the platform, beside its name.
  fileprivate var searchNames: [String] {
    switch self {
    case .iOS: ["iPhone", "아이폰"]
    case .iPadOS: ["iPad", "아이패드"]
    case .macOS: ["Mac", "맥", "OS"]
    case .tvOS: ["Apple TV", "애플 티비", "OS"]
    case .visionOS: ["Vision Pro", "비전 프로", "OS"]
    case .watchOS: ["Apple Watch", "애플 워치", "OS"]
    }
  }
}
