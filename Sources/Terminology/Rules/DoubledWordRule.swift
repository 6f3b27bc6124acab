package import GuideModel
import HangulText

/// Words, particles and items of a list that stand twice.
package enum DoubledWordRule {
  package static let rule = Rule(
    "text.doubled", .warning, .text, "같은 말이 잇달아 두 번 있습니다.",
    .init("등을 켤 수 수 있습니다.", "등을 켤 수 있습니다."), .init("등불을를 켭니다.", "등불을 켭니다."), .init("등불을 을 켭니다.", "등불을 켭니다."))

  package static let check = TextSlip.check(rule) { prose, text in
    words(prose) + DoubledParticle.slips(in: prose) + doubledCopula(prose, in: text) + doubledItems(prose)
  }

  /// One or two words that stand twice one after the other; without a particle or an ending they may be said twice:
  /// 천천히 천천히, 한 걸음 한 걸음.
  private static func words(_ prose: Prose) -> [TextSlip] {
    let words = split(prose)
    return [2, 1].flatMap { size in
      zip(words.indices, words.indices.dropFirst(2 * size - 1)).compactMap { start, end -> TextSlip? in
        let first = words[start].lowerBound..<words[start + size - 1].upperBound
        // `값을 값을, 다음`: the mark behind the second stays.
        let mark = ",.".utf8.contains(prose.bytes[words[end].upperBound - 1]) ? 1 : 0
        let second = words[start + size].lowerBound..<words[end].upperBound - mark
        guard first.count == second.count, first.count >= 3, prose.bytes[first] == prose.bytes[second],
          prose.text(first).unicodeScalars.allSatisfy({ $0.isHangul || $0 == " " }), isSaidOnce(first, prose),
          !prose.isCode(first)
        else { return nil }
        return TextSlip(
          range: first.upperBound..<second.upperBound, message: "같은 말이 두 번 있습니다. 하나를 지우십시오.", replacement: "")
      }
    }
  }

  private static func isSaidOnce(_ word: Range<Int>, _ prose: Prose) -> Bool {
    let text = prose.text(word)
    return once.contains(text) || word.count >= 6 && endings.contains { prose.bytes[word].ends(with: $0) }
      || onceBehind.contains(where: text.hasSuffix) || text.count == 3 && (isSubject(text) || text.hasSuffix("로운"))
  }

  /// 알림이; 많이, 나날이 may be said twice.
  private static func isSubject(_ word: String) -> Bool {
    guard word.hasSuffix("이"), let before = word.dropLast().unicodeScalars.last.flatMap(HangulSyllable.init) else {
      return false
    }
    return before.final != 0 && !["나날이", "다달이", "겹겹이", "줄줄이", "알알이", "낱낱이", "길길이"].contains(word)
  }

  private static let onceBehind = ["할 때", "될 때", "는 것", "할 수", "는 데", "할 경우", "는 경우"]

  private static let endings = ["을", "를", "은", "는", "에서", "으로", "에게", "니다"]
  private static let once: Set = [
    "수", "때", "것", "등", "및", "또는", "그리고", "또한", "하지만", "그러나", "따라서", "위해", "위한", "대한", "통해", "모든", "다른", "경우", "다음",
    "때문에", "함께", "만약", "예를 들어", "할 수", "수 있", "언제든지", "반드시",
  ]

  private static func split(_ prose: Prose) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for (index, byte) in prose.bytes.enumerated() where byte == 0x20 {
      if index > start { result.append(start..<index) }
      start = index + 1
    }
    return start < prose.bytes.count ? result + [start..<prose.bytes.count] : result
  }

  /// `화면인인`: 인 of 이다 that stands twice, behind a word that the text has with other particles too.
  private static func doubledCopula(_ prose: Prose, in text: CheckedText) -> [TextSlip] {
    let doubled = Array("인인".utf8)
    return prose.hangulRuns.compactMap { run in
      guard run.count >= 12, prose.bytes[run].ends(with: doubled) else { return nil }
      let word = prose.text(run.lowerBound..<run.upperBound - doubled.count)
      guard !wordsWithCopula.contains(where: word.hasSuffix), isWord(word, in: text),
        !isWord(word + "인", in: text, mayBeAlone: false)
      else {
        return nil
      }
      return TextSlip(
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
  private static func doubledItems(_ prose: Prose) -> [TextSlip] {
    let bytes = prose.bytes
    return zip(prose.hangulRuns, prose.hangulRuns.dropFirst(2)).compactMap { run, third in
      let next = run.upperBound + 2..<run.upperBound + 2 + run.count
      guard run.count == 3, third.count == 3, third.lowerBound == next.upperBound + 2, third.upperBound < bytes.count,
        bytes[run.upperBound..<next.lowerBound].elementsEqual(", ".utf8), bytes[run] == bytes[next],
        bytes[next.upperBound..<third.lowerBound].elementsEqual(", ".utf8), bytes[third] != bytes[run],
        ",.)".utf8.contains(bytes[third.upperBound])
      else { return nil }
      return TextSlip(
        range: run.upperBound..<next.upperBound, message: "목록에 같은 항목이 두 번 있습니다. 하나를 지우십시오.", replacement: "")
    }
  }
}
