package import GuideModel
import HangulText

/// `##제목`, `-항목`, `1.항목`: a marker glued to Korean text is no marker.
package enum MarkerSpacingRule {
  package static let rule = Rule(
    "markdown.marker-space", .warning, .file, "제목이나 목록의 부호가 글자에 붙어 있습니다.",
    .init("##여백", "## 여백"), .init("-항목", "- 항목"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { $0 == .paragraph }.flatMap { node in
      (node.range.start.line...max(node.range.start.line, node.range.end.line)).compactMap {
        finding(document, line: $0, first: $0 == node.range.start.line ? node.range.start.column : nil)
      }
    }
  }

  private static func finding(_ document: ParsedDocument, line: Int, first: Int?) -> Diagnostic? {
    let bytes = document.source.line(line)
    let start =
      first.map { bytes.startIndex + $0 - 1 }
      ?? bytes.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x3E } ?? bytes.endIndex
    if start < bytes.endIndex, bytes[start] == 0xEF,
      let wide = wide(bytes[start...], line, start - bytes.startIndex + 1)
    {
      return Diagnostic(
        rule,
        "\(wide.written.quoted(.topic)) 전각 글자라 \(wide.right.hasPrefix("#") ? "제목" : "목록")이 되지 않습니다. \(wide.right.quoted(.direction)) 적으십시오.",
        about: wide.written, file: document.file, range: wide.range,
        fixes: [
          Diagnostic.Fix(
            .suggested, summary: "반각 글자로 바꿉니다.",
            edits: [Diagnostic.Edit(range: wide.range, replacement: wide.right + " ")])
        ])
    }
    guard start <= bytes.endIndex, let length = marker(bytes[start...]) else { return nil }
    let after = bytes[(start + length)...]
    guard let next = String(decoding: after.prefix(4), as: UTF8.self).unicodeScalars.first,
      next.isHangul, !isSpokenOf(after)
    else { return nil }
    let column = start - bytes.startIndex + 1
    let mark = String(decoding: bytes[start..<start + length], as: UTF8.self)
    let end = SourceRange(line: line, columns: column + length..<column + length)
    return Diagnostic(
      rule,
      "‘\(mark)’ 뒤에 빈칸이 없어 \(mark.hasPrefix("#") ? "제목" : "목록")이 되지 않습니다. 한 칸 띄우십시오.",
      file: document.file, range: SourceRange(line: line, columns: column..<column + length),
      fixes: [
        // `#태그`, `-이름`, `1.5배` may be meant as they stand.
        Diagnostic.Fix(
          .suggested, summary: "한 칸 띄웁니다.",
          edits: [Diagnostic.Edit(range: end, replacement: " ")])
      ])
  }

  /// `##으로 시작하는 줄`: a particle behind the marker, which is what the text speaks of.
  private static func isSpokenOf(_ after: ArraySlice<UInt8>) -> Bool {
    let run = String(decoding: after.prefix(30), as: UTF8.self).prefix { $0.unicodeScalars.allSatisfy(\.isHangul) }
    return ParticleList.covers(run[...])
  }

  /// The length of a marker of a heading or list; nil for any other text.
  private static func marker(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    switch first {
    case UInt8(ascii: "#"):
      let count = text.prefix { $0 == first }.count
      return count <= 6 ? count : nil
    case UInt8(ascii: "-"), UInt8(ascii: "+"): return 1
    case 0x30...0x39:
      let digits = text.prefix { (0x30...0x39).contains($0) }.count
      guard digits <= 3, let mark = text.dropFirst(digits).first,
        mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
      else { return nil }
      return digits + 1
    default: return nil
    }
  }

  /// `＃＃ 제목`, `－ 항목`, `＊ 항목`: markers typed in wide letters.
  private static func wide(_ text: ArraySlice<UInt8>, _ line: Int, _ column: Int)
    -> (written: String, right: String, range: SourceRange)?
  {
    let string = String(decoding: text.prefix(40), as: UTF8.self)
    guard let first = string.first, let narrow = ["＃": "#", "－": "-", "＊": "*", "＋": "+"][first] else { return nil }
    let marks = string.prefix { $0 == first }
    let blanks = string.dropFirst(marks.count).prefix { $0 == " " || $0 == "\u{3000}" }
    guard !blanks.isEmpty, narrow == "#" ? marks.count <= 4 : marks.count == 1 else { return nil }
    let length = marks.utf8.count + blanks.utf8.count
    return (
      String(marks), String(repeating: narrow, count: marks.count),
      SourceRange(line: line, columns: column..<column + length)
    )
  }
}
