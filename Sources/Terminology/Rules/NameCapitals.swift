import GuideModel
import HangulText

/// Product names in other capitals than their own: `MacOS`, `Iphone`.
enum NameCapitals {
  static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose -> [Diagnostic] in
      guard prose.hasHangul else { return [] }
      return prose.latinPhrases.flatMap { check($0, prose, termbase.namesWithCapitals) }
    }
  }

  private static func check(_ phrase: Range<Int>, _ prose: Prose, _ names: [String: Term]) -> [Diagnostic] {
    let words = words(phrase, prose)
    return (1...3).flatMap { size -> [Diagnostic] in
      guard words.count >= size else { return [] }
      return (0...(words.count - size)).compactMap { index in
        let range = words[index].lowerBound..<words[index + size - 1].upperBound
        let text = prose.text(range)
        guard let term = names[text.lowercased()], text != term.korean, !prose.isOpaque(range),
          let place = prose.range(range)
        else { return nil }
        return Diagnostic(
          NameRule.rule, "이름 \(text.quoted(.subject)) 다른 대소문자로 적혀 있습니다. \(term.korean.quoted(.direction)) 적으십시오.",
          about: term.id, file: prose.file, range: place,
          fixes: TermFix.replacing(range, in: prose, with: term.korean, reading: term.reading, .safe))
      }
    }
  }

  private static func words(_ phrase: Range<Int>, _ prose: Prose) -> [Range<Int>] {
    var start = phrase.lowerBound
    return prose.bytes[phrase].split(separator: 0x20, omittingEmptySubsequences: false).compactMap { word in
      defer { start += word.count + 1 }
      return word.isEmpty ? nil : start..<start + word.count
    }
  }
}
