import GuideModel
import HangulText

/// `file:line:column: severity: message [id]`, with the source line and a caret on a terminal.
struct TextReport {
  struct Style: Sendable {
    var hasColor = false
    var showsSource = false
    var limitPerRule: Int? = 20
  }

  private let counter: ColumnCounter
  private let sources: SourceFiles
  private let style: Style

  init(_ sources: SourceFiles, _ style: Style) {
    self.sources = sources
    self.style = style
    counter = ColumnCounter(sources: sources, unit: .graphemeClusters)
  }

  func text(_ diagnostics: [Diagnostic]) -> String {
    var shown: [String: Int] = [:]
    var lines: [String] = []
    for diagnostic in diagnostics {
      shown[diagnostic.id, default: 0] += 1
      if let limit = style.limitPerRule, shown[diagnostic.id, default: 0] > limit { continue }
      lines += self.lines(diagnostic)
    }
    if let limit = style.limitPerRule {
      for (id, count) in shown.sorted(by: { $0.key < $1.key }) where count > limit {
        lines.append("\(id): \(count)건 가운데 \(limit)건을 표시했습니다. 모두 보려면 ‘--all’을 쓰십시오.")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ diagnostic: Diagnostic) -> [String] {
    let place = place(diagnostic.file, diagnostic.range)
    let severity = colored(diagnostic.severity.rawValue, diagnostic.severity)
    var lines = ["\(place): \(severity): \(diagnostic.message) [\(diagnostic.id)]"]
    if style.showsSource, let range = diagnostic.range { lines += excerpt(diagnostic.file, range) }
    for note in diagnostic.notes {
      lines.append("  \(self.place(note.file, note.range)): \(note.message)")
    }
    if style.showsSource {
      lines += diagnostic.fixes.map {
        "  고치기: \($0.summary) (hig check --fix\($0.applicability == .safe ? "" : " --suggested"))"
      }
    }
    return lines
  }

  private func place(_ file: String, _ range: SourceRange?) -> String {
    guard let range else { return file }
    let start = counter.place(range.start, in: file)
    return "\(file):\(start.line):\(start.column)"
  }

  private func excerpt(_ file: String, _ range: SourceRange) -> [String] {
    guard let bytes = sources[file]?.line(range.start.line), !bytes.isEmpty else { return [] }
    let line = String(decoding: bytes, as: UTF8.self)
    let start = range.start.column - 1
    let end = range.end.line == range.start.line ? max(start, range.end.column - 1) : bytes.count
    let before = String(decoding: bytes.prefix(start), as: UTF8.self)
    let marked = String(decoding: bytes.prefix(end).dropFirst(start), as: UTF8.self)
    // A long line is cut around the place.
    let lead = before.count > 60 ? "…" + before.suffix(59) : before
    let shown = lead + line.dropFirst(before.count).prefix(80)
    let blanks = lead.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.terminalWidth) }
    let width = max(1, marked.prefix(80).reduce(0) { $0 + $1.terminalWidth })
    let carets = String(repeating: "^", count: width)
    return ["    " + shown, "    " + blanks.joined() + (style.hasColor ? "\u{1B}[32m\(carets)\u{1B}[0m" : carets)]
  }

  private func colored(_ word: String, _ severity: Diagnostic.Severity) -> String {
    guard style.hasColor else { return word }
    let code =
      switch severity {
      case .error: "31;1"
      case .warning: "33;1"
      case .note: "36;1"
      }
    return "\u{1B}[\(code)m\(word)\u{1B}[0m"
  }
}

extension Character {
  /// Cells of a terminal: two for Hangul and other wide characters.
  fileprivate var terminalWidth: Int {
    unicodeScalars.first?.isCJK == true || unicodeScalars.first?.properties.isEmojiPresentation == true
      ? 2 : 1
  }
}
