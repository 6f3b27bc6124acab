package import GuideModel
import HangulText

/// `① 하나`, `가) 하나`, `ㄱ. 하나`, `(1) 하나`: lines counted in a way that Markdown does not know run into one paragraph.
package enum OrdinalRule {
  package static let rule = Rule(
    "list.ordinal", .warning, .file, "목록이 되지 않고 한 문단으로 이어지는 번호입니다.",
    .init("① 등\n② 달", "1. 등\n2. 달"), .init("가) 등\n나) 달", "1. 등\n2. 달"))

  package static let check = Check(rule, findings)

  private static let series: [[Character]] = [
    Array("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮"), Array("㉠㉡㉢㉣㉤㉥㉦㉧㉨㉩"), Array("가나다라마바사아자차"), Array("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ"), Array("ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ"),
  ]

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { $0 == .paragraph }.flatMap { node -> [Diagnostic] in
      guard node.range.end.line > node.range.start.line else { return [] }
      let marks = (node.range.start.line...node.range.end.line).compactMap { number in
        mark(number, number == node.range.start.line ? node.range.start.column : nil, document)
      }
      // Counted from the first on, and two of them at least.
      guard marks.count > 1, marks.enumerated().allSatisfy({ $0.element.number == $0.offset + 1 }) else { return [] }
      return marks.map { mark in
        Diagnostic(
          rule, "\(mark.written.quoted(.topic)) 목록의 번호가 되지 않아 한 문단으로 이어집니다. ‘\(mark.number). ’처럼 적으십시오.",
          about: mark.written,
          file: document.file, range: mark.range,
          fixes: [
            Diagnostic.Fix(
              .suggested, summary: "번호로 바꿉니다.",
              edits: [Diagnostic.Edit(range: mark.range, replacement: "\(mark.number). ")])
          ])
      }
    }
  }

  private static func mark(_ number: Int, _ column: Int?, _ document: ParsedDocument)
    -> (written: String, number: Int, range: SourceRange)?
  {
    let column = column ?? document.indentation(ofLine: number) + 1
    let line = document.source.line(number).dropFirst(column - 1)
    guard let byte = line.first, byte >= 0xE2 || byte == UInt8(ascii: "(") else { return nil }
    let text = String(decoding: line.prefix(24), as: UTF8.self)
    if let match = text.prefixMatch(of: /(\((?:([0-9]{1,2})|([가나다라마바사아자차]))\))[ ]*/) {
      let order = match.output.3.flatMap { letter in series[2].firstIndex { letter == String($0) } }
      guard let count = match.output.2.flatMap({ Int($0) }) ?? order.map({ $0 + 1 }) else { return nil }
      return (
        String(match.output.1), count,
        SourceRange(line: number, columns: column..<column + match.output.0.utf8.count)
      )
    }
    guard let first = text.first, let place = series.firstIndex(where: { $0.contains(first) }),
      let index = series[place].firstIndex(of: first)
    else { return nil }
    let rest = text.dropFirst()
    let isWord = place == 2 || place == 3
    let sign = isWord ? rest.prefix { ".)".contains($0) } : rest.prefix(0)
    let blanks = rest.dropFirst(sign.count).prefix { $0 == " " }
    guard !blanks.isEmpty, isWord ? sign.count == 1 : true else { return nil }
    // `① 을 누르고`: the sign is spoken of.
    let word = rest.dropFirst(sign.count + blanks.count).prefix { $0.unicodeScalars.allSatisfy(\.isHangul) }
    guard word.isEmpty || !ParticleList.covers(word) else { return nil }
    let written = String(first) + sign
    return (
      written, index + 1, SourceRange(line: number, columns: column..<column + written.utf8.count + blanks.utf8.count)
    )
  }
}
