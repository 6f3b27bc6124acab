package import GuideModel
import HangulText

/// Spaces right inside quotes and brackets.
package enum InnerSpaceRule {
  package static let rule = Rule(
    "text.inner-space", .warning, .text, "따옴표나 괄호 안쪽에 빈칸이 있습니다.",
    .init("‘ 등’을 켭니다.", "‘등’을 켭니다."), .init("등( 램프)을 켭니다.", "등(램프)을 켭니다."))

  package static let check = TextSlip.check(rule) { prose, _ in behindOpening(prose) }

  private static let pairs = ["(": ")", "[": "]", "‘": "’", "“": "”", "「": "」"].map {
    (open: Array($0.key.utf8), close: Array($0.value.utf8))
  }

  private static func behindOpening(_ prose: Prose) -> [TextSlip] {
    let bytes = prose.bytes
    return bytes.indices.compactMap { index in
      guard bytes[index] == 0x20, index > 0, TermBorder.isSyllable(bytes, index + 1),
        let pair = pairs.first(where: { bytes[..<index].ends(with: $0.open) }),
        let close = bytes[index...].firstRange(of: pair.close)?.lowerBound,
        // `( 합계 )` alone: a space on both sides is a style, or a formula; behind a word, `막대( 위쪽 )`, it is neither.
        bytes[close - 1] != 0x20 || TermBorder.isSyllable(bytes, index - pair.open.count - 3),
        isOpening(index - pair.open.count, bytes)
      else { return nil }
      // `‘ 로 열고`: the mark itself is spoken of.
      let word = TermBorder.hangulRun(bytes, index + 1)
      guard !ParticleList.covers(word) else { return nil }
      if bytes[close - 1] == 0x20 {
        let inner = index..<close
        return TextSlip(
          range: inner, message: "따옴표나 괄호 안쪽에 빈칸이 있습니다. 지우십시오.", replacement: prose.text(inner).trimmed)
      }
      return TextSlip(
        range: index..<index + 1, message: "여는 따옴표나 괄호 뒤에 빈칸이 있습니다. 지우십시오.", replacement: "", applicability: .safe)
    }
  }

  /// A quote right behind a word may be a closing one: “도구“ 메뉴.
  private static func isOpening(_ start: Int, _ bytes: [UInt8]) -> Bool {
    start == 0 || bytes[start] < 0x80 || bytes[start - 1] == 0x20 || bytes[start - 1] == UInt8(ascii: "(")
  }
}
