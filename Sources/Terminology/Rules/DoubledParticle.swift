import HangulText

/// Particles that stand twice: 버튼를를, 버튼을를, 버튼을 을.
enum DoubledParticle {
  static func slips(in prose: Prose) -> [TextSlip] { joined(prose) + apart(prose) }

  /// Pairs that no word ends with; 마을을 and its kin are nouns.
  private static let pairs = [
    "를를", "는는", "은는", "는은", "을를", "를을", "을을", "에에", "에서에서", "으로으로", "에게에게", "까지까지", "부터부터",
  ].map { Array($0.utf8) }
  private static let nouns = ["가을", "마을", "노을", "고을"]

  private static func joined(_ prose: Prose) -> [TextSlip] {
    prose.hangulRuns.compactMap { run in
      guard run.count >= 12, let pair = pairs.first(where: { prose.bytes[run].ends(with: $0) }),
        run.count >= pair.count + 6
      else { return nil }
      let range = run.upperBound - pair.count..<run.upperBound
      let stem = prose.text(run.lowerBound..<range.lowerBound)
      guard !nouns.contains(where: { (stem + "을").hasSuffix($0) }) else { return nil }
      let first = prose.text(range.lowerBound..<range.lowerBound + pair.count / 2)
      let form = ParticleAgreement.leading(first[...])
      return TextSlip(
        range: range, message: "조사가 두 번 있습니다. 하나를 지우십시오.", replacement: form?.fitting(FinalSound(of: stem)) ?? first)
    }
  }

  private static let alone = ["을", "를", "는", "에서", "으로", "에게", "까지", "부터", "의", "에"]

  private static func apart(_ prose: Prose) -> [TextSlip] {
    zip(prose.hangulRuns, prose.hangulRuns.dropFirst()).compactMap { first, second in
      guard second.lowerBound == first.upperBound + 1, prose.bytes[first.upperBound] == 0x20, second.count <= 6,
        first.count >= second.count + 6, prose.bytes[first].ends(with: Array(prose.bytes[second])),
        alone.contains(prose.text(second))
      else { return nil }
      return TextSlip(range: first.upperBound..<second.upperBound, message: "조사가 두 번 있습니다. 하나를 지우십시오.", replacement: "")
    }
  }
}
