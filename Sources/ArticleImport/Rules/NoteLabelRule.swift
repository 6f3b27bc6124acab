import GuideContent
import GuideModel
import HangulText

/// The label with which a note of the translator, or an aside, begins.
enum NoteLabelRule {
  struct Label {
    var kind: NoteLabelReader.Kind
    /// As it is written.
    var name: String
    /// The text behind it.
    var rest: String
    var review: (code: String, reason: String)?
  }

  static func read(_ line: String) -> Label? {
    let (text, hadBrackets) = plain(line)
    guard let label = NoteLabelReader.read(text) else { return nil }
    var rest = String(decoding: text.utf8.dropFirst(label.length), as: UTF8.self)
    switch label.kind {
    case .translatorNote:
      let isUsual = !hadBrackets && ["역자 설명", "역자설명"].contains { text.hasPrefix($0) }
      return Label(
        kind: label.kind, name: label.name, rest: rest,
        review: isUsual ? nil : ("noteLabelVariant", "역자 설명의 이름표가 다르게 적혀 있었습니다: ‘\(line.prefix(8))’"))
    case .aside:
      guard let doubled = repeatedLabel(rest) else { return Label(kind: label.kind, name: label.name, rest: rest) }
      rest = String(rest.dropFirst(doubled.length))
      return Label(
        kind: .aside(doubled.style), name: doubled.style.korean, rest: rest,
        review: ("noteLabelDoubled", "이름표가 두 번 적혀 있었습니다: ‘\(line.prefix(9))’"))
    }
  }

  /// `(역자 주) …`, `[역주: …]`, `역주) …`, `역자 설명 - …`, `※ 역자 주: …` as `역자 주: …`; true where the
  /// label was written in such a way.
  private static func plain(_ line: String) -> (String, Bool) {
    let text = line.drop { !$0.isLetter && !"([<【".contains($0) }
    var isOdd = text.count < line.count
    for (open, close) in [("(", ")"), ("[", "]"), ("<", ">"), ("【", "】")] where text.hasPrefix(open) {
      let inside = text.dropFirst()
      for name in names where inside.hasPrefix(name) {
        let rest = inside.dropFirst(name.count).drop { $0 == " " }
        if rest.hasPrefix(close) { return ("\(name): \(trimmed(rest.dropFirst()))", true) }
        if rest.hasPrefix(":"), rest.hasSuffix(close) {
          return ("\(name): \(trimmed(rest.dropFirst().dropLast()))", true)
        }
      }
    }
    for name in names where text.hasPrefix(name) {
      let rest = text.dropFirst(name.count).drop { $0 == " " }
      guard let mark = rest.first, ")-–—".contains(mark) else { continue }
      isOdd = true
      return ("\(name): \(trimmed(rest.dropFirst()))", isOdd)
    }
    return (NoteLabelReader.read(String(text)) == nil ? line : String(text), isOdd)
  }

  private static let names =
    NoteLabel.translatorNames + ["참고", "팁", "중요", "경고", "주의", "TIP", "Tip", "Note", "NOTE"]

  private static func trimmed(_ text: Substring) -> Substring { text.drop { $0 == " " || $0 == ":" } }

  /// `참고 …` behind `Note :`.
  private static func repeatedLabel(_ rest: String) -> (style: AsideStyle, length: Int)? {
    for style in [AsideStyle.note, .tip, .important, .warning] where rest.hasPrefix(style.korean + " ") {
      let tail = rest.dropFirst(style.korean.count).drop { $0 == " " || $0 == ":" }
      return (style, rest.count - tail.count)
    }
    return nil
  }
}
