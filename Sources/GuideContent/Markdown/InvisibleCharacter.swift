import GuideModel
import HangulText

/// Characters that blog editors leave behind and nobody sees.
enum InvisibleCharacter {
  struct Finding {
    var scalar: Unicode.Scalar
    var range: SourceRange
    /// True where a heading, list or quote would not be one with this character.
    var breaksSyntax: Bool
  }

  static func isListed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00, 0x01, 0xA0, 0x3000, 0x200B, 0x2060, 0xFEFF, 0x3164, 0xFFA0, 0x115F, 0x1160: true
    default: false
    }
  }

  /// True for those that take up room and separate words.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xA0 || scalar.value == 0x3000
  }

  static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xA0: "줄바꿈 없는 빈칸"
    case 0x3000: "전각 빈칸"
    case 0x200B: "폭 없는 빈칸"
    case 0x2060: "단어 잇개"
    case 0xFEFF: "바이트 순서 표시"
    case 0x3164, 0xFFA0, 0x115F, 0x1160: "한글 채움 문자"
    default: "제어 문자"
    }
  }

  /// `U+00A0`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// How many scalars at a line's start are indentation, markers of blocks, and the blanks after them.
  static func syntaxPrefix(of line: [Unicode.Scalar]) -> Int {
    var index = 0
    func skipBlanks() {
      while index < line.count, line[index] == " " || line[index] == "\t" || isListed(line[index]) {
        index += 1
      }
    }
    skipBlanks()
    while index < line.count {
      guard let end = markerEnd(line, index), end < line.count,
        isListed(line[end]) || line[end] == " " || line[index] == ">"
      else { break }
      index = end
      skipBlanks()
    }
    return index
  }

  /// The end of a block marker at an index: `>`, `#`s, a bullet, a number with `.` or `)`, a task box.
  private static func markerEnd(_ line: [Unicode.Scalar], _ start: Int) -> Int? {
    switch line[start] {
    case ">", "-", "+", "*": return start + 1
    case "#":
      let end = line[start...].firstIndex { $0 != "#" } ?? line.count
      return end - start <= 6 ? end : nil
    case "[":
      guard start + 2 < line.count, line[start + 2] == "]", "xX ".unicodeScalars.contains(line[start + 1])
      else { return nil }
      return start + 3
    case "0"..."9":
      let end = line[start...].firstIndex { !$0.isASCIIDigit } ?? line.count
      guard end - start <= 9, end < line.count, line[end] == "." || line[end] == ")" else {
        return nil
      }
      return end + 1
    default: return nil
    }
  }
}
