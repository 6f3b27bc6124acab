package import GuideModel
import HangulText

/// Containers of other tools, `:::note`, `!!! note`, `{% hint %}`: here they are plain text.
package enum ContainerRule {
  package static let rule = Rule(
    "markdown.container", .warning, .file, "다른 도구의 문법이라 글자로 보이는 상자입니다.",
    .init(":::note\n등입니다.\n:::", "> 참고: 등입니다."), .init("!!! tip\n    등입니다.", "> 팁: 등입니다."),
    .init("{% hint style=\"info\" %}\n등입니다.\n{% endhint %}", "> 참고: 등입니다."))

  package static let check = Check(rule, findings)

  private struct Opening {
    var written: String
    var label: String
    /// True where indentation, not a closing line, says how far it goes.
    var isIndented = false
  }

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let lines = document.proseLines
    var found: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      guard let first = line.bytes.first, ":!?{".utf8.contains(first),
        let opening = opening(String(decoding: line.bytes, as: UTF8.self))
      else { continue }
      let place = SourceRange(line: line.number, columns: 1..<line.bytes.count + 1)
      found.append(
        Diagnostic(
          rule, "\(opening.written.quoted(.topic)) 여기서는 문법이 아니라 글자로 보입니다. ‘> \(opening.label): …’처럼 인용으로 적으십시오.",
          about: opening.written, file: document.file, range: place,
          fixes: fix(opening, line.number, lines.dropFirst(index + 1), document)))
    }
    return found
  }

  private static func opening(_ line: String) -> Opening? {
    if let match = line.wholeMatch(of: /(:{3,}\s*\{?\.?([\p{L}]+))\}?.*/) {
      return Opening(written: String(match.output.1), label: NoteFormRule.label(of: String(match.output.2)))
    }
    if let match = line.wholeMatch(of: /((?:!!!|\?\?\?\+?)\s+([a-zA-Z]+)).*/) {
      return Opening(
        written: String(match.output.1), label: NoteFormRule.label(of: String(match.output.2)), isIndented: true)
    }
    if line.prefixMatch(of: /\{%-?\s*hint\b/) != nil {
      let style = line.firstMatch(of: /style=["']?([a-z]+)/).map { String($0.output.1) } ?? "info"
      return Opening(written: "{% hint %}", label: NoteFormRule.label(of: style))
    }
    return nil
  }

  /// The lines of the container as a quote; none where its end is not clear.
  private static func fix(
    _ opening: Opening, _ number: Int, _ lines: ArraySlice<(number: Int, bytes: ArraySlice<UInt8>)>,
    _ document: ParsedDocument
  ) -> [Diagnostic.Fix] {
    var inner: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    var end: Int?
    for line in lines {
      // A stretch of code inside is left to the writer.
      guard line.number == number + inner.count + 1 else { return [] }
      let text = String(decoding: line.bytes, as: UTF8.self).trimmed
      if opening.isIndented {
        guard text.isEmpty || line.bytes.starts(with: "    ".utf8) else { break }
      } else if text.allSatisfy({ $0 == ":" }) && text.count >= 3 || text.contains("endhint") {
        end = line.number
        break
      }
      inner.append(line)
    }
    while let last = inner.last, last.bytes.allSatisfy({ $0 == 0x20 }) { inner.removeLast() }
    guard !inner.isEmpty, opening.isIndented || end != nil else { return [] }
    var edits = [deletion(ofLine: number)]
    var isFirst = true
    for line in inner {
      let isBlank = line.bytes.allSatisfy { $0 == 0x20 }
      if isBlank, isFirst {
        edits.append(deletion(ofLine: line.number))
        continue
      }
      let prefix = isFirst ? "> \(opening.label): " : isBlank ? ">" : "> "
      let blanks = opening.isIndented && !isBlank ? 4 : 0
      edits.append(
        Diagnostic.Edit(
          range: SourceRange(line: line.number, columns: 1..<blanks + 1), replacement: prefix))
      isFirst = false
    }
    if let end {
      // The line's end stays with what follows.
      let last = document.source.line(end)
      edits.append(
        end < document.source.lineCount
          ? deletion(ofLine: end)
          : Diagnostic.Edit(range: SourceRange(line: end, columns: 1..<last.count + 1), replacement: ""))
    }
    return [Diagnostic.Fix(.suggested, summary: "인용으로 바꿉니다.", edits: edits)]
  }

  private static func deletion(ofLine number: Int) -> Diagnostic.Edit {
    Diagnostic.Edit(
      range: SourceRange(
        start: SourcePosition(line: number, column: 1), end: SourcePosition(line: number + 1, column: 1)),
      replacement: "")
  }
}
