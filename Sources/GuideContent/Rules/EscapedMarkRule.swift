package import GuideModel
import HangulText

/// `\*\*굵게\*\*`, `\## 제목`, `\> 인용`: the marks of Markdown behind backslashes, as some editors export them.
package enum EscapedMarkRule {
  package static let rule = Rule(
    "markdown.escaped", .warning, .file, "역슬래시 때문에 글자로 보이는 Markdown 부호입니다.",
    .init("\\## 등\n\n\\*\\*밝습니다.\\*\\*", "## 등\n\n**밝습니다.**"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let found = document.proseLines.flatMap { line -> [(range: SourceRange, written: String)] in
      guard line.bytes.contains(UInt8(ascii: "\\")) else { return [] }
      let text = String(decoding: line.bytes, as: UTF8.self)
      let marks =
        text.prefixMatch(of: /[ ]*(\\#[\\#]*|\\>|\\[-+]|[0-9]+\\[.)])[ ]/).map { [$0.output.1] } ?? []
      let bold = text.matches(of: /\\\*\\\*[^*\\\s][^*]*?\\\*\\\*/).map(\.output)
      return (marks + bold).map { part in
        let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
        return (
          SourceRange(line: line.number, columns: start + 1..<start + 1 + part.utf8.count), String(part)
        )
      }
    }
    // One of them may be meant as it stands.
    guard found.count > 1 else { return [] }
    return found.map { range, written in
      let plain = written.replacing("\\", with: "")
      return Diagnostic(
        rule, "\(written.quoted(.topic)) 역슬래시 때문에 부호가 글자로 보입니다. \(plain.quoted(.direction)) 적으십시오.", about: written,
        file: document.file, range: range,
        fixes: [
          Diagnostic.Fix(.suggested, summary: "역슬래시를 지웁니다.", edits: [Diagnostic.Edit(range: range, replacement: plain)])
        ])
    }
  }
}
