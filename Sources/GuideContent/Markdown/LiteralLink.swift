package import GuideModel
import HangulText

/// `[글](파일 이름.md)`: a space in the destination, so that CommonMark sees no link.
enum LiteralLink {
  static func check(_ span: TextSpan, at open: Int, file: String) -> Diagnostic? {
    let bytes = span.bytes
    if let found = turned(span, open, file) ?? parted(span, open, file) ?? wide(span, open, file) { return found }
    // A label or an address of more than this is none.
    guard let close = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "]")), close + 2 < bytes.count,
      bytes[close + 1] == UInt8(ascii: "("), let end = end(bytes, close + 2)
    else { return nil }
    let written = span.text(close + 2..<end).trimmed
    guard span.isVerbatim(open..<open + 1), span.isVerbatim(close..<close + 2) else { return nil }
    let isImage = open > 0 && bytes[open - 1] == UInt8(ascii: "!")
    let inside = span.range(close + 2..<end)
    let range = span.range((isImage ? open - 1 : open)..<end + 1)
    func told(_ reason: String, _ remedy: String, _ right: String, isSafe: Bool = false) -> Diagnostic {
      Diagnostic(
        .linkSpace, "\(isImage ? "그림" : "링크") \(reason) 있어 글자 그대로 보입니다. \(remedy)", about: written,
        severity: isSurelyAddress(written) ? .error : .warning, file: file, range: range,
        fixes: [
          Diagnostic.Fix(
            isSafe ? .safe : .suggested, summary: "주소를 고칩니다.",
            edits: [Diagnostic.Edit(range: inside, replacement: right)])
        ])
    }
    // “둥근 따옴표” around a caption.
    if let match = written.wholeMatch(of: /(\S+)\s+[“”‘’„‟"'](.*)[“”‘’"']/), looksLikeAddress(String(match.output.1)),
      written.contains(/[“”‘’„‟]/), !match.output.2.contains("\"")
    {
      let right = "\(match.output.1) \"\(match.output.2)\""
      return told("주소 뒤에 둥근 따옴표가", "곧은 따옴표 ‘\"…\"’로 바꾸십시오.", right)
    }
    if let match = written.wholeMatch(of: /(doc|term|api):\s+(\S+)/) {
      return told("주소 ‘\(match.output.1):’ 뒤에 빈칸이", "빈칸을 지우십시오.", "\(match.output.1):\(match.output.2)")
    }
    if written.contains("{{") || written.contains("{%") {
      return Diagnostic(
        .linkSpace, "\(isImage ? "그림" : "링크") 주소의 ‘{{ … }}’는 다른 도구의 문법이라 글자 그대로 보입니다. 파일의 경로나 주소를 그대로 적으십시오.",
        about: written,
        severity: .warning, file: file, range: range)
    }
    let parts = written.wholeMatch(of: /(.*?\S)(\s+"[^"]*")?/)
    let (address, title) = (parts.map { String($0.output.1) } ?? written, parts?.output.2.map { String($0) } ?? "")
    let isOpen = address.count { $0 == "(" } > address.count { $0 == ")" }
    guard address.contains(" ") || isOpen, !address.contains("\""), looksLikeAddress(address) else { return nil }
    // [선택](예/아니요 중 하나) is a remark.
    guard isSurelyAddress(address) || !address.contains(" ") || address.hasPrefix(".") || address.hasPrefix("/") else {
      return nil
    }
    return told(
      "주소 ‘\(address)’에 \(address.contains(" ") ? "빈칸이" : "짝이 없는 괄호가")", "주소를 ‘<…>’로 감싸십시오.",
      "<\(address)>\(title)",
      isSafe: isSurelyAddress(address) && !address.hasPrefix("<") && !address.contains(/[“”‘’{]/))
  }

  /// `[글]（doc:menus）`: wide brackets around the address.
  private static func wide(_ span: TextSpan, _ open: Int, _ file: String) -> Diagnostic? {
    let bytes = span.bytes
    guard let close = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "]")),
      bytes[(close + 1)...].starts(with: "（".utf8),
      let end = bytes[(close + 4)...].prefix(400).firstRange(of: "）".utf8)?.lowerBound,
      isSurelyAddress(span.text(close + 4..<end)), span.isVerbatim(open..<end + 3)
    else { return nil }
    let address = span.text(close + 4..<end)
    let range = span.range(close + 1..<end + 3)
    return Diagnostic(
      .linkSpace, "주소를 전각 괄호로 묶어 링크가 되지 않습니다. \("(\(address))".quoted(.direction)) 적으십시오.", about: address,
      severity: .warning, file: file, range: range,
      fixes: [
        Diagnostic.Fix(
          .suggested, summary: "괄호를 바꿉니다.", edits: [Diagnostic.Edit(range: range, replacement: "(\(address))")])
      ])
  }

  /// `doc:menus` that stands in the text: a link that was not written to its end.
  static func address(_ span: TextSpan, at start: Int, file: String) -> Diagnostic? {
    let bytes = span.bytes
    guard bytes[start...].starts(with: "doc:".utf8), start == 0 || !isName(bytes[start - 1]) else { return nil }
    if let named = named(span, start, file) { return named }
    var end = start + 4
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let name = end
    while end < bytes.count, isName(bytes[end]) { end += 1 }
    guard end > name, span.isVerbatim(start..<end) else { return nil }
    let right = "<doc:\(span.text(name..<end))>"
    let isBracketed =
      start > 0 && bytes[start - 1] == UInt8(ascii: "<") && end < bytes.count && bytes[end] == UInt8(ascii: ">")
    // A blank before a word makes an address only between the brackets of one.
    guard name == start + 4 || isBracketed else { return nil }
    let isAlone = start == 0 || !"([<`".utf8.contains(bytes[start - 1])
    let range = isBracketed ? span.range(start - 1..<end + 1) : span.range(start..<end)
    return Diagnostic(
      .linkSpace, "\(span.text(start..<end).quoted(.topic)) 링크가 되지 않고 글자로 보입니다. ‘\(right)’나 ‘[글](doc:…)’처럼 적으십시오.",
      about: span.text(start..<end), severity: .warning, file: file, range: range,
      fixes: isBracketed || isAlone
        ? [Diagnostic.Fix(.suggested, summary: "링크로 적습니다.", edits: [Diagnostic.Edit(range: range, replacement: right)])]
        : [])
  }

  /// `<doc:풀다운 버튼>`: a title with blanks where a slug belongs.
  private static func named(_ span: TextSpan, _ start: Int, _ file: String) -> Diagnostic? {
    let bytes = span.bytes
    guard start > 0, bytes[start - 1] == UInt8(ascii: "<"),
      let close = bytes[start...].prefix(200).firstIndex(of: UInt8(ascii: ">")), span.isVerbatim(start - 1..<close + 1)
    else { return nil }
    let title = span.text(start + 4..<close)
    guard title.trimmed.contains(" "), title.first != " " else {
      return nil
    }
    let range = span.range(start - 1..<close + 1)
    return Diagnostic(
      .linkSpace, "‘<doc:\(title)>’에 빈칸이 있어 글자 그대로 보입니다. ‘[[\(title)]]’처럼 제목으로 적거나 ‘doc:’ 뒤에 글의 이름을 적으십시오.",
      about: title,
      severity: .warning, file: file, range: range,
      fixes: [
        Diagnostic.Fix(
          .suggested, summary: "제목으로 잇습니다.", edits: [Diagnostic.Edit(range: range, replacement: "[[\(title)]]")])
      ])
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
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
    "link.space", .error, .file, "링크나 그림이 되지 못하고 글자로 보이는 주소입니다.",
    .init("[등](https://example.org/a b)", "[등](<https://example.org/a b>)"))
}
