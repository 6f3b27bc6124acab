import GuideContent
import HangulText

/// What a line looks like: the features that the rules decide by.
struct LineShape {
  let text: String
  let sentences: [String]

  init(_ text: String) {
    self.text = text
    sentences = Sentence.split(text)
  }

  /// One sentence or more, each ended.
  var isProse: Bool { Sentence.ends(text) || sentences.count > 1 }
  var hasHangul: Bool { text.unicodeScalars.contains(where: \.isHangul) }
  var isSingleSentence: Bool { sentences.count == 1 && Sentence.ends(text) }

  /// `ex) …`, `예) …`, `e.g. …`.
  var isExample: Bool {
    ["ex)", "ex.", "Ex)", "EX)", "예)", "e.g."].contains { text.hasPrefix($0) }
  }

  /// The text behind a bullet or a number; nil where there is neither.
  var bullet: (rest: String, isOrdered: Bool)? {
    for mark in ["- ", "• ", "· ", "* ", "▪ ", "◦ ", "– "] where text.hasPrefix(mark) {
      return (String(text.dropFirst(mark.count)), false)
    }
    let digits = text.prefix { $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard (1...2).contains(digits.count), rest.hasPrefix(". ") || rest.hasPrefix(") ") else {
      return nil
    }
    return (String(rest.dropFirst(2)), true)
  }

  /// `첫 번째 …`, `두 번째 …`, `①`.
  var isOrdinal: Bool {
    ["첫 번째", "첫번째", "두 번째", "두번째", "세 번째", "세번째", "네 번째", "네번째", "다섯 번째", "①", "②", "③", "④", "⑤"]
      .contains { text.hasPrefix($0) }
  }

  var isCredit: Bool { Credit.isCredit(text) }

  /// A path through an interface: `설정 > 손쉬운 사용`.
  var hasPath: Bool { text.contains(" > ") }

  /// `이름 : 뜻`, the name short and no sentence.
  var isDefinition: Bool {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let name = text[..<colon]
    return (1...30).contains(name.count) && !Sentence.ends(name)
      && text[text.index(after: colon)...].first == " "
  }

  /// `이름(Name) - 설명`: an item of a list whose bullets were lost.
  var isDashItem: Bool {
    guard let dash = text.firstRange(of: " - ") ?? text.firstRange(of: " – ") else { return false }
    let name = text[..<dash.lowerBound]
    return (1...40).contains(name.count) && !name.contains(".") && !isCredit
  }

  /// Speaks of something that follows: 아래, 다음, 하단, 밑에.
  var announces: Bool {
    ["아래", "다음과 같", "다음은", "하단", "밑에", "위의", "위와 같"].contains { text.contains($0) }
  }

  /// Speaks of a picture that follows.
  var announcesPicture: Bool {
    announces
      && ["이미지", "그림", "화면", "예시", "예입니다", "같이", "처럼", "사진"].contains { text.contains($0) }
  }

  /// Ends in words that tell the reader to do or not to do.
  var isPrescriptive: Bool {
    let lead = (sentences.first ?? text).filter { !".!?…”\"’".contains($0) }
    if ["세요", "마세요", "십시오", "시오", "좋습니다", "야 합니다", "바랍니다", "권장합니다", "권합니다", "피합니다"].contains(where: {
      lead.hasSuffix($0)
    }) {
      return true
    }
    if Self.descriptiveEndings.contains(where: { lead.hasSuffix($0) }) { return false }
    return lead.hasSuffix("니다") && !opensWithTopic
  }

  private static let descriptiveEndings = [
    "입니다", "됩니다", "있습니다", "없습니다", "집니다", "다릅니다", "같습니다", "나타납니다", "않습니다", "보입니다", "도와줍니다", "해 줍니다",
    "했습니다", "였습니다", "겠습니다", "쉽습니다", "어렵습니다", "많습니다",
  ]

  /// One of the first words carries 은 or 는, so that the sentence says something about it.
  private var opensWithTopic: Bool {
    text.split(separator: " ").prefix(4).contains { word in
      let bare = word.filter { !",.".contains($0) }
      return (bare.hasSuffix("은") || bare.hasSuffix("는"))
        && !["경우에는", "때는", "에서는", "위해서는", "려면"].contains { bare.hasSuffix($0) }
        && bare.count > 1 && !Self.isAttributive(bare)
    }
  }

  /// 하는, 있는, 되는 … stand before a noun.
  private static func isAttributive(_ word: String) -> Bool {
    ["하는", "있는", "없는", "되는", "않는", "같은", "많은", "적은", "높은", "낮은", "작은", "좋은", "주는", "보는", "쓰는", "시키는", "싶은", "짧은", "긴"]
      .contains { word.hasSuffix($0) }
  }

  /// Says only where developers read on.
  var isDeveloperReference: Bool {
    sentences.count == 1 && text.hasPrefix("개발자")
      && ["참고", "참조"].contains { text.contains($0) }
  }

  /// Begins with a word that joins it to the text before.
  var continues: Bool {
    ["또한", "그리고", "하지만", "그러나", "따라서", "즉", "반면", "그러므로", "이때", "이 경우", "이렇게", "그래서"].contains {
      text.hasPrefix($0 + " ") || text.hasPrefix($0 + ",")
    }
  }
}
