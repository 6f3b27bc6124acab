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
    /// The line that closes it, where one does.
    var closing = ""
    /// False where more than the name stands in the line: a title, the whole text.
    var isBare = true
  }

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let comments = document.nodes { if case .htmlBlock = $0 { true } else { false } }.map(\.range)
    let lines = document.proseLines
    var found: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      guard let first = line.bytes.first, ":!?{".utf8.contains(first),
        let opening = opening(String(decoding: line.bytes, as: UTF8.self)),
        !comments.contains(where: { ($0.start.line...max($0.start.line, $0.end.line)).contains(line.number) })
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
    if let match = line.wholeMatch(of: /((:{3,})\s*\{?\.?([\p{L}]+))\}?(.*)/), isName(String(match.output.3)) {
      return Opening(
        written: String(match.output.1), label: NoteFormRule.label(of: String(match.output.3)),
        closing: String(match.output.2), isBare: match.output.4.allSatisfy(\.isWhitespace))
    }
    if let match = line.wholeMatch(of: /((?:!!!|\?\?\?\+?)\s+([a-zA-Z]+))(.*)/), isName(String(match.output.2)) {
      return Opening(
        written: String(match.output.1), label: NoteFormRule.label(of: String(match.output.2)), isIndented: true,
        isBare: match.output.3.allSatisfy(\.isWhitespace))
    }
    if let match = line.prefixMatch(of: /\{%-?\s*hint\b[^%]*%\}\s*/) {
      let style = line.firstMatch(of: /style=["']?([a-z]+)/).map { String($0.output.1) } ?? "info"
      return Opening(
        written: "{% hint %}", label: NoteFormRule.label(of: style), closing: "endhint",
        isBare: match.output.endIndex == line.endIndex)
    }
    return nil
  }

  /// The admonitions of the tools that have them, and our own labels.
  private static func isName(_ name: String) -> Bool {
    let lower = name.lowercased()
    return known.contains(lower) || NoteLabel.koreanAsides.contains { $0.name == lower }
      || lower.contains("역자") || lower.contains("옮긴이")
  }

  private static let known: Set = [
    "abstract", "attention", "bug", "caution", "check", "danger", "details", "done", "error", "example", "fail",
    "failure", "faq",
    "help", "hint", "important", "info", "missing", "note", "question", "quote", "secondary", "seealso", "success",
    "summary", "tip", "tldr", "todo", "warn", "warning", "도움말",
  ]

  /// The lines of the container as a quote; none where its end is not clear.
  private static func fix(
    _ opening: Opening, _ number: Int, _ lines: ArraySlice<(number: Int, bytes: ArraySlice<UInt8>)>,
    _ document: ParsedDocument
  ) -> [Diagnostic.Fix] {
    guard opening.isBare else { return [] }
    var inner: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    var end: Int?
    // A longer one is left to the writer.
    for line in lines.prefix(200) {
      // A stretch of code inside is left to the writer.
      guard line.number == number + inner.count + 1 else { return [] }
      let text = String(decoding: line.bytes, as: UTF8.self).trimmed
      if opening.isIndented {
        guard text.isEmpty || line.bytes.starts(with: "    ".utf8) else { break }
      } else if opening.closing == "endhint"
        ? text.wholeMatch(of: /\{%-?\s*endhint\s*-?%\}/) != nil : text == opening.closing
      {
        end = line.number
        break
      } else if text.hasPrefix(":::") || text.hasPrefix("{%") {
        // One inside another.
        return []
      }
      inner.append(line)
    }
    while let last = inner.last, last.bytes.allSatisfy({ $0 == 0x20 }) { inner.removeLast() }
    guard let first = inner.first(where: { !$0.bytes.allSatisfy { $0 == 0x20 } }), opening.isIndented || end != nil,
      isText(first.bytes), end != nil || isBlank(behind: inner.last?.number ?? number, document)
    else { return [] }
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
        end < document.source.lineCount && isBlank(behind: end, document)
          ? deletion(ofLine: end)
          : Diagnostic.Edit(range: SourceRange(line: end, columns: 1..<last.count + 1), replacement: ""))
    }
    return [Diagnostic.Fix(.suggested, summary: "인용으로 바꿉니다.", edits: edits)]
  }

  /// A paragraph, before which a label can stand.
  private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    return !["- ", "* ", "+ ", "#", "|", ">", "```", "~~~", "<"].contains { text.starts(with: $0.utf8) }
      && text.first.map { !(0x30...0x39).contains($0) } ?? false
  }

  /// What follows right away would go on in the quote.
  private static func isBlank(behind number: Int, _ document: ParsedDocument) -> Bool {
    number >= document.source.lineCount || document.isBlank(number + 1)
  }

  private static func deletion(ofLine number: Int) -> Diagnostic.Edit {
    Diagnostic.Edit(
      range: SourceRange(
        start: SourcePosition(line: number, column: 1), end: SourcePosition(line: number + 1, column: 1)),
      replacement: "")
  }
}
