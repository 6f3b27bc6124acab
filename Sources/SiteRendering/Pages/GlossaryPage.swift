import GuideModel

/// `glossary.html`.
struct GlossaryPage: TypedView {
  var shell: ShellView
  var count: String
  var letters: [LetterView]

  static let fields = ViewFields<Self>(
    .view("shell", \.shell), .text("count", \.count), .views("letters", \.letters))

  init(_ site: SiteModel) {
    let path = "glossary.html"
    let paths = SitePaths(page: path)
    shell = ShellView(
      site, path: path, paths: paths, title: "용어집", description: nil, current: "glossary")
    let terms = site.guide.glossary.terms
    count = String(terms.count)
    let sorted = terms.sorted { ($0.korean, $0.id) < ($1.korean, $1.id) }
    letters = []
    for term in sorted {
      let letter = KoreanIndex.letter(of: term.korean)
      if letters.last?.letter != letter {
        letters.append(LetterView(letter: letter, terms: []))
      }
      letters[letters.count - 1].terms.append(TermView(term, site, paths))
    }
  }
}

/// The terms under one initial consonant, or under Latin letters.
struct LetterView: TypedView {
  var letter: String
  var terms: [TermView]

  static let fields = ViewFields<Self>(.text("letter", \.letter), .views("terms", \.terms))
}

struct TermView: TypedView {
  var id: String
  var korean: String
  var english: String
  /// Apple's rendering where it differs.
  var official: String?
  var forbidden: [String]
  var definition: String?
  var reason: String?
  var article: LinkView?
  var uses: [MentionView]
  var useCount: String

  static let fields = ViewFields<Self>(
    .text("id", \.id), .text("korean", \.korean), .text("english", \.english),
    .text("official", \.official), .text("forbiddenList") { $0.forbidden.joined(separator: ", ") },
    .text("definition", \.definition), .text("reason", \.reason), .view("article", \.article),
    .views("uses", \.uses), .text("useCount", \.useCount), .flag("hasUses") { !$0.uses.isEmpty })

  init(_ term: Term, _ site: SiteModel, _ paths: SitePaths) {
    id = term.id
    korean = term.korean
    english = term.english
    official = term.official == term.korean ? nil : term.official
    forbidden = term.forbidden
    definition = term.definition
    reason = term.reason
    article = term.article.flatMap { LinkView(topic: $0.value, site, paths) }
    let mentions = site.links.termUses[term.id] ?? []
    uses = mentions.map { MentionView($0, site, paths) }
    useCount = String(mentions.count)
  }
}
