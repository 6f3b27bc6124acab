package import GuideModel
import HangulText

/// Chinese or Japanese letters in a Korean sentence; in brackets and quotes they explain or are quoted.
package enum ForeignLetterRule {
  package static let rule = Rule(
    "text.foreign-letter", .warning, .text, "한국어 문장에 한자나 가나가 섞여 있습니다.",
    .init("등을 中에서 켭니다.", "등을 가운데에서 켭니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts) }

  private static let pairs: [Character: Character] = [
    "(": ")", "[": "]", "（": "）", "‘": "’", "“": "”", "「": "」", "『": "』", "《": "》", "〈": "〉",
  ]

  private static func findings(_ texts: [CheckedText]) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose -> [Diagnostic] in
      guard prose.role != .code, prose.hasHangul, prose.bytes.contains(where: { (0xE3...0xE9).contains($0) }) else {
        return []
      }
      return runs(prose).compactMap { range in
        // English, 日本語, 한국어: a list of names.
        let isListed =
          prose.bytes[..<range.lowerBound].suffix(2).elementsEqual(", ".utf8)
          && prose.bytes[range.upperBound...].first == UInt8(ascii: ",")
        guard !isListed, !prose.isOpaque(range), !prose.annotated.contains(where: { $0.overlaps(range) }),
          let place = prose.range(range)
        else { return nil }
        return Diagnostic(
          rule, "한국어 문장에 \(prose.text(range).quoted(.subject)) 섞여 있습니다. 한글로 적고, 필요하면 괄호에 적으십시오.", file: prose.file,
          range: place)
      }
    }
  }

  /// Runs of Han and kana outside brackets and quotes.
  private static func runs(_ prose: Prose) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var open: [Character] = []
    var offset = 0
    for character in prose.text {
      let length = character.utf8.count
      defer { offset += length }
      if character == "\"" || character == "'" {
        if open.last == character { open.removeLast() } else { open.append(character) }
      } else if open.last == character {
        open.removeLast()
      } else if let closer = pairs[character] {
        open.append(closer)
      }
      guard open.isEmpty, character.unicodeScalars.contains(where: isForeign) else { continue }
      if let last = result.last, last.upperBound == offset {
        result[result.count - 1] = last.lowerBound..<offset + length
      } else {
        result.append(offset..<offset + length)
      }
    }
    return result
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFF: true
    default: false
    }
  }
}
