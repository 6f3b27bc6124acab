package import GuideModel
import HangulText

/// `English(한국어)` where Korean comes first everywhere else.
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
          text.contains(" ") || text.first?.isLowercase == true, text.count > 3,
          let bracket = surroundings.bracket
        else { return nil }
        let korean = prose.text(bracket.inner)
        let whole = range.lowerBound..<bracket.outer.upperBound
        guard korean.allSatisfy({ $0.isLetter || $0 == " " }), let place = prose.range(whole) else { return nil }
        return Diagnostic(
          rule, "영어가 앞에, 한국어가 괄호에 있습니다. ‘\(korean)(\(text))’처럼 한국어를 앞에 적으십시오.",
          file: prose.file, range: place, fixes: fix(whole, korean, text, prose))
      }
    }
  }

  private static func fix(_ range: Range<Int>, _ korean: String, _ english: String, _ prose: Prose) -> [Diagnostic.Fix]
  {
    TermFix.replacing(range, in: prose, with: "\(korean)(\(english))", reading: korean, .suggested)
  }
}
