package import GuideModel
import HangulText

/// The label with which a block quote says what it is.
package enum NoteLabelReader {
  package enum Kind: Equatable, Sendable {
    case translatorNote
    case aside(AsideStyle)
  }

  private static let alerts: [(String, AsideStyle)] = [
    ("[!note]", .note), ("[!tip]", .tip), ("[!important]", .important), ("[!warning]", .warning),
    ("[!caution]", .warning),
  ]

  /// The label at a text's start, and how many bytes it takes with its colon and the blanks behind.
  package static func read(_ text: String) -> (kind: Kind, name: String, length: Int)? {
    // No label is longer.
    let lower = text.prefix(24).lowercased()
    for (name, style) in alerts where lower.hasPrefix(name) {
      return (.aside(style), style.korean, length(text, name.count))
    }
    for name in NoteLabel.translatorNames where lower.hasPrefix(name) {
      if let length = colonLength(text, name.count) { return (.translatorNote, name, length) }
    }
    for (name, style) in NoteLabel.koreanAsides + NoteLabel.englishAsides where lower.hasPrefix(name) {
      if let length = colonLength(text, name.count) { return (.aside(style), style.korean, length) }
    }
    return nil
  }

  private static func colonLength(_ text: String, _ nameLength: Int) -> Int? {
    let rest = text.dropFirst(nameLength).drop { $0 == " " }
    guard let colon = rest.first, colon == ":" || colon == "：" else { return nil }
    return length(text, nameLength, through: rest.index(after: rest.startIndex))
  }

  private static func length(
    _ text: String, _ nameLength: Int, through index: String.Index? = nil
  ) -> Int {
    let start = index ?? text.index(text.startIndex, offsetBy: nameLength)
    let blanks = text[start...].prefix { $0 == " " }
    return text.utf8.distance(from: text.startIndex, to: blanks.endIndex)
  }
}
