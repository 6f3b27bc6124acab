package import GuideModel
import HangulText

/// A comment for `hig`: a review mark or a suppression.
enum GuideComment {
  case review(ReviewMark)
  case ignore(rule: String, word: String?, reason: String, range: SourceRange)
  case ignoreStart(rule: String, word: String?, reason: String, range: SourceRange)
  case ignoreEnd(range: SourceRange)
  /// Meant for `hig`, and not understood.
  case unknown(String, range: SourceRange)

  /// Nil where a comment is none of ours.
  init?(_ literal: String, _ range: SourceRange) {
    var text = literal.dropFirst(4)
    if text.hasSuffix("-->") { text = text.dropLast(3) }
    let content = String(text).folded
    let command = content.prefix { $0 != " " }
    let rest = content.dropFirst(command.count).drop { $0 == " " }
    let sides = rest.split(separator: ":", maxSplits: 1)
    let words = (sides.first ?? "").split(separator: " ").map(String.init)
    let reason = sides.count > 1 ? String(sides[1]).trimmed : ""
    let word = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
    switch command {
    case "hig:review":
      guard let code = words.first else {
        self = .unknown(content, range: range)
        return
      }
      self = .review(ReviewMark(line: range.start.line, code: code, reason: reason))
    case "hig:ignore":
      guard let rule = words.first else {
        self = .unknown(content, range: range)
        return
      }
      self = .ignore(rule: rule, word: word, reason: reason, range: range)
    case "hig:ignore-start":
      guard let rule = words.first else {
        self = .unknown(content, range: range)
        return
      }
      self = .ignoreStart(rule: rule, word: word, reason: reason, range: range)
    case "hig:ignore-end": self = .ignoreEnd(range: range)
    default:
      guard content.hasPrefix("hig:") else { return nil }
      self = .unknown(content, range: range)
    }
  }
}

extension Rule {
  package static let commentUnknown = Rule(
    "comment.unknown", .warning, .file, "hig에게 적은 주석인데 알아볼 수 없습니다.",
    .init("<!-- hig:ignore -->\n\n글입니다.", "글입니다."),
    .init("<!-- hig: ignore text.label: 인용 -->\n\n글입니다.", "글입니다."))
}
