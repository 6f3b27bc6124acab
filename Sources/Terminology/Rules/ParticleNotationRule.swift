package import GuideModel
import HangulText

/// `을(를)`, `(으)로`, `와/과`: what a program writes that does not know the word before; in prose the word is known.
package enum ParticleNotationRule {
  package static let rule = Rule(
    "particle.notation", .note, .text, "앞말을 아는데도 두 가지로 적은 조사입니다.",
    .init("버튼을(를) 누릅니다.", "버튼을 누릅니다."), .init("목록(으)로 갑니다.", "목록으로 갑니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts) }

  private static func findings(_ texts: [CheckedText]) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose in
      ParticleNotation.all(in: prose).compactMap { range -> Diagnostic? in
        // Alone in a text or in quotes it is what is spoken of.
        guard range.lowerBound > 0, TermBorder.isSyllable(prose.bytes, range.lowerBound - 3), !prose.isOpaque(range),
          let place = prose.range(range)
        else { return nil }
        return Diagnostic(
          rule, "\(prose.text(range).quoted(.topic)) 앞말을 모르는 프로그램의 표기입니다. 앞말에 맞는 조사 하나만 적으십시오.", file: prose.file,
          range: place)
      }
    }
  }
}

/// Particles written in both their forms.
enum ParticleNotation {
  private static let pairs = [
    ("을", "를"), ("은", "는"), ("이", "가"), ("과", "와"), ("아", "야"), ("이나", "나"), ("이랑", "랑"), ("이라", "라"), ("으로", "로"),
  ]
  private static let forms: [[UInt8]] =
    pairs.flatMap { first, second -> [String] in
      ["\(first)(\(second))", "\(second)(\(first))", "\(first)/\(second)", "\(second)/\(first)"]
    }.map { Array($0.utf8) } + ["(으)로", "(이)나", "(이)라", "(이)랑", "(이)며", "(이)고"].map { Array($0.utf8) }

  /// UTF-8 offsets of each.
  static func all(in prose: Prose) -> [Range<Int>] {
    let bytes = prose.bytes
    var result: [Range<Int>] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "/") {
      guard TermBorder.isSyllable(bytes, index + 1) else { continue }
      for form in forms {
        let start = index - (form.firstIndex(of: bytes[index]) ?? 0)
        // 추가/이동 and 높이/가로 are two words.
        guard start >= 0, bytes[start...].starts(with: form),
          bytes[index] == UInt8(ascii: "(") || !TermBorder.isSyllable(bytes, start + form.count)
        else { continue }
        result.append(start..<start + form.count)
        break
      }
    }
    return result
  }
}
