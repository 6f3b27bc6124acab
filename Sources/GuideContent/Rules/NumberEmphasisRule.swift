package import GuideModel
import HangulText

/// `2*3*4`, `500~~1000~~3000`, `별표(*) 단추와 별표(*) 글쇠`: signs that are read as marks of emphasis.
package enum NumberEmphasisRule {
  package static let rule = Rule(
    "markdown.number-emphasis", .warning, .file, "글자로 쓴 부호가 강조나 취소선으로 읽힙니다.",
    .init("2*3*4입니다.", "2\\*3\\*4입니다."), .init("500~~1000~~3000", "500\\~\\~1000\\~\\~3000"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { $0 == .emphasis || $0 == .strong || $0 == .strikethrough }.compactMap { node in
      let bytes = document.source.bytes
      let (start, end) = (document.source.offset(of: node.range.start), document.source.offset(of: node.range.end))
      guard start > 0, end < bytes.count else { return nil }
      let length = bytes[start..<end].prefix { $0 == bytes[start] }.count
      guard end - start > 2 * length, "*~_".utf8.contains(bytes[start]) else { return nil }
      let outside = (bytes[start - 1], bytes[end])
      let inside = bytes[start + length..<end - length]
      guard let place = isBetweenNumbers(outside, inside) ? "숫자 사이" : isInBrackets(outside, inside) ? "괄호 안" : nil
      else {
        return nil
      }
      let sign = String(decoding: bytes[start..<start + length], as: UTF8.self)
      let escaped = sign.map { "\\\($0)" }.joined()
      let edits = [start..<start + length, end - length..<end].map {
        Diagnostic.Edit(range: document.source.range($0), replacement: escaped)
      }
      return Diagnostic(
        rule,
        "\(place)의 \(sign.quoted(.subject)) \(node.kind == .strikethrough ? "취소선으로" : "강조로") 읽혀 보이지 않습니다. \(escaped.quoted(.direction)) 적으십시오.",
        about: sign, file: document.file, range: node.range,
        fixes: [Diagnostic.Fix(.suggested, summary: "글자로 적습니다.", edits: edits)])
    }
  }

  /// `2*3*4`.
  private static func isBetweenNumbers(_ outside: (UInt8, UInt8), _ inside: ArraySlice<UInt8>) -> Bool {
    isDigit(outside.0) && isDigit(outside.1) && inside.allSatisfy { isDigit($0) || ".,".utf8.contains($0) }
  }

  /// `(*) … (*)`: a sign that stands alone in brackets, twice.
  private static func isInBrackets(_ outside: (UInt8, UInt8), _ inside: ArraySlice<UInt8>) -> Bool {
    let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    return outside == (open, close) && inside.first == close && inside.last == open
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
