package import GuideModel
import HangulText

/// A particle apart from the code, the link or the Latin word before it: `` `List` 를 ``.
package enum DetachedParticleRule {
  package static let rule = Rule(
    "particle.spacing", .warning, .text, "조사를 앞말과 띄어 썼습니다.",
    .init("`List` 를 봅니다.", "`List`를 봅니다."), .init("UIKit 으로 만듭니다.", "UIKit으로 만듭니다."))

  package static let check = Check<Wording>(rule) { findings($0.texts) }

  /// Particles that are no words of their own.
  private static let certain: Set = ["를", "을", "는", "에서", "에서는", "으로", "으로는", "에게", "에는", "에도", "까지는", "부터는"]
  /// Those that may be one.
  private static let likely: Set = ["은", "의", "과", "와", "로", "로는", "에", "까지", "부터", "처럼"]

  /// The syllables with which all of these begin.
  private static let starts = Set(certain.union(likely).compactMap(\.first)).sorted().map { Array(String($0).utf8) }

  /// Those that stand alone behind no Korean word either.
  private static let alone: Set = ["를", "을", "에서", "으로", "에게", "까지", "부터", "의"]

  private static func findings(_ texts: [CheckedText]) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose in
      prose.hangulRuns.compactMap { run -> Diagnostic? in
        guard run.count <= 9, run.lowerBound > 1, prose.bytes[run.lowerBound - 1] == 0x20,
          endsWord(run.upperBound, prose),
          starts.contains(where: { prose.bytes[run].starts(with: $0) })
        else { return nil }
        let particle = prose.text(run)
        // Stuck to an address the particle would become a part of it.
        let word = prose.bytes[..<(run.lowerBound - 1)].suffix(200).reversed().prefix { $0 != 0x20 }
        guard !word.contains(where: { "/@.".utf8.contains($0) }) else { return nil }
        // `집으로 부터`: text.spacing knows that for sure.
        if particle == "부터", ["로", "서"].contains(where: { prose.bytes[..<(run.lowerBound - 1)].ends(with: $0) }) {
          return nil
        }
        // Behind Hangul 을 and 으로 may be words that are spoken of.
        let isForeign = isForeign(run.lowerBound - 1, prose)
        guard isForeign || alone.contains(particle) && TermBorder.isSyllable(prose.bytes, run.lowerBound - 4) else {
          return nil
        }
        guard certain.contains(particle) || likely.contains(particle), !prose.isOpaque(run),
          let place = prose.range(run)
        else { return nil }
        // `- from 에서`: the Korean of a word.
        let start = run.lowerBound - 1 - word.count
        guard isMarked(run.lowerBound - 1, prose) || start > 0 || run.upperBound < prose.bytes.count else { return nil }
        let space = run.lowerBound - 1..<run.lowerBound
        return Diagnostic(
          rule, "조사 \(particle.quoted(.object)) 앞말과 띄어 썼습니다. 붙여 쓰십시오.", about: particle, file: prose.file, range: place,
          fixes: prose.fix(
            isMarked(run.lowerBound - 1, prose) && certain.contains(particle) ? .safe : .suggested, space, "",
            summary: "붙여 씁니다."))
      }
    }
  }

  private static func endsWord(_ end: Int, _ prose: Prose) -> Bool {
    end == prose.bytes.count || " .,!?)".utf8.contains(prose.bytes[end])
  }

  /// Code, a link or a Latin word ends right before an offset.
  private static func isForeign(_ end: Int, _ prose: Prose) -> Bool {
    isMarked(end, prose) || Unicode.Scalar(prose.bytes[end - 1]).isASCIILetter
  }

  /// Code or a link ends right before an offset.
  private static func isMarked(_ end: Int, _ prose: Prose) -> Bool {
    prose.isOpaque(end - 1..<end) || prose.linkEnds.contains(end)
  }
}
