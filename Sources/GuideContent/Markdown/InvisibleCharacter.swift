import GuideModel
import HangulText

extension Unicode.Scalar {
  /// True for what leaves a mark on the page.
  var isSeen: Bool {
    !InvisibleCharacter.isListed(self) && !properties.isWhitespace && properties.generalCategory != .format
      && properties.generalCategory != .control
  }
}

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
    case 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x9F, 0xA0, 0xAD, 0x3000, 0x200B, 0x2060, 0xFEFF, 0x3164, 0xFFA0,
      0x115F, 0x1160, 0x2028, 0x2029:
      true
    default: false
    }
  }

  /// True for a scalar at an index of a line, where the letters around it tell: a joiner belongs to an emoji or to
  /// another script, a mark of direction to a line with letters that run to the left.
  static func isListed(_ line: [Unicode.Scalar], _ index: Int) -> Bool {
    switch line[index].value {
    case 0x200C, 0x200D:
      let beside = [index - 1, index + 1].filter(line.indices.contains).map { line[$0] }
      return beside.contains(where: \.isHangul)
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      return !line.contains { (0x0590...0x08FF).contains($0.value) }
    default: return isListed(line[index])
    }
  }

  /// True for those that end a line in other programs: a space takes their place everywhere.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x2028 || scalar.value == 0x2029 }

  /// True for those that take up room and separate words.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xA0 || scalar.value == 0x3000 || isLineEnd(scalar)
  }

  static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xA0: "줄바꿈 없는 빈칸"
    case 0x3000: "전각 빈칸"
    case 0x200B: "폭 없는 빈칸"
    case 0x2060: "단어 잇개"
    case 0xFEFF: "바이트 순서 표시"
    case 0x3164, 0xFFA0, 0x115F, 0x1160: "한글 채움 문자"
    case 0xAD: "숨은 붙임표"
    case 0x200C, 0x200D: "글자 잇개"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "글자 방향 표시"
    case 0x2028, 0x2029: "줄 나눔 문자"
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
