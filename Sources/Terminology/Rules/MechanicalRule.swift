package import GuideModel
import HangulText

/// Slips of the hand that need no glossary.
package enum MechanicalRule {
  package static let rule = Rule(
    "text.mechanical", .warning, .text, "손이 미끄러져 생긴 흠입니다.",
    .init("등이 켜졌습니다.. 밝습니다.", "등이 켜졌습니다. 밝습니다."), .init("점ㆍ선", "점·선"))

  private struct Slip {
    var range: Range<Int>
    var message: String
    /// What stands there without the slip, where that is clear.
    var replacement: String?
    var applicability = Diagnostic.Fix.Applicability.suggested
    /// True where an identifier stands in it, and is what is wrong.
    var isOfCode = false
  }

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap { text in text.prose.flatMap { findings($0, in: text) } }
  }

  private static func findings(_ prose: Prose, in text: CheckedText) -> [Diagnostic] {
    let dots = middleDots(prose)
    guard prose.role != .heading, prose.role != .label, prose.role != .code, prose.hasHangul else {
      return dots.compactMap { finding($0, prose) }
    }
    var slips = dots + doubledWords(prose) + doubledSyllables(prose)
    slips += doubledCopula(prose, in: text) + doubledItems(prose)
    slips += stops(prose) + spaces(prose) + missingStop(prose)
    return slips.compactMap { finding($0, prose) }
  }

  private static func finding(_ slip: Slip, _ prose: Prose) -> Diagnostic? {
    guard !slip.range.isEmpty, slip.isOfCode || !prose.isOpaque(slip.range), let place = prose.range(slip.range) else {
      return nil
    }
    let fixes = slip.replacement.map { text in
      let summary = text.isEmpty ? "지웁니다." : "\(text.quoted(.direction)) 고칩니다."
      return prose.fix(slip.applicability, slip.range, text, summary: summary)
    }
    let subject = prose.text(slip.range).trimmed
    return Diagnostic(
      rule, slip.message, about: subject.isEmpty ? nil : subject, file: prose.file, range: place, fixes: fixes ?? [])
  }

  /// Middle dots other than U+00B7: arae-a (U+318D) and the katakana dot (U+30FB).
  private static func middleDots(_ prose: Prose) -> [Slip] {
    guard prose.bytes.contains(0xE3) else { return [] }
    return ["\u{318D}", "\u{30FB}"].flatMap { dot -> [Slip] in
      let bytes = Array(dot.utf8)
      return prose.bytes.indices.filter { prose.bytes[$0...].starts(with: bytes) && !isLetter($0..<$0 + 3, prose) }.map
      {
        let code = dot == "\u{318D}" ? "U+318D" : "U+30FB"
        return Slip(
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

  /// One or two words that stand twice one after the other; without a particle or an ending they may be said twice:
  /// 천천히 천천히, 한 걸음 한 걸음.
  private static func doubledWords(_ prose: Prose) -> [Slip] {
    let words = words(prose)
    return [2, 1].flatMap { size in
      zip(words.indices, words.indices.dropFirst(2 * size - 1)).compactMap { start, end -> Slip? in
        let first = words[start].lowerBound..<words[start + size - 1].upperBound
        let second = words[start + size].lowerBound..<words[end].upperBound
        guard first.count == second.count, first.count >= 6, prose.bytes[first] == prose.bytes[second],
          prose.text(first).unicodeScalars.allSatisfy({ $0.isHangul || $0 == " " }),
          endings.contains(where: prose.bytes[first].ends(with:))
        else { return nil }
        return Slip(
          range: first.upperBound..<second.upperBound, message: "같은 말이 두 번 있습니다. 하나를 지우십시오.", replacement: "")
      }
    }
  }

  private static let endings = ["을", "를", "은", "는", "에서", "으로", "에게", "니다"].map { Array($0.utf8) }

  private static func words(_ prose: Prose) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, byte) in prose.bytes.enumerated() where byte == 0x20 {
      if index > start { result.append(start..<index) }
      start = index + 1
    }
    return start < prose.bytes.count ? result + [start..<prose.bytes.count] : result
  }

  /// `버튼를를`: a particle that stands twice, and that no word ends with.
  private static func doubledSyllables(_ prose: Prose) -> [Slip] {
    prose.hangulRuns.compactMap { run in
      for particle in doubled where run.count >= 2 * particle.count + 6 && endsTwice(prose.bytes[run], particle) {
        let last = run.upperBound - particle.count..<run.upperBound
        let text = prose.text(last)
        return Slip(
          range: last.lowerBound - particle.count..<last.upperBound,
          message: "조사 \(text.quoted(.subject)) 두 번 있습니다. 하나를 지우십시오.", replacement: text)
      }
      return nil
    }
  }

  private static func endsTwice(_ word: ArraySlice<UInt8>, _ particle: [UInt8]) -> Bool {
    word.ends(with: particle) && word.dropLast(particle.count).ends(with: particle)
  }

  private static let doubled = ["를", "는", "에서", "으로", "에게", "까지", "부터"].map { Array($0.utf8) }

  /// `화면인인`: 인 of 이다 that stands twice, behind a word that the text has with other particles too.
  private static func doubledCopula(_ prose: Prose, in text: CheckedText) -> [Slip] {
    let doubled = Array("인인".utf8)
    return prose.hangulRuns.compactMap { run in
      guard run.count >= 12, prose.bytes[run].ends(with: doubled) else { return nil }
      let word = prose.text(run.lowerBound..<run.upperBound - doubled.count)
      guard !wordsWithCopula.contains(where: word.hasSuffix), isWord(word, in: text),
        !isWord(word + "인", in: text, mayBeAlone: false)
      else {
        return nil
      }
      return Slip(
        range: run.upperBound - doubled.count..<run.upperBound, message: "‘인’이 두 번 있습니다. 하나를 지우십시오.", replacement: "인")
    }
  }

  /// 외국인, 로그인: what becomes another word with 인.
  private static let wordsWithCopula = [
    "국", "일본", "개", "본", "타", "군", "상", "지식", "직장", "현대", "연예", "정치", "예술", "언론", "장애", "일반", "관리", "대리", "발신", "수신",
    "의뢰",
    "로그", "플러그", "체크", "빌트", "페이드", "드롭", "애드", "옵트", "디자", "라", "메",
  ]

  /// True where a text has a word with particles other than 인, or alone: 화면인 alone is 화면 with 인.
  private static func isWord(_ word: String, in text: CheckedText, mayBeAlone: Bool = true) -> Bool {
    text.prose.contains { prose in
      prose.hangulRuns.contains { run in
        let whole = prose.text(run)
        guard whole.hasPrefix(word) else { return false }
        let rest = whole.dropFirst(word.count)
        return rest.isEmpty ? mayBeAlone : !rest.hasPrefix("인") && ParticleList.covers(rest)
      }
    }
  }

  /// `월, 월, 일`: one syllable of a list that stands twice before another.
  private static func doubledItems(_ prose: Prose) -> [Slip] {
    let bytes = prose.bytes
    return zip(prose.hangulRuns, prose.hangulRuns.dropFirst(2)).compactMap { run, third in
      let next = run.upperBound + 2..<run.upperBound + 2 + run.count
      guard run.count == 3, third.count == 3, third.lowerBound == next.upperBound + 2, third.upperBound < bytes.count,
        bytes[run.upperBound..<next.lowerBound].elementsEqual(", ".utf8), bytes[run] == bytes[next],
        bytes[next.upperBound..<third.lowerBound].elementsEqual(", ".utf8), bytes[third] != bytes[run],
        ",.)".utf8.contains(bytes[third.upperBound])
      else { return nil }
      return Slip(range: run.upperBound..<next.upperBound, message: "목록에 같은 항목이 두 번 있습니다. 하나를 지우십시오.", replacement: "")
    }
  }

  /// Doubled full stops, one behind an ending that goes on, one before the bracket of its sentence, and one
  /// with a space inside a name.
  private static func stops(_ prose: Prose) -> [Slip] {
    let bytes = prose.bytes
    let stop = UInt8(ascii: ".")
    var result: [Slip] = []
    for index in bytes.indices
    where bytes[index] == stop && index > 0 && bytes[index - 1] != stop && index + 1 < bytes.count {
      let next = bytes[index + 1]
      if next == stop, TermBorder.isSyllable(bytes, index - 3), index + 2 >= bytes.count || bytes[index + 2] == 0x20 {
        result.append(
          Slip(
            range: index..<index + 2, message: "마침표가 두 번 있습니다. 하나를 지우십시오.", replacement: ".",
            applicability: bytes[..<index].suffix(6).elementsEqual("니다".utf8) ? .safe : .suggested))
      } else if next == UInt8(ascii: "("), TermBorder.isSyllable(bytes, index - 3),
        let close = bracketEnd(bytes, index + 1)
      {
        result.append(Slip(range: index + 1..<close + 1, message: "마침표가 괄호 앞에 있습니다. 괄호 뒤로 옮기십시오.", replacement: nil))
      } else if next == 0x20 {
        if let slip = spacedName(prose, index) {
          result.append(slip)
        } else if goesOn(bytes, index) {
          result.append(
            Slip(range: index..<index + 1, message: "이어지는 문장 가운데에 마침표가 있습니다. 쉼표로 바꾸거나 지우십시오.", replacement: nil))
        }
      }
    }
    return result
  }

  /// The end of a short bracket that ends the text or has a space behind it.
  private static func bracketEnd(_ bytes: [UInt8], _ open: Int) -> Int? {
    guard let close = bytes[open...].prefix(120).firstIndex(of: UInt8(ascii: ")")) else { return nil }
    // A bracket that holds a sentence of its own stands behind the one before.
    guard bytes[close - 1] != UInt8(ascii: "."), bytes[close - 1] != UInt8(ascii: "?") else { return nil }
    return close + 1 == bytes.count || bytes[close + 1] == 0x20 ? close : nil
  }

  private static let connectives = ["거나", "하고", "하며", "하면", "지만", "는데", "면서", "으면"].map { Array($0.utf8) }

  private static func goesOn(_ bytes: [UInt8], _ stop: Int) -> Bool {
    guard stop >= 6, stop + 2 < bytes.count, connectives.contains(where: { bytes[..<stop].suffix(6).elementsEqual($0) })
    else {
      return false
    }
    return TermBorder.isSyllable(bytes, stop + 2) || (0x61...0x7A).contains(bytes[stop + 2])
  }

  /// `. ics 파일`, and `줄임표. 원(ellipsis.circle)`.
  private static func spacedName(_ prose: Prose, _ stop: Int) -> Slip? {
    let bytes = prose.bytes
    let word = bytes[(stop + 2)...].prefix { (0x61...0x7A).contains($0) }
    if (2...5).contains(word.count) {
      let behind = bytes[word.endIndex...].prefix(7)
      guard behind.starts(with: " 파일".utf8) || behind.starts(with: "파일".utf8) else { return nil }
      return Slip(
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
    return Slip(
      range: start..<close + 1, message: "점이 있는 이름을 띄어 옮겼습니다. 이름은 영어 그대로 ‘`’로 감싸 적으십시오.", replacement: nil,
      isOfCode: true)
  }

  /// Spaces right inside quotes and brackets.
  private static func spaces(_ prose: Prose) -> [Slip] {
    let bytes = prose.bytes
    return bytes.indices.compactMap { index in
      guard bytes[index] == 0x20, index > 0, index + 1 < bytes.count, bytes[index + 1] != 0x20, opens(bytes, index)
      else { return nil }
      let next = bytes[index + 1]
      guard TermBorder.isSyllable(bytes, index + 1) || Unicode.Scalar(next).isASCIILetter else { return nil }
      // `‘ 로 열고`: the mark itself is spoken of.
      let word = prose.text(index + 1..<min(bytes.count, index + 31)).prefix {
        $0.unicodeScalars.allSatisfy(\.isHangul)
      }
      guard word.isEmpty || !ParticleList.covers(word) else { return nil }
      return Slip(
        range: index..<index + 1, message: "여는 따옴표나 괄호 뒤에 빈칸이 있습니다. 지우십시오.", replacement: "",
        applicability: .safe)
    }
  }

  /// An opening quote or bracket ends right before an offset.
  private static func opens(_ bytes: [UInt8], _ end: Int) -> Bool {
    let last = bytes[end - 1]
    if last == UInt8(ascii: "(") || last == UInt8(ascii: "[") { return true }
    return end >= 3 && bytes[end - 3] == 0xE2 && bytes[end - 2] == 0x80 && (last == 0x98 || last == 0x9C)
  }

  private static func missingStop(_ prose: Prose) -> [Slip] {
    guard prose.role.isRunning, prose.bytes.count > 120 else { return [] }
    let tail = prose.text.suffix(4)
    guard tail.hasSuffix("니다") || tail.hasSuffix("세요") else { return [] }
    return [
      Slip(
        range: prose.bytes.count - 6..<prose.bytes.count, message: "문장 끝에 마침표가 없습니다. 넣으십시오.",
        replacement: String(tail.suffix(2)) + ".")
    ]
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
