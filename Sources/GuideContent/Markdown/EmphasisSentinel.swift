import HangulText

/// Makes stock CommonMark see emphasis next to Korean text as its writer meant it.
///
/// Where the flanking rule and its CJK-friendly amendment (the markdown-cjk-friendly specification)
/// differ for a run of `*` or a pair of `~`, a U+0001 between run and punctuation makes them agree:
/// to the parser it is neither punctuation nor space. It is taken out of everything after the parse.
enum EmphasisSentinel {
  static let scalar: Unicode.Scalar = "\u{1}"
  static let byte: UInt8 = 1

  /// The indices before which a sentinel goes, in order.
  static func places(in line: [Unicode.Scalar]) -> [Int] {
    var places: [Int] = []
    var index = 0
    while index < line.count {
      let marker = line[index]
      guard marker == "*" || marker == "~" else {
        index += marker == "\\" ? 2 : 1
        continue
      }
      var end = index
      while end < line.count, line[end] == marker { end += 1 }
      if marker == "*" || end - index == 2 {
        places += Self.places(
          start: index, end: end, before: index > 0 ? line[index - 1] : " ",
          after: end < line.count ? line[end] : " ")
      }
      index = end
    }
    return places
  }

  private static func places(
    start: Int, end: Int, before: Unicode.Scalar, after: Unicode.Scalar
  ) -> [Int] {
    let stock = Flanking.stock(before, after)
    let friendly = Flanking.friendly(before, after)
    var places: [Int] = []
    if friendly.right, !stock.right { places.append(start) }
    if friendly.left, !stock.left { places.append(end) }
    return places
  }

  private struct Flanking {
    var left: Bool
    var right: Bool

    /// CommonMark 0.29, section 6.4.
    static func stock(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Flanking {
      let (open, close) = (before.isMarkdownPunctuation, after.isMarkdownPunctuation)
      return Flanking(
        left: !after.isMarkdownSpace && (!close || before.isMarkdownSpace || open),
        right: !before.isMarkdownSpace && (!open || after.isMarkdownSpace || close))
    }

    /// The amendment: CJK punctuation counts as a letter, a CJK neighbour as punctuation.
    static func friendly(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Flanking {
      let open = before.isMarkdownPunctuation && !before.isCJK
      let close = after.isMarkdownPunctuation && !after.isCJK
      return Flanking(
        left: !after.isMarkdownSpace
          && (!close || before.isMarkdownSpace || open || before.isCJK),
        right: !before.isMarkdownSpace
          && (!open || after.isMarkdownSpace || close || after.isCJK))
    }
  }
}
