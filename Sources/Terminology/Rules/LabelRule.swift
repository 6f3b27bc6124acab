package import GuideModel
import HangulText

/// Labels of notes in another form than `역자 설명:`, doubled, or with a space before the colon.
package enum LabelRule {
  package static let rule = Rule(
    "text.label", .warning, .text, "노트의 이름표가 이 가이드와 다릅니다.",
    .init("> 역자설명: 등입니다.", "> 역자 설명: 등입니다."), .init("> 참고 : 등입니다.", "> 참고: 등입니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap { text in
      text.prose.filter { $0.role == .label || $0.role.isRunning }.flatMap(\.lineStarts).compactMap {
        line($0, text.source)
      }
    }
  }

  private static func line(_ place: SourcePosition, _ source: SourceText) -> Diagnostic? {
    let line = String(decoding: source.line(place.line).dropFirst(place.column - 1), as: UTF8.self)
    let text = line.drop { $0 == ">" || $0 == " " || $0 == "*" }
    let start = place.column + line.utf8.count - text.utf8.count
    guard let slip = slip(text) else { return nil }
    let range = SourceRange(line: place.line, columns: start..<start + slip.length)
    let label = slip.right + ":"
    return Diagnostic(
      rule, "\(slip.fact) \(label.quoted(.direction)) 적으십시오.", about: slip.name, file: source.path, range: range,
      fixes: [
        Diagnostic.Fix(
          .safe, summary: "\(label.quoted(.direction)) 고칩니다.", edits: [.init(range: range, replacement: label)])
      ])
  }

  private struct Slip {
    /// As it is written.
    var name: String
    var right: String
    /// Bytes, up to and with the colon.
    var length: Int
    var fact: String
  }

  private static func slip(_ text: Substring) -> Slip? {
    if let doubled = doubled(text) { return doubled }
    if let name = NoteLabel.translatorNames.first(where: text.hasPrefix), name != NoteLabel.translator {
      return colon(text.dropFirst(name.count)).map {
        Slip(name: name, right: NoteLabel.translator, length: written(name, text) + $0, fact: "역자 설명의 이름표가 다릅니다.")
      }
    }
    for name in [NoteLabel.translator] + NoteLabel.koreanAsides.map(\.name) where text.hasPrefix(name) {
      guard let length = colon(text.dropFirst(name.count)), text.dropFirst(name.count).first == " " else { continue }
      return Slip(name: name, right: name, length: written(name, text) + length, fact: "이름표와 쌍점 사이에 빈칸이 있습니다.")
    }
    return nil
  }

  /// The bytes that a name takes at a text's start, where it may stand in NFD.
  private static func written(_ name: String, _ text: Substring) -> Int { text.prefix(name.count).utf8.count }

  /// The bytes of blanks and a colon at a text's start; nil where there is none.
  private static func colon(_ text: Substring) -> Int? {
    let rest = text.drop { $0 == " " }
    guard let colon = rest.first, colon == ":" || colon == "：" else { return nil }
    return text.utf8.distance(from: text.startIndex, to: rest.index(after: rest.startIndex))
  }

  /// `Note : 참고`, `Note: 참고:`.
  private static func doubled(_ text: Substring) -> Slip? {
    guard let first = text.utf8.first, Unicode.Scalar(first).isASCIILetter else { return nil }
    let lower = text.prefix(12).lowercased()
    for english in NoteLabel.englishAsides.map(\.name) where lower.hasPrefix(english) {
      guard let length = colon(text.dropFirst(english.count)) else { continue }
      let behind = text.utf8.index(text.startIndex, offsetBy: english.utf8.count + length)
      let rest = text[behind...].drop { $0 == " " }
      guard let korean = NoteLabel.koreanAsides.map(\.name).first(where: rest.hasPrefix) else { continue }
      let after = rest.dropFirst(korean.count)
      // `Note: 중요한 점` has no second label.
      guard colon(after) != nil || after.first?.isWhitespace != false else { continue }
      let end = text.utf8.distance(from: text.startIndex, to: after.startIndex)
      return Slip(
        name: korean, right: korean, length: end + (colon(after) ?? 0), fact: "이름표가 두 번 적혀 있습니다.")
    }
    return nil
  }
}
