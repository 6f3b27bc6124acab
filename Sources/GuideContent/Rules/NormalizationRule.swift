import Foundation
package import GuideModel
import HangulText

/// Lines in NFD, as old Mac tools write them.
package enum NormalizationRule {
  package static let rule = Rule(
    "text.normalization", .warning, .file, "풀어 쓴 한글(NFD)이 있습니다.",
    .init("\u{1103}\u{1173}\u{11BC}입니다.", "등입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    var edits: [Diagnostic.Edit] = []
    let lines = (1..<document.bodyStart).map { ($0, document.source.line($0)) } + document.proseLines
    for (number, bytes) in lines
    where bytes.contains(where: { $0 == 0xE1 || (0xCC...0xCF).contains($0) }) {
      var column = 1
      for character in String(decoding: bytes, as: UTF8.self) {
        let text = String(character)
        let length = text.utf8.count
        if !text.isNFC, !document.isCode(SourcePosition(line: number, column: column)) {
          edits.append(
            Diagnostic.Edit(
              range: SourceRange(line: number, columns: column..<column + length),
              replacement: text.nfc))
        }
        column += length
      }
    }
    guard let first = edits.first else { return [] }
    return [
      Diagnostic(
        rule,
        "풀어 쓴 한글(NFD)이 \(edits.count)자 있습니다. 찾기가 안 되는 도구가 있으니 완성형(NFC)으로 바꾸십시오.",
        file: document.file, range: first.range,
        fixes: [Diagnostic.Fix(.safe, summary: "완성형으로 바꿉니다.", edits: edits)])
    ]
  }
}
