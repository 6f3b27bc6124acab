package import GuideModel
import HangulText

/// `2024. 3. 1.`: a date or year at a line's start that makes a list which begins at 2024.
package enum ListNumberRule {
  package static let rule = Rule(
    "list.number", .warning, .file, "날짜나 해가 목록의 번호로 읽힙니다.",
    .init("2024. 3. 1. 고쳤습니다.", "2024\\. 3. 1. 고쳤습니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .list(let start?, _) = $0 { start >= 100 } else { false } }.compactMap { node in
      guard case .list(let start?, _) = node.kind else { return nil }
      let place = node.range.start
      let digits = document.source.line(place.line).dropFirst(place.column - 1).prefix { (0x30...0x39).contains($0) }
      let mark = SourceRange(line: place.line, columns: place.column + digits.count..<place.column + digits.count + 1)
      let sign = document.source.text(mark)
      // What stands below the first paragraph would be code.
      let isAlone = node.children.count == 1 && node.children[0].children.count == 1
      return Diagnostic(
        rule, "‘\(start)\(sign)’로 시작하는 줄이 \(start)번부터 세는 목록이 됩니다. 글이라면 ‘\(start)\\\(sign)’로 적으십시오.",
        about: "\(start)", file: document.file,
        range: SourceRange(line: place.line, columns: place.column..<place.column + digits.count + 1),
        fixes: [
          Diagnostic.Fix(
            isAlone && start >= 1000 ? .safe : .suggested, summary: "글로 만듭니다.",
            edits: [Diagnostic.Edit(range: mark, replacement: "\\" + sign)])
        ])
    }
  }
}
