package import GuideModel
import HangulText

/// Pairs `한국어(English)` that disagree with each other: the rarer Korean for one English.
///
/// The termbase decides where it knows the English.
package enum GlossConflictRule {
  package static let rule = Rule(
    "term.gloss-conflict", .warning, .guide, "같은 영어를 다르게 옮겼습니다.",
    .init(
      "여백(margin)을 둡니다. 여백(margin)은 넓습니다. 가장자리(margin)를 둡니다.",
      "여백(margin)을 둡니다. 여백(margin)은 넓습니다. 여백(margin)을 둡니다."))

  private struct Place {
    var prose: Prose
    var pair: GlossPairs.Pair
  }

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    let known = Set(termbase.terms.flatMap { EnglishForms.of($0.english) }.map { $0.lowercased() })
    var byEnglish: [String: [Place]] = [:]
    for prose in texts.flatMap(\.prose) {
      for pair in GlossPairs.all(in: prose)
      where !known.contains(pair.english.lowercased()) && !isAbbreviation(pair.english) {
        byEnglish[key(pair.english), default: []].append(Place(prose: prose, pair: pair))
      }
    }
    return byEnglish.sorted { $0.key < $1.key }.flatMap { _, places in conflicts(places) }
  }

  /// `복합 문자 언어(CTL)`: letters that stand for a longer phrase than the words before them.
  private static func isAbbreviation(_ english: String) -> Bool {
    english.count <= 5 && english.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  /// Without a plural s and without case.
  private static func key(_ english: String) -> String {
    let lower = english.lowercased()
    return lower.hasSuffix("s") ? String(lower.dropLast()) : lower
  }

  private static func conflicts(_ places: [Place]) -> [Diagnostic] {
    var counts: [String: Int] = [:]
    for place in places { counts[bare(place.pair.korean), default: 0] += 1 }
    guard let usual = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }), usual.value >= 2,
      let example = places.first(where: { bare($0.pair.korean) == usual.key })
    else { return [] }
    return places.compactMap { place in
      let korean = bare(place.pair.korean)
      // Longer and shorter forms of one rendering are no conflict: 커스텀 공유 작업, 공유 작업.
      guard korean != usual.key, !korean.hasSuffix(usual.key), !usual.key.hasSuffix(korean),
        let range = place.prose.range(place.pair.range)
      else { return nil }
      return Diagnostic(
        rule,
        "\(place.pair.english.quoted(.object)) 여기서는 \(place.pair.korean.quoted(.direction)), 다른 곳에서는 \(example.pair.korean.quoted(.direction)) 옮겼습니다. 하나로 맞추십시오.",
        file: place.prose.file, range: range,
        notes: [
          Diagnostic.Note(
            message: "다르게 옮긴 곳입니다.", file: example.prose.file, range: example.prose.range(example.pair.range))
        ])
    }
  }

  private static func bare(_ korean: String) -> String { korean.replacing(" ", with: "") }
}
