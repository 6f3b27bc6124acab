/// A block of an article for its partial, `Templates/blocks/KIND.mustache`.
struct BlockView: TypedView {
  /// The partials; each draws one kind of block.
  enum Kind: String, CaseIterable, Sendable {
    case paragraph = "blocks/paragraph"
    /// The text of an item in a list whose items are not set apart.
    case plain = "blocks/plain"
    case guideline = "blocks/guideline"
    case translatorNote = "blocks/translator-note"
    case aside = "blocks/aside"
    case list = "blocks/list"
    case figure = "blocks/figure"
    case pair = "blocks/pair"
    case credit = "blocks/credit"
    case table = "blocks/table"
    case code = "blocks/code"
    case support = "blocks/support"
    case quote = "blocks/quote"
    case html = "blocks/html"
    case footnote = "blocks/footnote"
    case thematicBreak = "blocks/break"
  }

  var kind: Kind
  /// The block's own text as HTML.
  var html = ""
  var anchor: String?
  /// The lead sentence of a guideline, as HTML and as plain text.
  var lead: String?
  var leadText: String?
  var label: String?
  var style: String?
  var blocks: [BlockView] = []
  var items: [ListItemView] = []
  var isOrdered = false
  /// The number of the first item where it is not 1.
  var start: String?
  var figures: [FigureView] = []
  var head: [CellView] = []
  var rows: [RowView] = []
  var language: String?
  /// The marks that lead to a footnote.
  var marks: [FootnoteMarkView] = []

  static let fields = ViewFields<Self>(
    .text("partial") { $0.kind.rawValue }, .text("html", \.html), .text("anchor", \.anchor),
    .text("lead", \.lead), .text("leadText", \.leadText), .text("label", \.label),
    .text("style", \.style), .views("blocks", \.blocks), .views("items", \.items),
    .flag("isOrdered", \.isOrdered), .text("start", \.start), .views("figures", \.figures),
    .views("head", \.head), .views("rows", \.rows), .text("language", \.language), .views("marks", \.marks))
}

/// The way back from a footnote to one of its marks.
struct FootnoteMarkView: TypedView {
  var anchor: String
  /// The footnote's.
  var number: String
  /// Which mark it is where it is not the first.
  var label: String?

  static let fields = ViewFields<Self>(.text("anchor", \.anchor), .text("number", \.number), .text("label", \.label))
}

/// The ids of footnotes and of their marks on a page.
enum FootnoteAnchor {
  static func note(_ number: Int) -> String { "footnote-\(number)" }

  static func mark(_ number: Int, _ occurrence: Int) -> String {
    "footnote-mark-\(number)" + (occurrence == 1 ? "" : "-\(occurrence)")
  }
}

struct ListItemView: TypedView {
  var isTask: Bool
  var isDone: Bool
  var blocks: [BlockView]

  static let fields = ViewFields<Self>(
    .flag("isTask", \.isTask), .flag("isDone", \.isDone), .views("blocks", \.blocks))
}

struct FigureView: TypedView {
  /// Nil where the picture is still to be supplied or stands on another site.
  var source: String?
  var darkSource: String?
  var remote: String?
  var alternativeText: String
  var caption: String?
  var width: String?
  var height: String?
  var role: String?
  var roleLabel: String?

  static let fields = ViewFields<Self>(
    .text("source", \.source), .text("darkSource", \.darkSource), .text("remote", \.remote),
    .text("alternativeText", \.alternativeText), .text("caption", \.caption),
    .text("width", \.width), .text("height", \.height), .text("role", \.role),
    .text("roleLabel", \.roleLabel))
}

struct CellView: TypedView {
  var html: String
  /// `left`, `center`, `right`; nil where the column has none.
  var alignment: String?

  static let fields = ViewFields<Self>(.text("html", \.html), .text("alignment", \.alignment))
}

struct RowView: TypedView {
  var cells: [CellView]

  static let fields = ViewFields<Self>(.views("cells", \.cells))
}
