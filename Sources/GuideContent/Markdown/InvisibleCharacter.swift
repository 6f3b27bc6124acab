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

  /// One warning for each place that breaks syntax, one a character for all other places together.
  static func diagnostics(_ findings: [Finding], file: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for finding in findings where finding.breaksSyntax {
      result.append(
        Diagnostic(
          "text.invisible", .warning,
          "\(name(finding.scalar))(\(code(finding.scalar)))\(Particle.subject.form(after: name(finding.scalar))) 문법 자리에 있습니다. 보통 빈칸으로 바꾸십시오.",
          file: file, range: finding.range, fixes: [fix([finding])]))
    }
    let others = Dictionary(grouping: findings.filter { !$0.breaksSyntax }, by: \.scalar)
    for (scalar, places) in others.sorted(by: { $0.key < $1.key }) {
      let remedy = isBlank(scalar) ? "보통 빈칸으로 바꾸십시오" : "지우십시오"
      result.append(
        Diagnostic(
          "text.invisible", .warning,
          "보이지 않는 글자 \(name(scalar))(\(code(scalar)))\(Particle.subject.form(after: name(scalar))) \(places.count)곳에 있습니다. \(remedy).",
          file: file, range: places[0].range, fixes: [fix(places)]))
    }
    return result
  }

  private static func fix(_ findings: [Finding]) -> Diagnostic.Fix {
    Diagnostic.Fix(
      summary: "보이지 않는 글자를 없애거나 빈칸으로 바꿉니다.",
      edits: findings.map {
        Diagnostic.Edit(range: $0.range, replacement: isBlank($0.scalar) ? " " : "")
      })
  }
}
