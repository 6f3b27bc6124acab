package import GuideModel
import HangulText

/// `[글](파일 이름.md)`: a space in the destination, so that CommonMark sees no link.
enum LiteralLink {
  static func check(_ span: TextSpan, at open: Int, file: String) -> Diagnostic? {
    let bytes = span.bytes
    // A label or an address of more than this is none.
    guard let close = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "]")), close + 2 < bytes.count,
      bytes[close + 1] == UInt8(ascii: "("),
      let end = bytes[(close + 2)...].prefix(400).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let address = span.text(close + 2..<end).trimmed
    guard address.contains(" "), !address.contains("\""), looksLikeAddress(address),
      span.isVerbatim(open..<open + 1), span.isVerbatim(close..<close + 2)
    else {
      return nil
    }
    let isImage = open > 0 && bytes[open - 1] == UInt8(ascii: "!")
    let inside = span.range(close + 2..<end)
    return Diagnostic(
      .linkSpace,
      "\(isImage ? "그림" : "링크") 주소 ‘\(address)’에 빈칸이 있어 글자 그대로 보입니다. ‘<…>’로 감싸거나 빈칸을 ‘%20’으로 적으십시오.",
      about: address, severity: isSurelyAddress(address) ? .error : .warning, file: file,
      range: span.range((isImage ? open - 1 : open)..<end + 1),
      fixes: [
        Diagnostic.Fix(
          .safe, summary: "주소를 ‘<…>’로 감쌉니다.",
          edits: [Diagnostic.Edit(range: inside, replacement: "<\(address)>")])
      ])
  }

  /// A scheme, or the ending of a file that a guide links to.
  private static func isSurelyAddress(_ text: String) -> Bool {
    let path = text.prefix { $0 != "#" && $0 != "?" }.lowercased()
    return text.contains("://") || text.hasPrefix("doc:")
      || [".md", ".html", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".pdf"].contains { path.hasSuffix($0) }
  }

  /// A path or a URL, not a remark in brackets.
  private static func looksLikeAddress(_ text: String) -> Bool {
    let path = text.prefix { $0 != "#" && $0 != "?" }
    let extensionLength = path.reversed().prefix { $0 != "." && $0 != " " }.count
    let hasExtension = (1...4).contains(extensionLength) && extensionLength < path.count
    return text.contains("/") || text.hasPrefix("doc:") || hasExtension && path.contains(".")
  }
}

extension Rule {
  package static let linkSpace = Rule(
    "link.space", .error, .file, "빈칸이 있어 링크가 되지 않는 주소입니다.",
    .init("[등](https://example.org/a b)", "[등](<https://example.org/a b>)"))
}
