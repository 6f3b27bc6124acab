import GuideModel
import HangulText

/// Slips of the hand that need no glossary.
enum MechanicalRule {
  private struct Slip {
    var range: Range<Int>
    var message: String
    var replacement: String?
  }

  static func check(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose -> [Diagnostic] in
      guard prose.role != .heading, prose.hasHangul else { return [] }
      let slips =
        doubledWords(prose) + doubledSyllables(prose) + doubledItems(prose) + stops(prose) + spaces(prose)
        + brackets(prose)
        + missingStop(prose)
      return slips.compactMap { finding($0, prose) }
    }
  }

  private static func finding(_ slip: Slip, _ prose: Prose) -> Diagnostic? {
    guard !slip.range.isEmpty, let place = prose.range(slip.range) else { return nil }
    let fixes = slip.replacement.flatMap { text -> [Diagnostic.Fix]? in
      guard prose.isEditable(slip.range) else { return nil }
      return [
        Diagnostic.Fix(
          summary: text.isEmpty ? "지웁니다." : "\(text.quoted(.direction)) 고칩니다.",
          edits: [.init(range: place, replacement: text)])
      ]
    }
    return Diagnostic("text.mechanical", .warning, slip.message, file: prose.file, range: place, fixes: fixes ?? [])
  }

  /// One or two words that stand twice one after the other.
  private static func doubledWords(_ prose: Prose) -> [Slip] {
    let words = words(prose)
    var result: [Slip] = []
    for size in [2, 1] {
      guard words.count >= 2 * size else { continue }
      for index in 0...(words.count - 2 * size) {
        let first = words[index].lowerBound..<words[index + size - 1].upperBound
        let second = words[index + size].lowerBound..<words[index + 2 * size - 1].upperBound
        guard prose.bytes[first] == prose.bytes[second],
          prose.text(first).unicodeScalars.allSatisfy({ $0.isHangul || $0 == " " }),
          size == 2 || first.count >= 6, prose.text(first).unicodeScalars.contains(where: \.isHangul)
        else { continue }
        result.append(
          Slip(range: first.upperBound..<second.upperBound, message: "같은 말이 두 번 있습니다. 하나를 지우십시오.", replacement: ""))
      }
    }
    return result
  }

  private static func words(_ prose: Prose) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, byte) in prose.bytes.enumerated() where byte == 0x20 {
      if index > start { result.append(start..<index) }
      start = index + 1
    }
    return start < prose.bytes.count ? result + [start..<prose.bytes.count] : result
  }

  /// `화면인인`: an ending that stands twice.
  private static func doubledSyllables(_ prose: Prose) -> [Slip] {
    HangulRuns.all(in: prose.bytes).compactMap { run in
      guard run.count >= 12 else { return nil }
      let last = run.upperBound - 3..<run.upperBound
      let before = run.upperBound - 6..<run.upperBound - 3
      guard prose.bytes[last] == prose.bytes[before],
        ["인", "은", "는", "을", "를", "의", "에", "로", "도", "한", "할"].contains(prose.text(last))
      else { return nil }
      return Slip(
        range: before.lowerBound..<last.upperBound,
        message: "같은 글자 \(prose.text(last).quoted(.subject)) 두 번 있습니다. 하나를 지우십시오.", replacement: prose.text(last))
    }
  }

  /// `월, 월,`.
  private static func doubledItems(_ prose: Prose) -> [Slip] {
    prose.text.matches(of: /([가-힣]+)(, \1)(?=[,. ])/).map { match in
      Slip(range: offsets(match.output.2, in: prose), message: "목록에 같은 항목이 두 번 있습니다. 하나를 지우십시오.", replacement: "")
    }
  }

  /// Doubled full stops, and one behind an ending that goes on.
  private static func stops(_ prose: Prose) -> [Slip] {
    prose.text.matches(of: /[^.](\.\.)(?!\.)/).map {
      Slip(range: offsets($0.output.1, in: prose), message: "마침표가 두 번 있습니다. 하나를 지우십시오.", replacement: ".")
    }
      + prose.text.matches(of: /(?:[가-힣](?:거나|하고|하며|하면|지만|는데|면서|으면))(\.) (?=[가-힣a-z])/).map {
        Slip(
          range: offsets($0.output.1, in: prose), message: "이어지는 문장 가운데에 마침표가 있습니다. 쉼표로 바꾸거나 지우십시오.", replacement: nil)
      }
  }

  /// Spaces inside quotes and brackets, and in a name with a dot.
  private static func spaces(_ prose: Prose) -> [Slip] {
    prose.text.matches(of: /[‘“(\[]( +)(?=[가-힣A-Za-z])/).map {
      Slip(range: offsets($0.output.1, in: prose), message: "여는 따옴표나 괄호 뒤에 빈칸이 있습니다. 지우십시오.", replacement: "")
    }
      + prose.text.matches(of: /(\. )([a-z]{2,5})(?= ?파일)/).map {
        Slip(
          range: offsets($0.output.0, in: prose), message: "점이 있는 이름 안에 빈칸이 있습니다. ‘.\($0.output.2)’로 붙이십시오.",
          replacement: nil)
      }
      + prose.text.matches(of: /([가-힣]+\. [가-힣]+)\([A-Za-z]+\.[A-Za-z.]+\)/).map {
        Slip(
          range: offsets($0.output.0, in: prose), message: "점이 있는 이름을 띄어 옮겼습니다. 이름은 영어 그대로 ‘`’로 감싸 적으십시오.",
          replacement: nil)
      }
  }

  /// A full stop before the bracket that belongs to its sentence.
  private static func brackets(_ prose: Prose) -> [Slip] {
    prose.text.matches(of: /[가-힣]\.(\([^()]{1,40}\))(?= |$)/).map {
      Slip(range: offsets($0.output.1, in: prose), message: "마침표가 괄호 앞에 있습니다. 괄호 뒤로 옮기십시오.", replacement: nil)
    }
  }

  private static func missingStop(_ prose: Prose) -> [Slip] {
    guard prose.role == .text, prose.bytes.count > 120 else { return [] }
    let tail = prose.text.suffix(4)
    guard tail.hasSuffix("니다") || tail.hasSuffix("세요") else { return [] }
    return [
      Slip(
        range: prose.bytes.count - 6..<prose.bytes.count, message: "문장 끝에 마침표가 없습니다. 넣으십시오.",
        replacement: String(tail.suffix(2)) + ".")
    ]
  }

  private static func offsets(_ part: Substring, in prose: Prose) -> Range<Int> {
    let text = part.base
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }
}
