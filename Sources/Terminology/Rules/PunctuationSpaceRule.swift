package import GuideModel
import HangulText

/// A space before a stop or a comma, or none behind it.
package enum PunctuationSpaceRule {
  package static let rule = Rule(
    "text.punctuation-space", .warning, .text, "문장 부호 앞에 빈칸이 있거나 뒤에 없습니다.",
    .init("등을 켭니다 .", "등을 켭니다."), .init("등을 켭니다.밝습니다.", "등을 켭니다. 밝습니다."), .init("등,불을 켭니다.", "등, 불을 켭니다."))

  package static let check = TextSlip.check(rule) { prose, _ in before(prose) + behind(prose) }

  /// `켭니다 .`: behind Hangul, and at the end or before a space; ` ...` and ` .ics` are no stops.
  private static func before(_ prose: Prose) -> [TextSlip] {
    let bytes = prose.bytes
    return bytes.indices.compactMap { index in
      guard ".,?!".utf8.contains(bytes[index]), index > 3, bytes[index - 1] == 0x20,
        TermBorder.isSyllable(bytes, index - 4), ends(index, bytes)
      else { return nil }
      return TextSlip(
        range: index - 1..<index, message: "문장 부호 앞에 빈칸이 있습니다. 지우십시오.", replacement: "", applicability: .safe)
    }
  }

  /// ` ? ` and ` ! ` may be signs that are spoken of.
  private static func ends(_ index: Int, _ bytes: [UInt8]) -> Bool {
    if index + 1 == bytes.count { return true }
    return ".,".utf8.contains(bytes[index]) && bytes[index + 1] == 0x20 && !bytes[(index + 2)...].starts(with: ".".utf8)
  }

  /// `켭니다.밝습니다`, `등,불`.
  private static func behind(_ prose: Prose) -> [TextSlip] {
    let bytes = prose.bytes
    return bytes.indices.compactMap { index in
      let isStop = bytes[index] == UInt8(ascii: ".")
      guard isStop || bytes[index] == UInt8(ascii: ","), TermBorder.isSyllable(bytes, index - 3),
        TermBorder.isSyllable(bytes, index + 1), !isStop || bytes[..<index].ends(with: "니다")
      else { return nil }
      let mark = prose.text(index..<index + 1)
      return TextSlip(
        range: index..<index + 1, message: "문장 부호 뒤에 빈칸이 없습니다. 한 칸 띄우십시오.", replacement: mark + " ",
        applicability: isStop ? .safe : .suggested)
    }
  }
}
