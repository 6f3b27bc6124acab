import GuideModel
import HangulText

/// `날씨앱`: the word 앱 stuck to the app's name before it.
enum AppNameSpacing {
  static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap(\.prose).flatMap { prose in
      prose.hangulRuns.compactMap { run -> Diagnostic? in
        let text = prose.text(run)
        guard let found = text.ranges(of: "앱").last(where: { ParticleList.covers(text[$0.upperBound...]) }) else {
          return nil
        }
        let name = text[..<found.lowerBound]
        let offset = run.lowerBound + name.utf8.count
        let before = name.isEmpty ? latinName(prose.bytes, run.lowerBound) : nil
        guard (1...6).contains(name.count) && !usual.contains(String(name)) || before != nil,
          !termbase.forms.contains(name + "앱"), !prose.isOpaque(run),
          let place = prose.range((before ?? run.lowerBound)..<offset + 3)
        else { return nil }
        let whole = prose.text((before ?? run.lowerBound)..<offset)
        return Diagnostic(
          TermSpacingRule.rule, "‘앱’은 앞 이름과 띄어 씁니다. ‘\(whole) 앱’으로 적으십시오.", file: prose.file, range: place,
          fixes: spacing(offset, prose))
      }
    }
  }

  private static func spacing(_ offset: Int, _ prose: Prose) -> [Diagnostic.Fix] {
    prose.fix(.suggested, offset..<offset, " ", summary: "한 칸 띄웁니다.")
  }

  /// Words with 앱 that are one word.
  private static let usual: Set = ["웹", "해당", "타", "새", "본", "모바일웹"]

  private static func latinName(_ bytes: [UInt8], _ end: Int) -> Int? {
    var start = end
    while start > 0, Unicode.Scalar(bytes[start - 1]).isASCIILetter { start -= 1 }
    return start < end && (0x41...0x5A).contains(bytes[start]) ? start : nil
  }
}
