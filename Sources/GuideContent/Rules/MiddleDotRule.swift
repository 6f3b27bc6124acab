import GuideModel
import HangulText

/// Middle dots other than U+00B7: arae-a (U+318D) and the katakana dot (U+30FB).
enum MiddleDotRule {
  static func check(_ document: ParsedDocument) -> [Diagnostic] {
    document.proseLines.flatMap { number, bytes -> [Diagnostic] in
      guard bytes.contains(0xE3) else { return [] }
      var column = 1
      var result: [Diagnostic] = []
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        let width = UTF8.width(scalar)
        if scalar == "\u{318D}" || scalar == "\u{30FB}" {
          let range = SourceRange(line: number, columns: column..<column + width)
          result.append(
            Diagnostic(
              "text.mechanical", .warning,
              "가운뎃점과 닮은 다른 글자(\(InvisibleCharacter.code(scalar)))가 있습니다. 가운뎃점(U+00B7, ·)으로 맞추십시오.",
              file: document.file, range: range, fixes: [.replace(range, with: "·")]))
        }
        column += width
      }
      return result
    }
  }
}
