import HangulText
import Foundation
package import GuideModel

/// The few HTML elements that Markdown may hold; everything else is shown as text and reported.
enum HTMLAllowlist {
  private static let names: Set = [
    "br", "kbd", "sub", "sup", "ruby", "rt", "rp", "details", "summary",
  ]

  enum Piece {
    case inline(Inline)
    /// A comment; nil where it is none of ours.
    case comment(GuideComment?)
    case refused(TextRun, Diagnostic)
  }

  /// What a tag or comment of the parser's becomes.
  static func piece(_ literal: String, _ range: SourceRange, file: String) -> Piece {
    if literal.hasPrefix("<!--") {
      return .comment(GuideComment(literal, range))
    }
    if let tag = tag(literal, range) { return .inline(.html(tag)) }
    return .refused(
      TextRun(literal, range),
      Diagnostic(
        .markdownHtml,
        "쓸 수 없는 HTML \(String(literal.prefix(40)).quoted(.subject)) 글자로 보입니다. \(remedy(literal))",
        file: file, range: range))
  }

  private static func remedy(_ literal: String) -> String {
    let name = literal.drop { "</".contains($0) }.prefix(while: \.isLetter).lowercased()
    return ["aside", "blockquote"].contains(name)
      ? "노트라면 태그를 지우고 ‘> 역자 설명: …’이나 ‘> 참고: …’처럼 인용으로 적으십시오." : "Markdown으로 적거나, 글자라면 ‘`’로 감싸십시오."
  }

  private static func tag(_ literal: String, _ range: SourceRange) -> HTMLTag? {
    guard literal.hasPrefix("<"), literal.hasSuffix(">") else { return nil }
    var inside = literal.dropFirst().dropLast()
    let isEnd = inside.first == "/"
    if isEnd { inside = inside.dropFirst() }
    if inside.last == "/" { inside = inside.dropLast() }
    let name = inside.prefix { $0.isLetter }.lowercased()
    guard names.contains(name), let attributes = attributes(inside.dropFirst(name.count)),
      !isEnd || attributes.isEmpty && name != "br"
    else { return nil }
    return HTMLTag(name: name, isEnd: isEnd, attributes: attributes, range: range)
  }

  /// `open` and `lang="…"`; nil where there is anything else.
  private static func attributes(_ text: Substring) -> [HTMLTag.Attribute]? {
    var result: [HTMLTag.Attribute] = []
    for part in text.split(whereSeparator: \.isWhitespace) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard let name = sides.first?.lowercased() else { return nil }
      let value = sides.count > 1 ? sides[1].trimmingCharacters(in: ["\"", "'"]) : ""
      switch name {
      case "open": result.append(HTMLTag.Attribute(name: name, value: ""))
      case "lang" where !value.isEmpty && value.allSatisfy({ $0.isLetter || $0 == "-" }):
        result.append(HTMLTag.Attribute(name: name, value: value))
      default: return nil
      }
    }
    return result
  }

  /// The inlines with tags that have no partner turned into text, and reported.
  static func balanced(_ inlines: [Inline], file: String, _ diagnostics: inout [Diagnostic])
    -> [Inline]
  {
    var open: [(index: Int, name: String)] = []
    var lonely: Set<Int> = []
    for (index, inline) in inlines.enumerated() {
      guard case .html(let tag) = inline, !tag.isVoid else { continue }
      if !tag.isEnd {
        open.append((index, tag.name))
      } else if let match = open.lastIndex(where: { $0.name == tag.name }) {
        lonely.formUnion(open[(match + 1)...].map(\.index))
        open.removeSubrange(match...)
      } else {
        lonely.insert(index)
      }
    }
    lonely.formUnion(open.map(\.index))
    guard !lonely.isEmpty else { return inlines }
    return inlines.enumerated().map { index, inline in
      guard lonely.contains(index), case .html(let tag) = inline else { return inline }
      let literal = "<\(tag.isEnd ? "/" : "")\(tag.name)>"
      diagnostics.append(
        Diagnostic(
          .markdownHtml,
          "HTML ‘\(literal)’의 짝이 없어 글자로 보입니다. 같은 문단 안에서 열고 닫으십시오.", file: file,
          range: tag.range))
      return .text(TextRun(literal, tag.range))
    }
  }
}

extension Rule {
  package static let markdownHtml = Rule(
    "markdown.html", .warning, .file, "쓸 수 없는 HTML입니다.",
    .init("<span>등</span>입니다.", "등입니다."), .init("<kbd>등입니다.", "<kbd>등</kbd>입니다."))
}
