package import GuideModel
import HangulText

/// A fence of code that nothing closes: the rest of the text is code.
package enum UnclosedFenceRule {
  package static let rule = Rule(
    "markdown.unclosed-fence", .warning, .file, "닫지 않은 코드 울타리입니다.",
    .init("```swift\n등\n\n글입니다.", "```swift\n등\n```\n\n글입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .codeBlock = $0 { true } else { false } }.compactMap { node in
      let start = node.range.start
      let line = document.source.line(start.line).dropFirst(start.column - 1)
      guard let marker = line.first, marker == 0x60 || marker == 0x7E else { return nil }
      let length = line.prefix { $0 == marker }.count
      guard length >= 3 else { return nil }
      let last = document.source.line(max(start.line, node.range.end.line)).drop { [0x20, 0x09, 0x3E].contains($0) }
      let isClosed =
        node.range.end.line > start.line && last.prefix { $0 == marker }.count >= length
        && last.allSatisfy { $0 == marker || $0 == 0x20 || $0 == 0x09 }
      guard !isClosed else { return nil }
      let written = String(decoding: line.prefix(length), as: UTF8.self)
      return Diagnostic(
        rule,
        "‘\(written)’로 연 코드가 닫히지 않아 그 뒤가 코드로 보입니다. 코드가 끝나는 줄 다음에 ‘\(written)’만 있는 줄을 넣으십시오.",
        about: written, file: document.file,
        range: SourceRange(line: start.line, columns: start.column..<start.column + length))
    }
  }
}
