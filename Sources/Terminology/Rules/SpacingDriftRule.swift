package import GuideModel
import HangulText

/// The same syllables with and without a space in between, anywhere in the texts: the rarer form.
///
/// The majority proposes, it does not know. What the termbase spaces is `ForbiddenTermRule`'s, and an auxiliary verb
/// may be written either way: `돌려 줍니다`, `돌려줍니다`.
package enum SpacingDriftRule {
  package static let rule = Rule(
    "term.spacing-drift", .warning, .guide, "같은 말을 다른 곳과 다르게 띄어 썼습니다.",
    .init("우측 상단을 봅니다. 우측 상단입니다. 우측상단의 등", "우측 상단을 봅니다. 우측 상단입니다. 우측 상단의 등"))

  private struct Place {
    var prose: Prose
    var range: Range<Int>
    /// Where the space is, or would be.
    var joint: Range<Int>
  }

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    let prose = texts.flatMap(\.prose).filter { $0.role != .label }
    // Hashes tell quickly which of the many pairs of words stand joined anywhere at all.
    var stems: Set<Int> = []
    for part in prose {
      for stem in longStems(part) { stems.insert(part.bytes[stem].hashValue) }
    }
    var split: [String: [Place]] = [:]
    for part in prose { collectSplit(part, stems, &split) }
    var joined: [String: [Place]] = [:]
    for part in prose { collectJoined(part, split, &joined) }
    // What the termbase decides, counting does not.
    let decided = termbase.terms.flatMap { [$0.korean] + $0.accepted + $0.forbidden }
      .map { Array($0.replacing(" ", with: "").utf8) }
    return joined.sorted { $0.key < $1.key }.flatMap { key, together -> [Diagnostic] in
      guard let apart = split[key], together.count != apart.count,
        !decided.contains(where: {
          $0.holds(apart[0].joint.lowerBound - apart[0].range.lowerBound, of: Array(key.utf8))
        })
      else { return [] }
      let isSplitUsual = apart.count > together.count
      return (isSplitUsual ? together : apart).compactMap { finding($0, key, isSplitUsual, apart[0]) }
    }
  }

  private static func finding(_ place: Place, _ key: String, _ isSplitUsual: Bool, _ example: Place) -> Diagnostic? {
    guard !place.prose.isOpaque(place.range), let range = place.prose.range(place.range) else { return nil }
    let spaced = example.prose.text(example.range)
    let right = isSplitUsual ? spaced : key
    return Diagnostic(
      rule, "같은 말의 띄어쓰기가 다른 곳과 다릅니다. 더 많이 쓴 \(right.quoted(.direction)) 맞추십시오.",
      file: place.prose.file, range: range,
      fixes: place.prose.fix(
        .suggested, place.joint, isSplitUsual ? " " : "", summary: "\(right.quoted(.direction)) 맞춥니다."))
  }

  /// Words of four syllables or more, without what is stuck behind them.
  private static func longStems(_ prose: Prose) -> [Range<Int>] {
    prose.hangulRuns.compactMap { run in
      guard run.count >= 12 else { return nil }
      let length = KoreanStem.length(prose.bytes[run])
      return length >= 12 && !isPredicate(run, length, prose) ? run.lowerBound..<run.lowerBound + length : nil
    }
  }

  /// 것이 좋습니다: the end of a sentence is no name for anything.
  private static func isPredicate(_ run: Range<Int>, _ length: Int, _ prose: Prose) -> Bool {
    let ending = prose.bytes[run].dropFirst(length)
    return prose.bytes[run].prefix(length).ends(with: "니")
      && (ending.starts(with: "다".utf8) || ending.starts(with: "까".utf8))
  }

  /// Two words of two syllables or more, the second without its particle.
  private static func collectSplit(_ prose: Prose, _ stems: Set<Int>, _ split: inout [String: [Place]]) {
    guard !stems.isEmpty else { return }
    let runs = prose.hangulRuns
    for (first, second) in zip(runs, runs.dropFirst()) {
      guard second.lowerBound == first.upperBound + 1, prose.bytes[first.upperBound] == 0x20, first.count >= 6,
        second.count >= 6
      else { continue }
      let stem = KoreanStem.length(prose.bytes[second])
      guard stem >= 6, KoreanStem.length(prose.bytes[first]) == first.count else { continue }
      let key = Array(prose.bytes[first]) + prose.bytes[second.lowerBound..<second.lowerBound + stem]
      guard stems.contains(key[...].hashValue),
        !AuxiliaryVerb.mayBegin(prose.text(second), behind: prose.text(first))
      else { continue }
      let range = first.lowerBound..<second.lowerBound + stem
      split[String(decoding: key, as: UTF8.self), default: []].append(
        Place(prose: prose, range: range, joint: first.upperBound..<second.lowerBound))
    }
  }

  private static func collectJoined(
    _ prose: Prose, _ split: [String: [Place]], _ joined: inout [String: [Place]]
  ) {
    guard !split.isEmpty else { return }
    for stem in longStems(prose) {
      let key = prose.text(stem)
      guard let example = split[key]?.first else { continue }
      let offset = stem.lowerBound + example.joint.lowerBound - example.range.lowerBound
      joined[key, default: []].append(Place(prose: prose, range: stem, joint: offset..<offset))
    }
  }
}

extension [UInt8] {
  /// True where these bytes stand in a text with an offset of it between two of them.
  fileprivate func holds(_ offset: Int, of text: [UInt8]) -> Bool {
    text.ranges(of: self).contains { $0.lowerBound < offset && offset < $0.upperBound }
  }
}
