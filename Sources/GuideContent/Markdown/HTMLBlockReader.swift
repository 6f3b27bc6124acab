import GuideModel
import HangulText

/// Reads an HTML block: tags of the allowlist, comments of ours, and text between them.
enum HTMLBlockReader {
  static func inlines(_ literal: String, _ range: SourceRange, _ builder: inout InlineBuilder)
    -> [Inline]
  {
    var result: [Inline] = []
    var rest = literal[...]
    while let first = rest.first {
      let piece: Substring
      if first == "<" {
        let isComment = rest.hasPrefix("<!--")
        let close = rest.firstRange(of: isComment ? "-->" : ">")
        piece = rest[..<(close?.upperBound ?? rest.endIndex)]
        let line = SourceRange(start: range.start, end: range.start)
        switch HTMLAllowlist.piece(String(piece), isComment ? line : range, file: builder.file) {
        case .inline(let inline): result.append(inline)
        case .comment(let comment): builder.comments += comment.map { [$0] } ?? []
        case .refused(let text, let diagnostic):
          result.append(.text(text))
          builder.diagnostics.append(diagnostic)
        }
      } else {
        piece = rest.prefix { $0 != "<" }
        let text = String(piece).trimmed
        if !text.isEmpty { result.append(.text(TextRun(text, range))) }
      }
      rest = rest[piece.endIndex...]
    }
    return result
  }
}
