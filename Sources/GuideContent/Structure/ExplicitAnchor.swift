import GuideModel
import HangulText

/// `{#id}` at the end of a heading or of a guideline's first paragraph.
struct ExplicitAnchor {
  var id: String
  var range: SourceRange

  /// Takes the mark off the inlines.
  static func take(from inlines: inout [Inline]) -> ExplicitAnchor? {
    guard case .text(let run)? = inlines.last, run.text.trimmed.hasSuffix("}"),
      let open = run.text.lastRange(of: "{#")
    else { return nil }
    let text = String(run.text[open.lowerBound...]).trimmed
    let id = String(text.dropFirst(2).dropLast())
    guard !id.isEmpty, !id.contains(where: { $0.isWhitespace || "{}#<>\"".contains($0) }) else {
      return nil
    }
    let start = run.text.utf8.distance(from: run.text.startIndex, to: open.lowerBound)
    let range = run.range(of: start..<start + text.utf8.count)
    inlines = inlines.droppingLast(run.text.utf8.count - start).trimmedEnd
    return ExplicitAnchor(id: id.nfc, range: range)
  }
}

extension [Inline] {
  fileprivate var trimmedEnd: [Inline] {
    let blanks = plainText.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return blanks == 0 ? self : droppingLast(blanks)
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
