package import GuideModel
import HangulText

/// Full stops too many, in the wrong place, or left out.
package enum FullStopRule {
  package static let rule = Rule(
    "text.full-stop", .warning, .text, "마침표가 겹치거나, 자리가 틀렸거나, 빠졌습니다.",
    .init("등이 켜졌습니다.. 밝습니다.", "등이 켜졌습니다. 밝습니다."), .init("등을 끕니다.(Lamp Off)", "등을 끕니다(Lamp Off)."),
    .init("등을 켜거나. 끕니다.", "등을 켜거나 끕니다."))

  package static let check = TextSlip.check(rule) { prose, _ in stops(prose) + missing(prose) }

  private static let stop = UInt8(ascii: ".")

  private static func stops(_ prose: Prose) -> [TextSlip] {
    let bytes = prose.bytes
    return bytes.indices.compactMap { index in
      if let slip = behindQuestion(index, prose) { return slip }
      guard bytes[index] == stop || bytes[index] == UInt8(ascii: ","), index + 1 < bytes.count else { return nil }
      if let slip = insideName(index, prose) { return slip }
      guard TermBorder.isSyllable(bytes, index - 3) else { return nil }
      return doubled(index, prose) ?? beforeBracket(index, prose) ?? goesOn(index, prose)
    }
  }

  /// `있나요?.`: a stop behind the mark that ends the sentence.
  private static func behindQuestion(_ index: Int, _ prose: Prose) -> TextSlip? {
    let bytes = prose.bytes
    guard bytes[index] == stop, index > 0, "?!".utf8.contains(bytes[index - 1]),
      TermBorder.isSyllable(bytes, index - 4),
      index + 1 == bytes.count || bytes[index + 1] == 0x20
    else { return nil }
    return TextSlip(range: index..<index + 1, message: "물음표나 느낌표 뒤에 마침표가 또 있습니다. 지우십시오.", replacement: "")
  }

  /// `습니다..`, `,,`, `,.`; three stops are an ellipsis, and so may be two behind no sentence.
  private static func doubled(_ index: Int, _ prose: Prose) -> TextSlip? {
    let bytes = prose.bytes
    let next = bytes[index + 1]
    guard next == stop || next == UInt8(ascii: ","), index + 2 >= bytes.count || bytes[index + 2] == 0x20 else {
      return nil
    }
    let endsSentence = sentenceEnds.contains { bytes[..<index].ends(with: $0) }
    if bytes[index] == stop, next == stop {
      guard endsSentence else { return nil }
      return TextSlip(
        range: index..<index + 2, message: "마침표가 두 번 있습니다. 하나를 지우십시오.", replacement: ".", applicability: .safe)
    }
    let right = endsSentence ? "." : bytes[index] == next ? "," : nil
    return TextSlip(range: index..<index + 2, message: "문장 부호가 겹쳤습니다. 하나만 남기십시오.", replacement: right)
  }

  private static let sentenceEnds = ["니다", "시오", "세요", "어요", "아요", "해요", "돼요", "예요", "에요", "니까", "까요"]

  /// `화면입니다.(Split View)`: the gloss of the sentence behind its stop.
  private static func beforeBracket(_ index: Int, _ prose: Prose) -> TextSlip? {
    let bytes = prose.bytes
    guard bytes[index] == stop, bytes[index + 1] == UInt8(ascii: "("),
      let bracket = Bracket.behind(index + 1, in: prose), bracket.outer.lowerBound == index + 1,
      bracket.outer.upperBound == bytes.count || bytes[bracket.outer.upperBound] == 0x20,
      bytes[bracket.inner].allSatisfy({ Unicode.Scalar($0).isASCIILetter || $0 == 0x20 })
    else { return nil }
    return TextSlip(range: bracket.outer, message: "마침표가 괄호 앞에 있습니다. 괄호 뒤로 옮기십시오.")
  }

  private static let connectives = ["거나", "하고", "하며", "하면", "지만", "는데", "면서", "으면"].map { Array($0.utf8) }

  private static func isConnective(_ bytes: [UInt8], _ stop: Int) -> Bool {
    guard stop >= 6, stop + 2 < bytes.count, connectives.contains(where: { bytes[..<stop].suffix(6).elementsEqual($0) })
    else {
      return false
    }
    return TermBorder.isSyllable(bytes, stop + 2) || (0x61...0x7A).contains(bytes[stop + 2])
  }

  private static func goesOn(_ index: Int, _ prose: Prose) -> TextSlip? {
    guard prose.bytes[index] == stop, prose.bytes[index + 1] == 0x20, isConnective(prose.bytes, index) else {
      return nil
    }
    return TextSlip(range: index..<index + 1, message: "이어지는 문장 가운데에 마침표가 있습니다. 쉼표로 바꾸거나 지우십시오.")
  }

  private static func insideName(_ index: Int, _ prose: Prose) -> TextSlip? {
    prose.bytes[index] == stop && prose.bytes[index + 1] == 0x20 ? spacedName(prose, index) : nil
  }

  /// `. ics 파일`, and `줄임표. 원(ellipsis.circle)`.
  private static func spacedName(_ prose: Prose, _ stop: Int) -> TextSlip? {
    let bytes = prose.bytes
    let word = bytes[(stop + 2)...].prefix { (0x61...0x7A).contains($0) }
    if (2...5).contains(word.count) {
      let behind = bytes[word.endIndex...].prefix(7)
      guard behind.starts(with: " 파일".utf8) || behind.starts(with: "파일".utf8) else { return nil }
      return TextSlip(
        range: stop..<word.endIndex,
        message: "점이 있는 이름 안에 빈칸이 있습니다. ‘.\(String(decoding: word, as: UTF8.self))’로 붙이십시오.",
        replacement: nil)
    }
    var end = stop + 2
    while TermBorder.isSyllable(bytes, end) { end += 3 }
    guard end > stop + 2, end < bytes.count, bytes[end] == UInt8(ascii: "("),
      let close = bytes[end...].prefix(60).firstIndex(of: UInt8(ascii: ")")),
      bytes[end..<close].contains(UInt8(ascii: ".")),
      bytes[end + 1..<close].allSatisfy({ $0 == UInt8(ascii: ".") || Unicode.Scalar($0).isASCIILetter })
    else { return nil }
    var start = stop
    while TermBorder.isSyllable(bytes, start - 3) { start -= 3 }
    return TextSlip(
      range: start..<close + 1, message: "점이 있는 이름을 띄어 옮겼습니다. 이름은 영어 그대로 ‘`’로 감싸 적으십시오.", replacement: nil,
      isOfCode: true)
  }

  /// The last sentence of a paragraph whose others have their stop.
  private static func missing(_ prose: Prose) -> [TextSlip] {
    guard prose.role == .prose || prose.role == .lead,
      ["니다", "세요"].contains(where: { prose.bytes[...].ends(with: $0) }),
      prose.bytes.firstRange(of: "다. ".utf8) != nil || prose.bytes.firstRange(of: "요. ".utf8) != nil
    else { return [] }
    let last = prose.bytes.count - 3..<prose.bytes.count
    return [
      TextSlip(range: last, message: "문장 끝에 마침표가 없습니다. 넣으십시오.", replacement: prose.text(last) + ".")
    ]
  }
}
