import GuideModel

/// A section of an article with everything inside it.
struct SectionView: TypedView {
  var anchor: String?
  /// The heading as HTML; nil for an introduction without one.
  var heading: String?
  /// The heading in English, where it is not the heading itself.
  var english: String?
  var isLevel2: Bool
  var isLevel3: Bool
  var isLevel4: Bool
  var kind: String
  var platforms: [String]
  var blocks: [BlockView]
  var sections: [SectionView]

  static let fields = ViewFields<Self>(
    .text("anchor", \.anchor), .text("heading", \.heading), .text("english", \.english),
    .flag("isLevel2", \.isLevel2), .flag("isLevel3", \.isLevel3), .flag("isLevel4", \.isLevel4), .text("kind", \.kind),
    .texts("platforms", \.platforms), .views("blocks", \.blocks), .views("sections", \.sections))

  init(_ section: Section, _ renderer: BlockRenderer) {
    anchor = section.anchor.isEmpty ? nil : section.anchor
    heading =
      section.heading.isEmpty ? nil : renderer.inline.html(section.heading, linksSymbols: false)
    english = section.english == section.title ? nil : section.english
    isLevel2 = section.level == 2
    isLevel3 = section.level == 3
    isLevel4 = section.level >= 4
    kind = section.kind.rawValue
    platforms = section.platforms.map(\.rawValue)
    blocks = renderer.views(section.blocks)
    sections = section.sections.map { SectionView($0, renderer) }
  }
}

/// A line of the contents of a page: a heading with the headings and leads below it.
struct ContentsView: TypedView {
  var title: String
  var href: String
  var isGuideline: Bool
  var entries: [ContentsView]

  static let fields = ViewFields<Self>(
    .text("title", \.title), .text("href", \.href), .flag("isGuideline", \.isGuideline),
    .views("entries", \.entries), .flag("hasEntries") { !$0.entries.isEmpty })

  static func entries(_ sections: [Section]) -> [ContentsView] {
    sections.flatMap { section -> [ContentsView] in
      let leads = section.blocks.compactMap { block -> ContentsView? in
        guard case .guideline(let guideline) = block.kind else { return nil }
        return ContentsView(
          title: guideline.lead.plainText, href: HTML.url("#\(guideline.anchor)"),
          isGuideline: true, entries: [])
      }
      let inner = leads + entries(section.sections)
      guard !section.heading.isEmpty else { return inner }
      return [
        ContentsView(
          title: section.title, href: HTML.url("#\(section.anchor)"), isGuideline: false,
          entries: inner)
      ]
    }
  }
}

/// A chip that says what an article has for a platform.
struct SupportView: TypedView {
  var platform: String
  /// `hasConsiderations`, `supported`, `noAdditional`, `notSupported`, `unknown`.
  var state: String
  var word: String
  var glyph: String
  var href: String?

  static let fields = ViewFields<Self>(
    .text("platform", \.platform), .text("state", \.state), .text("word", \.word),
    .text("glyph", \.glyph), .text("href", \.href))

  init(_ platform: Platform, _ article: Article) {
    let support = article.support[platform]
    let sections = article.sections.flattened
    self.platform = platform.rawValue
    state = support.rawValue
    (word, glyph) =
      switch support {
      case .hasConsiderations: ("고려 사항", "●")
      case .supported: ("지원", "✓")
      case .noAdditional: ("추가 고려 사항 없음", "○")
      case .notSupported: ("지원 안 함", "×")
      case .unknown: ("확인 중", "?")
      }
    let target =
      sections.first { $0.platforms.contains(platform) }
      ?? sections.first { $0.kind == .platformConsiderations }
    href = target.map { HTML.url("#\($0.anchor)") }
  }
}
