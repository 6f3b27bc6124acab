package import GuideModel
import HangulText

/// `[글](파일 이름.md)`: a space in the destination, so that CommonMark sees no link.
enum LiteralLink {
  static func check(_ span: TextSpan, at open: Int, file: String) -> Diagnostic? {
    let bytes = span.bytes
    if let found = turned(span, open, file) ?? parted(span, open, file) { return found }
    // A label or an address of more than this is none.
    guard let close = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "]")), close + 2 < bytes.count,
      bytes[close + 1] == UInt8(ascii: "("), let end = end(bytes, close + 2)
    else { return nil }
    let address = span.text(close + 2..<end).trimmed
    let isOpen = address.count { $0 == "(" } > address.count { $0 == ")" }
    guard address.contains(" ") || isOpen, !address.contains("\""), looksLikeAddress(address),
      span.isVerbatim(open..<open + 1), span.isVerbatim(close..<close + 2)
    else {
      return nil
    }
    let isImage = open > 0 && bytes[open - 1] == UInt8(ascii: "!")
    let inside = span.range(close + 2..<end)
    return Diagnostic(
      .linkSpace,
      "\(isImage ? "그림" : "링크") 주소 ‘\(address)’에 \(address.contains(" ") ? "빈칸이" : "짝이 없는 괄호가") 있어 글자 그대로 보입니다. 주소를 ‘<…>’로 감싸십시오.",
      about: address, severity: isSurelyAddress(address) ? .error : .warning, file: file,
      range: span.range((isImage ? open - 1 : open)..<end + 1),
      fixes: [
        Diagnostic.Fix(
          .safe, summary: "주소를 ‘<…>’로 감쌉니다.",
          edits: [Diagnostic.Edit(range: inside, replacement: "<\(address)>")])
      ])
  }

  /// `(글)[https://…]`: the brackets in the other order.
  private static func turned(_ span: TextSpan, _ open: Int, _ file: String) -> Diagnostic? {
    let bytes = span.bytes
    guard open > 1, bytes[open - 1] == UInt8(ascii: ")"),
      let close = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "]")),
      let start = bytes[..<(open - 1)].suffix(200).lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    let address = span.text(open + 1..<close)
    guard isSurelyAddress(address), !address.contains(" "), span.isVerbatim(start..<close + 1) else { return nil }
    let right = "[\(span.text(start + 1..<open - 1))](\(address))"
    let range = span.range(start..<close + 1)
    return Diagnostic(
      .linkSpace, "링크의 괄호가 서로 바뀌어 글자 그대로 보입니다. \(right.quoted(.direction)) 적으십시오.", about: address, severity: .warning,
      file: file, range: range,
      fixes: [
        Diagnostic.Fix(.suggested, summary: "괄호를 바꿉니다.", edits: [Diagnostic.Edit(range: range, replacement: right)])
      ])
  }

  /// `[글] (doc:menus)`: a blank between the brackets.
  private static func parted(_ span: TextSpan, _ open: Int, _ file: String) -> Diagnostic? {
    let bytes = span.bytes
    guard let close = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "]")), close + 3 < bytes.count,
      bytes[close + 1] == 0x20, bytes[close + 2] == UInt8(ascii: "("), let end = end(bytes, close + 3)
    else { return nil }
    let address = span.text(close + 3..<end)
    let isImage = open > 0 && bytes[open - 1] == UInt8(ascii: "!")
    // [참고] (https://…) may be meant as it stands.
    guard isSurelyAddress(address) || isImage && address == "todo", !address.contains("://"),
      span.isVerbatim(open..<close + 3)
    else { return nil }
    return Diagnostic(
      .linkSpace, "대괄호와 괄호 사이에 빈칸이 있어 \(isImage ? "그림" : "링크")가 되지 않습니다. 붙여 쓰십시오.", about: address, severity: .warning,
      file: file, range: span.range(close + 1..<close + 2),
      fixes: [
        Diagnostic.Fix(
          .suggested, summary: "붙여 씁니다.",
          edits: [Diagnostic.Edit(range: span.range(close + 1..<close + 2), replacement: "")])
      ])
  }

  /// Where the address ends: at the bracket that closes it, brackets of its own counted; else at the last one before
  /// a blank.
  private static func end(_ bytes: [UInt8], _ start: Int) -> Int? {
    var depth = 0
    var last: Int?
    for index in bytes[start...].prefix(400).indices {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
        last = index
      case 0x20 where depth > 0 && last != nil: return last
      default: break
      }
    }
    return last
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
