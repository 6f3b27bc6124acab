package import GuideModel
import HangulText

/// Words and loanwords that are spelt wrong on any text.
package enum SpellingRule {
  package static let rule = Rule(
    "text.spelling", .warning, .text, "맞춤법이나 외래어 표기법에 어긋납니다.",
    .init("등이 켜지면 되요.", "등이 켜지면 돼요."), .init("메세지가 옵니다.", "메시지가 옵니다."),
    .init("등을 켤지 끌지 하던지 말던지 합니다.", "등을 켤지 끌지 하든지 말든지 합니다."))

  package static let check = Check<Wording>(rule) { wording in
    wording.texts.flatMap(\.prose).flatMap { prose in
      SpellingLists.words.matches(in: prose).compactMap { word($0, prose, wording.termbase) }
        + SpellingLists.loanwords.matches(in: prose).compactMap { loanword($0, prose, wording.termbase) }
        + SpellingContext.slips(in: prose).compactMap { context($0, prose) }
    }
  }

  private static func word(_ match: ClosedList.Match, _ prose: Prose, _ termbase: Termbase) -> Diagnostic? {
    finding(match.range, match.entry.right, "맞춤법", prose) {
      prose.fix(
        match.entry.isCertain ? .safe : .suggested, match.range, match.entry.right,
        summary: "\(match.entry.right.quoted(.direction)) 고칩니다.")
    }
  }

  /// What the glossary writes is right.
  private static func loanword(_ match: ClosedList.Match, _ prose: Prose, _ termbase: Termbase) -> Diagnostic? {
    guard !termbase.forms.contains(where: { $0.contains(match.entry.wrong) }) else { return nil }
    return finding(match.range, match.entry.right, "외래어 표기법", prose) {
      // 컨셉은 → 콘셉트는: where the sound of the end changes, its particle does too.
      TermFix.replacing(match.range, in: prose, with: match.entry.right, reading: nil, .safe)
    }
  }

  private static func context(_ slip: SpellingContext.Slip, _ prose: Prose) -> Diagnostic? {
    finding(slip.range, slip.right, "맞춤법", prose) {
      prose.fix(
        slip.isCertain ? .safe : .suggested, slip.range, slip.right, summary: "\(slip.right.quoted(.direction)) 고칩니다.")
    }
  }

  private static func finding(
    _ range: Range<Int>, _ right: String, _ norm: String, _ prose: Prose, fixes: () -> [Diagnostic.Fix]
  ) -> Diagnostic? {
    guard prose.role != .code, !prose.isOpaque(range), let place = prose.range(range) else { return nil }
    let wrong = prose.text(range).trimmed
    return Diagnostic(
      rule, "\(wrong.quoted(.topic)) \(norm)에 어긋납니다. \(right.quoted(.direction)) 적으십시오.", about: wrong,
      file: prose.file, range: place, fixes: fixes())
  }
}
