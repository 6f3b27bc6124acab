package import GuideModel
import HangulText

/// Letters that look like the middle dot.
package enum MiddleDotRule {
  package static let rule = Rule(
    "text.middle-dot", .warning, .text, "가운뎃점과 닮은 다른 글자가 있습니다.", .init("점ㆍ선", "점·선"))

  package static let check = Check<Wording>(rule) { wording in
    wording.texts.flatMap(\.prose).flatMap { prose in middleDots(prose).compactMap { $0.diagnostic(rule, prose) } }
  }

  /// Middle dots other than U+00B7: arae-a (U+318D) and the katakana dot (U+30FB).
  private static func middleDots(_ prose: Prose) -> [TextSlip] {
    guard prose.bytes.contains(0xE3) else { return [] }
    return ["\u{318D}", "\u{30FB}"].flatMap { dot -> [TextSlip] in
      let bytes = Array(dot.utf8)
      return prose.bytes.indices.filter { prose.bytes[$0...].starts(with: bytes) && !isLetter($0..<$0 + 3, prose) }.map
      {
        let code = dot == "\u{318D}" ? "U+318D" : "U+30FB"
        return TextSlip(
          range: $0..<$0 + 3, message: "가운뎃점과 닮은 다른 글자(\(code))가 있습니다. 가운뎃점(U+00B7, ·)으로 맞추십시오.",
          replacement: "·", applicability: joins($0..<$0 + 3, prose) ? .safe : .suggested)
      }
    }
  }

  /// The letter itself, among jamo, or the dot of Japanese names, among kana.
  private static func isLetter(_ dot: Range<Int>, _ prose: Prose) -> Bool {
    let beside = [
      prose.text(max(0, dot.lowerBound - 3)..<dot.lowerBound),
      prose.text(dot.upperBound..<min(prose.bytes.count, dot.upperBound + 3)),
    ]
    return beside.contains {
      $0.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) || (0x3131...0x318E).contains($0.value) }
    }
  }

  /// A letter or digit on either side: the dot stands between two items.
  private static func joins(_ dot: Range<Int>, _ prose: Prose) -> Bool {
    let before = prose.text(max(0, dot.lowerBound - 4)..<dot.lowerBound).last
    let after = prose.text(dot.upperBound..<min(prose.bytes.count, dot.upperBound + 4)).first
    return [before, after].allSatisfy { $0?.isLetter == true || $0?.isNumber == true }
  }
}
