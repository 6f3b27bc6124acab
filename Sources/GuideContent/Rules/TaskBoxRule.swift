package import GuideModel
import HangulText

/// `- [x]완료`, `- []비움`: a task box that is none.
package enum TaskBoxRule {
  package static let rule = Rule(
    "markdown.task-box", .warning, .file, "체크상자가 되지 않는 대괄호입니다.",
    .init("- [x]완료", "- [x] 완료"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { $0 == .item(isDone: nil) }.compactMap { item in
      guard let paragraph = item.children.first, paragraph.kind == .paragraph else { return nil }
      let start = paragraph.range.start
      let bytes = document.source.line(start.line)
      let text = bytes[(bytes.startIndex + start.column - 1)...]
      let boxes: [(String, String)] = [("[x]", "[x] "), ("[X]", "[x] "), ("[ ]", "[ ] "), ("[]", "[ ] ")]
      guard let (box, right) = boxes.first(where: { text.starts(with: $0.0.utf8) }) else { return nil }
      let next = text.dropFirst(box.utf8.count).first
      // `[X]를 누릅니다.` speaks of what the brackets show.
      let word = String(decoding: text.dropFirst(box.utf8.count).prefix(30), as: UTF8.self)
        .prefix { $0.unicodeScalars.allSatisfy(\.isHangul) }
      guard word.isEmpty || !ParticleList.covers(word) else { return nil }
      guard next != UInt8(ascii: "("), next != UInt8(ascii: "["), next != UInt8(ascii: ":") else {
        return nil
      }
      let range = SourceRange(
        line: start.line, columns: start.column..<start.column + box.utf8.count)
      let message =
        box == "[]"
        ? "빈 대괄호는 체크상자가 되지 않습니다. ‘[ ] ’로 적으십시오." : "‘\(box)’ 뒤에 띄어쓰기가 없어 체크상자가 되지 않습니다. 한 칸 띄우십시오."
      return Diagnostic(
        rule, message, file: document.file, range: range,
        fixes: [
          Diagnostic.Fix(
            .suggested, summary: "체크상자로 고칩니다.",
            edits: [Diagnostic.Edit(range: range, replacement: next == 0x20 ? String(right.dropLast()) : right)])
        ])
    }
  }
}
