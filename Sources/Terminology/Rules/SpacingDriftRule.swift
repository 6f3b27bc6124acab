import GuideModel
import HangulText

/// The same syllables with and without a space in between, anywhere in the texts: the rarer form.
enum SpacingDriftRule {
  private struct Place {
    var prose: Prose
    var range: Range<Int>
    /// Where the space is, or would be.
    var joint: Range<Int>
  }

  static func check(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    var joined: [String: [Place]] = [:]
    var split: [String: [Place]] = [:]
    let prose = texts.flatMap(\.prose)
    for part in prose { collectSplit(part, &split) }
    for part in prose { collectJoined(part, split, &joined) }
    // What the termbase decides, counting does not.
    let decided = Set(
      termbase.terms.flatMap { [$0.korean] + $0.accepted + $0.forbidden }.map { $0.replacing(" ", with: "") })
    return joined.sorted { $0.key < $1.key }.flatMap { key, together -> [Diagnostic] in
      guard let apart = split[key], together.count != apart.count, !decided.contains(key) else { return [] }
      let isSplitUsual = apart.count > together.count
      return (isSplitUsual ? together : apart).compactMap { finding($0, key, isSplitUsual, apart[0]) }
    }
  }

  private static func finding(_ place: Place, _ key: String, _ isSplitUsual: Bool, _ example: Place) -> Diagnostic? {
    guard !place.prose.isOpaque(place.range), let range = place.prose.range(place.range) else { return nil }
    let spaced = example.prose.text(example.range)
    let right = isSplitUsual ? spaced : key
    var fixes: [Diagnostic.Fix] = []
    if place.prose.isEditable(place.range), let joint = place.prose.range(place.range) {
      let offset = place.joint.lowerBound - place.range.lowerBound
      let start = SourcePosition(line: joint.start.line, column: joint.start.column + offset)
      let end = SourcePosition(line: start.line, column: start.column + place.joint.count)
      fixes = [
        Diagnostic.Fix(
          summary: "\(right.quoted(.direction)) 맞춥니다.",
          edits: [Diagnostic.Edit(range: SourceRange(start: start, end: end), replacement: isSplitUsual ? " " : "")])
      ]
    }
    return Diagnostic(
      "term.spacing-drift", .warning, "같은 말의 띄어쓰기가 다른 곳과 다릅니다. 더 많이 쓴 \(right.quoted(.direction)) 맞추십시오.",
      file: place.prose.file, range: range, fixes: fixes)
  }

  /// Two words of two syllables or more, the second without its particle.
  private static func collectSplit(_ prose: Prose, _ split: inout [String: [Place]]) {
    let runs = HangulRuns.all(in: prose.bytes)
    for (first, second) in zip(runs, runs.dropFirst()) {
      guard second.lowerBound == first.upperBound + 1, prose.bytes[first.upperBound] == 0x20, first.count >= 6 else {
        continue
      }
      let stem = KoreanStem.length(prose.text(second)[...])
      guard stem >= 6, first.count + stem >= 12, !KoreanStem.endsWithParticle(prose.text(first)) else { continue }
      let range = first.lowerBound..<second.lowerBound + stem
      let key = prose.text(first) + prose.text(second.lowerBound..<second.lowerBound + stem)
      split[key, default: []].append(Place(prose: prose, range: range, joint: first.upperBound..<second.lowerBound))
    }
  }

  private static func collectJoined(
    _ prose: Prose, _ split: [String: [Place]], _ joined: inout [String: [Place]]
  ) {
    for run in HangulRuns.all(in: prose.bytes) where run.count >= 12 {
      let stem = KoreanStem.length(prose.text(run)[...])
      let key = prose.text(run.lowerBound..<run.lowerBound + stem)
      guard let example = split[key]?.first else { continue }
      let offset = run.lowerBound + example.joint.lowerBound - example.range.lowerBound
      joined[key, default: []].append(
        Place(prose: prose, range: run.lowerBound..<run.lowerBound + stem, joint: offset..<offset))
    }
  }
}

/// A noun without what is stuck behind it.
enum KoreanStem {
  /// UTF-8 length of a word without its longest particle or verb ending, never below two syllables.
  static func length(_ word: Substring) -> Int {
    let total = word.utf8.count
    for ending in endings where word.hasSuffix(ending) && total - ending.utf8.count >= 6 {
      return total - ending.utf8.count
    }
    return total
  }

  static func endsWithParticle(_ word: String) -> Bool { length(word[...]) < word.utf8.count }

  private static let endings: [String] =
    (ParticleList.all + ["적인", "적으로", "적", "합니다", "하는", "하고", "하여", "해서", "하면", "할", "한", "됩니다", "되는", "된", "될"])
    .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
}
