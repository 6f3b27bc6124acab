import HangulText

/// The style in which a sentence addresses its readers.
enum Register: String, Sendable, CaseIterable {
  case formal = "합니다체"
  case polite = "해요체"
  case plain = "한다체"
}

/// The end of a sentence in running text: its last word before the stop.
struct SentenceEnd {
  /// UTF-8 offsets of the last run of Hangul.
  var word: Range<Int>
  var isQuestion: Bool

  /// Those of a text, in order; what has no stop, or ends in a quotation, is none.
  static func all(in prose: Prose) -> [SentenceEnd] {
    let bytes = prose.bytes
    var result: [SentenceEnd] = []
    var run = 0
    var sentenceStart = 0
    for index in bytes.indices where ".?!".utf8.contains(bytes[index]) {
      guard index + 1 == bytes.count || bytes[index + 1] == 0x20 else { continue }
      while run < prose.hangulRuns.count, prose.hangulRuns[run].upperBound <= index { run += 1 }
      defer { sentenceStart = index + 1 }
      guard run > 0, prose.hangulRuns[run - 1].upperBound == index, !isInQuotes(sentenceStart..<index, bytes) else {
        continue
      }
      result.append(SentenceEnd(word: prose.hangulRuns[run - 1], isQuestion: bytes[index] == UInt8(ascii: "?")))
    }
    return result
  }

  /// True where a quotation is open at the sentence's end.
  private static func isInQuotes(_ sentence: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes[sentence], as: UTF8.self)
    return text.count { "“‘「『".contains($0) } > text.count { "”’」』".contains($0) } || text.count { $0 == "\"" } % 2 == 1
  }

  /// Nil where the ending belongs to none, or to several: 하세요 and 할까요? stand among 합니다 too.
  func register(in prose: Prose) -> Register? {
    guard !isQuestion else { return nil }
    let word = prose.text(word)
    func ends(_ endings: [String]) -> Bool { endings.contains(where: word.hasSuffix) }
    if ends(["니다", "니까", "시오", "시다"]) { return .formal }
    if ends(["세요", "셔요"]) { return nil }
    if ends(["요", "죠"]) { return word.count > 1 && !ends(Self.nouns) ? .polite : nil }
    guard word.hasSuffix("다"), word.count > 1, !Self.words.contains(word) else { return nil }
    return .plain
  }

  private static let nouns = ["필요", "중요", "개요", "수요", "주요", "소요", "강요", "동요", "고요"]
  private static let words: Set = ["바다", "보다", "마다"]
}

/// The same ending in 합니다체.
enum FormalEnding {
  /// Nil where more than one is possible.
  static func of(_ word: String) -> String? {
    for (ending, formal) in endings where word.hasSuffix(ending) { return word.dropLast(ending.count) + formal }
    return stemmed(word)
  }

  /// Longest first.
  private static let endings = [
    ("아니에요", "아닙니다"), ("이에요", "입니다"), ("있어요", "있습니다"), ("없어요", "없습니다"), ("같아요", "같습니다"), ("않아요", "않습니다"),
    ("많아요", "많습니다"), ("좋아요", "좋습니다"), ("돼요", "됩니다"), ("해요", "합니다"), ("하다", "합니다"), ("아니다", "아닙니다"), ("이다", "입니다"),
    ("다르다", "다릅니다"), ("크다", "큽니다"), ("빠르다", "빠릅니다"),
  ]

  /// The stem with ㅂ of 줘, 봐, 보여, 써: where the vowel came of one stem only; 쉬워 is of 쉽다, 켜 of 켜다.
  private static func uncontracted(_ syllable: HangulSyllable) -> HangulSyllable? {
    let initial = HangulSyllable.initials[syllable.initial]
    let vowel: Int? =
      switch (syllable.vowel, initial) {
      case (14, _) where initial != "ㅇ": 13  // ㅝ → ㅜ
      case (9, _) where initial != "ㅇ": 8  // ㅘ → ㅗ
      case (HangulSyllable.vowelYeo, _) where initial != "ㅋ" && initial != "ㅍ": HangulSyllable.vowelI
      case (4, "ㅆ"): 18  // 써 → 쓰
      default: nil
      }
    guard syllable.final == 0, let vowel else { return nil }
    var stem = syllable
    (stem.vowel, stem.final) = (vowel, HangulSyllable.finalBieup)
    return stem
  }

  /// 했다, 했어요 → 했습니다; 읽는다 → 읽습니다; 만든다 → 만듭니다; 많다 → 많습니다.
  private static func stemmed(_ word: String) -> String? {
    let scalars = Array(word.unicodeScalars)
    if word.hasSuffix("어요"), scalars.count > 2, let syllable = HangulSyllable(scalars[scalars.count - 3]),
      syllable.final == HangulSyllable.finalSsangSios
    {
      return word.dropLast(2) + "습니다"
    }
    if word.hasSuffix("요"), scalars.count > 1,
      let stem = HangulSyllable(scalars[scalars.count - 2]).flatMap(uncontracted),
      let syllable = stem.scalar
    {
      return String(String.UnicodeScalarView(scalars.dropLast(2))) + String(syllable) + "니다"
    }
    guard word.hasSuffix("다"), scalars.count > 1, var last = HangulSyllable(scalars[scalars.count - 2]) else {
      return nil
    }
    if word.hasSuffix("는다"), scalars.count > 2 { return word.dropLast(2) + "습니다" }
    if last.final == HangulSyllable.finalNieun {
      last.final = HangulSyllable.finalBieup
      return last.scalar.map { String(String.UnicodeScalarView(scalars.dropLast(2))) + String($0) + "니다" }
    }
    let isStem =
      [HangulSyllable.finalSsangSios, HangulSyllable.finalBieup].contains(last.final)
      || ["없다", "않다", "많다", "좋다", "같다", "싶다", "낮다", "높다", "넓다", "좁다", "작다", "적다", "짧다"].contains(where: word.hasSuffix)
    return isStem ? word.dropLast(1) + "습니다" : nil
  }
}
