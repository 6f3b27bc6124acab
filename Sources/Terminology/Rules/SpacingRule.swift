package import GuideModel
import HangulText

/// Words that stand apart, or together, on any text.
package enum SpacingRule {
  package static let rule = Rule(
    "text.spacing", .warning, .text, "띄어쓰기가 맞춤법에 어긋납니다.",
    .init("등을 켤수 있는것은 할수 있습니다.", "등을 켤 수 있는 것은 할 수 있습니다."), .init("등 두개를 켭니다.", "등 두 개를 켭니다."),
    .init("집으로 부터 멉니다.", "집으로부터 멉니다."))

  package static let check = Check<Wording>(rule) { wording in
    wording.texts.flatMap(\.prose).flatMap { prose in
      SpacingLists.all.matches(in: prose).compactMap { finding($0, prose, wording.termbase) }
    }
  }

  private static func finding(_ match: ClosedList.Match, _ prose: Prose, _ termbase: Termbase) -> Diagnostic? {
    guard prose.role != .code, !prose.isOpaque(match.range), !mayBeWord(match, prose),
      let place = prose.range(match.range)
    else { return nil }
    // 고있 and its kin are named with the word they stand in.
    let whole = word(match.range, prose)
    let wrong = prose.text(whole)
    let right =
      prose.text(whole.lowerBound..<match.range.lowerBound) + match.entry.right
      + prose.text(match.range.upperBound..<whole.upperBound)
    guard !termbase.forms.contains(where: { $0.contains(prose.text(match.range)) }) else { return nil }
    let isJoined = right.utf8.count < wrong.utf8.count
    return Diagnostic(
      rule, "\(wrong.quoted(.topic)) 띄어쓰기가 맞춤법에 어긋납니다. \(right.quoted(.direction)) \(isJoined ? "붙여" : "띄어") 쓰십시오.",
      about: wrong, file: prose.file, range: place,
      fixes: prose.fix(
        match.entry.isCertain ? .safe : .suggested, match.range, match.entry.right,
        summary: "\(right.quoted(.direction)) 고칩니다."))
  }

  private static func word(_ range: Range<Int>, _ prose: Prose) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while TermBorder.isSyllable(prose.bytes, start - 3) { start -= 3 }
    while TermBorder.isSyllable(prose.bytes, end) { end += 3 }
    return start..<end
  }

  /// Words that hold the same syllables: 별수 없이, 탈것, 두개골.
  private static func mayBeWord(_ match: ClosedList.Match, _ prose: Prose) -> Bool {
    let text = prose.text(word(match.range, prose))
    return words.contains { text.hasPrefix($0) }
  }

  private static let words = [
    "별수", "실수", "골수", "필수", "일수", "말수", "철수", "탈수", "발수", "열수", "탈것", "들것", "날것", "별것", "헌것", "단것", "물때", "밀물때", "썰물때",
    "두개골",
  ]
}
