package import GuideModel
import HangulText

/// `english(한국어)` where Korean comes first everywhere else.
///
/// A name keeps its place, `Human Interface Guidelines(이하 HIG)`, and so does a word with something other than its
/// Korean behind it: brackets after a space or before a colon explain, a single syllable is a particle.
package enum GlossOrderRule {
  package static let rule = Rule(
    "term.gloss-order", .warning, .text, "영어가 앞에, 한국어가 괄호에 있습니다.",
    .init("drag item(끌 항목)을 둡니다.", "끌 항목(drag item)을 둡니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose in
      prose.latinPhrases.compactMap { range -> Diagnostic? in
        let surroundings = TermSurroundings(prose: prose, range: range)
        let text = prose.text(range)
        guard surroundings.hasHangulGloss, !prose.isOpaque(range), !termbase.names.contains(text.lowercased()),
          text.first?.isLowercase == true || text.contains(" "), text.count > 3, let bracket = surroundings.bracket,
          bracket.outer.lowerBound == range.upperBound, prose.bytes.dropFirst(bracket.outer.upperBound).first != 0x3A
        else { return nil }
        let korean = prose.text(bracket.inner)
        guard korean.count > 1, !explanations.contains(where: korean.hasPrefix), !isPerson(text, korean) else {
          return nil
        }
        let whole = range.lowerBound..<bracket.outer.upperBound
        guard korean.allSatisfy({ $0.isLetter || $0 == " " }), let place = prose.range(whole) else { return nil }
        return Diagnostic(
          rule, "영어가 앞에, 한국어가 괄호에 있습니다. ‘\(korean)(\(text))’처럼 한국어를 앞에 적으십시오.",
          file: prose.file, range: place, fixes: fix(whole, korean, text, prose))
      }
    }
  }

  /// `Human Interface Guidelines(이하 HIG)`.
  private static let explanations = ["이하 ", "일명 ", "약칭 ", "즉 ", "예 ", "또는 ", "및 "]

  /// `Hong Gildong(홍길동)`: a name of two or three words, in Korean one word of three syllables.
  private static func isPerson(_ english: String, _ korean: String) -> Bool {
    let words = english.split(separator: " ")
    return korean.count == 3 && !korean.contains(" ") && (2...3).contains(words.count)
      && words.allSatisfy { $0.first?.isUppercase == true }
  }

  private static func fix(_ range: Range<Int>, _ korean: String, _ english: String, _ prose: Prose) -> [Diagnostic.Fix]
  {
    TermFix.replacing(range, in: prose, with: "\(korean)(\(english))", reading: korean, .suggested)
  }
}
