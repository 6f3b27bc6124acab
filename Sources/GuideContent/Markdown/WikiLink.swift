package import GuideModel
import HangulText

/// `[[menus]]`, `[[menus|글]]`, `[[menus#Best-practices]]`.
enum WikiLink {
  static func read(_ span: TextSpan, at start: Int) -> (link: Link, end: Int)? {
    let bytes = span.bytes
    let open = UInt8(ascii: "[")
    let close = UInt8(ascii: "]")
    guard start + 4 < bytes.count, bytes[start + 1] == open else { return nil }
    var end = start + 2
    let limit = min(bytes.count, start + 400)
    while end < limit, bytes[end] != close, bytes[end] != open { end += 1 }
    guard end + 1 < limit, bytes[end] == close, bytes[end + 1] == close, end > start + 2,
      span.isVerbatim(start..<start + 2), span.isVerbatim(end..<end + 2)
    else { return nil }
    // ![[그림.png]] is a picture in another tool.
    guard start == 0 || bytes[start - 1] != UInt8(ascii: "!") else { return nil }
    let bar = bytes[start + 2..<end].firstIndex(of: UInt8(ascii: "|")) ?? end
    let target = span.text(start + 2..<bar)
    let shown = bar < end ? bar + 1..<end : start + 2..<end
    let link = Link(
      destination: LinkClassifier.destination("doc:" + target.trimmed),
      children: span.runs(shown).map { .text($0) }, range: span.range(start..<end + 2),
      isBare: bar == end)
    return (link, end + 2)
  }

  /// `[[NSString alloc] init]`: a message of Objective-C.
  private static func isMessage(_ bytes: ArraySlice<UInt8>) -> Bool {
    let inside = bytes.prefix(100).prefix { $0 != UInt8(ascii: "]") }
    return inside.contains(0x20) && bytes[inside.endIndex...].starts(with: "] ".utf8)
  }

  /// `[[` that opens no link, before a word.
  static func literal(_ span: TextSpan, at start: Int, file: String) -> Diagnostic? {
    guard start + 2 < span.bytes.count, span.bytes[start + 1] == UInt8(ascii: "["), span.isVerbatim(start..<start + 2),
      let next = span.text(start + 2..<min(span.bytes.count, start + 6)).first, next.isLetter,
      !isMessage(span.bytes[(start + 2)...])
    else { return nil }
    let isEmbedded = start > 0 && span.bytes[start - 1] == UInt8(ascii: "!")
    if isEmbedded {
      return Diagnostic(
        .linkWiki, "‘![[…]]’는 그림이 되지 않고 글자로 보입니다. ‘![설명](../images/이름.png)’처럼 적으십시오.", file: file,
        range: span.range(start - 1..<start + 2))
    }
    return Diagnostic(
      .linkWiki, "‘[[’가 링크가 되지 않고 글자로 보입니다. ‘[[이름]]’이나 ‘[[이름|글]]’로, 태그나 강조 없이 적으십시오.", file: file,
      range: span.range(start..<start + 2))
  }
}

extension Rule {
  package static let linkWiki = Rule(
    "link.wiki", .warning, .file, "링크가 되지 않고 글자로 남은 ‘[[’입니다.",
    .init("[[example<br>]]", "[[example]]"), .init("[[example", "[[example]]"))
}
