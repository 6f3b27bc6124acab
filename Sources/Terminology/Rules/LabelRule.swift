package import GuideModel
import HangulText

/// Labels of notes in another form than `역자 설명:`, doubled, or with a space before the colon.
package enum LabelRule {
  package static let rule = Rule(
    "text.label", .warning, .text, "노트의 이름표가 이 가이드와 다릅니다.",
    .init("> 역자설명: 등입니다.", "> 역자 설명: 등입니다."), .init("> 참고 : 등입니다.", "> 참고: 등입니다."))

  private static let variants = ["역자설명", "역자 주", "역자주", "역주", "옮긴이 설명", "옮긴이 주", "옮긴이주"]

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
    func finding(_ length: Int, _ label: String, _ message: String) -> Diagnostic {
      let range = SourceRange(line: place.line, columns: start..<start + length)
      return Diagnostic(
        rule, "\(message) \(label.quoted(.direction)) 적으십시오.", file: source.path, range: range,
        fixes: [
          Diagnostic.Fix(summary: "\(label.quoted(.direction)) 고칩니다.", edits: [.init(range: range, replacement: label)])
        ])
    }
    if let doubled = doubled(text) { return finding(doubled, "참고:", "이름표가 두 번 적혀 있습니다.") }
    if let name = variants.first(where: text.hasPrefix) {
      let rest = text.dropFirst(name.count)
      let blanks = rest.prefix { $0 == " " }
      guard let colon = rest.dropFirst(blanks.count).first, colon == ":" || colon == "：" else { return nil }
      return finding((name + blanks + String(colon)).utf8.count, "역자 설명:", "역자 설명의 이름표가 다릅니다.")
    }
    for name in ["역자 설명", "참고", "팁", "중요", "경고"] where text.hasPrefix(name) {
      let blanks = text.dropFirst(name.count).prefix { $0 == " " }
      guard !blanks.isEmpty, text.dropFirst(name.count + blanks.count).first == ":" else { continue }
      return finding((name + blanks + ":").utf8.count, name + ":", "이름표와 쌍점 사이에 빈칸이 있습니다.")
    }
    return nil
  }

  /// The length of `Note : 참고`; nil where the label stands once.
  private static func doubled(_ text: Substring) -> Int? {
    for name in ["Note", "NOTE", "Tip", "Important"] where text.hasPrefix(name) {
      let colon = text.dropFirst(name.count).drop { $0 == " " }
      guard colon.first == ":" else { continue }
      let rest = colon.dropFirst().drop { $0 == " " }
      guard let korean = ["참고", "팁", "중요"].first(where: rest.hasPrefix) else { continue }
      let end = rest.index(rest.startIndex, offsetBy: korean.count)
      return text.utf8.distance(from: text.startIndex, to: end)
    }
    return nil
  }
}
