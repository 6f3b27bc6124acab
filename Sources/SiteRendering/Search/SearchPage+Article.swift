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
    for section in article.sections { add(section, platforms: [], missing, synonyms, site.links) }
    finish()
  }

  private mutating func add(
    _ section: Section, platforms: [Platform], _ missing: [Platform], _ synonyms: SearchSynonyms, _ links: LinkTable
  ) {
    // An introduction without a heading has the address of its page, and is part of its top.
    let isTop = section.kind == .introduction && section.heading.isEmpty
    let platforms = section.platforms.isEmpty ? platforms : section.platforms
    if !isTop {
      addSection(otherPlatforms: platforms.isEmpty ? missing : Platform.allCases.filter { !platforms.contains($0) })
    }
    add(section.title, .heading)
    if section.english != section.title { add(section.english ?? "", .heading) }
    for name in platforms.flatMap(\.searchNames) { add(name, .synonym) }
    var pieces = SearchPieces(section.blocks, links)
    for piece in pieces.pieces {
      add(piece.lead, .lead)
      add(piece.text, .body)
    }
    let anchors = [section.anchor] + pieces.pieces.map(\.anchor)
    for form in synonyms.forms(usedIn: shown.slug, anchors: anchors) { add(form, .synonym) }
    pieces.compose()
    if isTop {
      shown.sections[0].pieces += pieces.pieces
    } else {
      shown.sections.append(.init(anchor: section.anchor, heading: section.title.nfc, pieces: pieces.pieces))
    }
    for inner in section.sections { add(inner, platforms: platforms, missing, synonyms, links) }
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

/// The text of a section in pieces that a result can lead to.
struct SearchPieces {
  private(set) var pieces: [SearchShownPage.Piece] = []

  private let links: LinkTable

  init(_ blocks: [Block], _ links: LinkTable) {
    self.links = links
    for block in blocks { add(block, anchor: "") }
  }

  private mutating func add(_ block: Block, anchor: String) {
    switch block.kind {
    case .guideline(let guideline):
      pieces.append(
        .init(
          kind: .guideline, anchor: guideline.anchor, lead: links.spoken(guideline.lead).plainText,
          text: links.spoken(guideline.body).plainText.trimmed))
      let own = pieces.count - 1
      for inner in guideline.blocks { add(inner, in: own) }
    case .translatorNote:
      pieces.append(.init(kind: .note, anchor: anchor, text: text(block)))
    default:
      let text = text(block)
      guard !text.isEmpty else { return }
      if pieces.last?.kind == .text {
        pieces[pieces.count - 1].text += "\n" + text
      } else {
        pieces.append(.init(kind: .text, text: text))
      }
    }
  }

  /// What belongs to a guideline; its notes stand behind it as pieces of their own.
  private mutating func add(_ block: Block, in guideline: Int) {
    if case .translatorNote = block.kind {
      add(block, anchor: pieces[guideline].anchor)
    } else {
      let text = text(block)
      if !text.isEmpty { pieces[guideline].text += "\n" + text }
    }
  }

  private func text(_ block: Block) -> String {
    block.flattened.map { block in
      switch block.kind {
      case .code(_, let text): text
      case .figure(let figure): Self.caption(figure)
      case .pair(let figures): figures.map(Self.caption).joined(separator: "\n")
      default: links.spoken(block.inlines).plainText
      }
    }
    .map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func caption(_ figure: Figure) -> String {
    figure.image.caption ?? figure.image.alternativeText
  }

  /// Puts all texts in NFC, so that the browser's matches need not be.
  mutating func compose() {
    for index in pieces.indices {
      pieces[index].lead = pieces[index].lead.nfc
      pieces[index].text = pieces[index].text.nfc
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }
}
