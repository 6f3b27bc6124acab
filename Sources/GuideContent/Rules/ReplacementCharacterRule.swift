package import GuideModel
import HangulText

/// U+FFFD, which stands where another program could not read a letter.
package enum ReplacementCharacterRule {
  package static let rule = Rule(
    "text.replacement", .warning, .file, "읽지 못한 글자의 자리에 들어간 깨진 글자(U+FFFD)입니다.",
    .init("등\u{FFFD}을 켭니다.", "등불을 켭니다."))

  package static let check = Check(rule, findings)

  private static let bytes = Array("\u{FFFD}".utf8)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    (1...document.source.lineCount).compactMap { number in
      let line = document.source.line(number)
      guard line.contains(0xEF), let found = line.firstRange(of: bytes) else { return nil }
      let column = found.lowerBound - line.startIndex + 1
      guard !document.isCode(SourcePosition(line: number, column: column)) else { return nil }
      return Diagnostic(
        rule, "깨진 글자(U+FFFD)가 있습니다. 원문을 보고 본래 글자를 적으십시오.", about: "U+FFFD", file: document.file,
        range: SourceRange(line: number, columns: column..<column + bytes.count))
    }
  }
}
