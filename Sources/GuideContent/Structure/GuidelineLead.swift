import GuideModel
import HangulText

/// A paragraph that begins with a strong sentence is a guideline.
enum GuidelineLead {
  /// Lead and rest of a paragraph; nil where it is none.
  static func split(_ inlines: [Inline]) -> (lead: [Inline], body: [Inline])? {
    guard case .strong(let strong)? = inlines.first else { return nil }
    let text = strong.plainText.trimmed
    guard !text.isEmpty, !text.hasSuffix(":"), !text.hasSuffix("：") else { return nil }
    let rest = Array(inlines.dropFirst())
    if Sentence.ends(text) { return (strong, rest) }
    if case .text(let run)? = rest.first, let mark = run.text.first, ".!?…".contains(mark) {
      let length = String(mark).utf8.count
      let end = Inline.text(TextRun(String(mark), run.range(of: 0..<length)))
      return (strong + [end], rest.droppingFirst(length))
    }
    let isBlank = rest.allSatisfy { inline in
      switch inline {
      case .text(let run): run.text.allSatisfy(\.isWhitespace)
      case .softBreak: true
      case .code, .emphasis, .strong, .strikethrough, .link, .image, .html, .footnote, .lineBreak: false
      }
    }
    return isBlank ? (strong, []) : nil
  }
}
