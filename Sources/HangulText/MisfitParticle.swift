/// A particle at the end of a Hangul word that does not fit the sound before it.
///
/// Nothing but the word is looked at: what may be another word is no misfit (마을, 통로, 지을), and some are misfits only
/// behind a noun that is known to be one (제품는, 전문가).
package struct MisfitParticle: Sendable {
  package enum Evidence: Sendable {
    /// No Korean word ends like this.
    case certain
    /// Some words do; not where the part before the particle is a noun.
    case behindNoun
  }

  /// UTF-8 length of the part before the particle.
  package let stemLength: Int
  package let form: ParticleAgreement.Form
  package let sound: FinalSound
  package let evidence: Evidence

  /// What stands in its place.
  package var right: String { form.fitting(sound) }

  /// The one at the end of a word; nil where there is none.
  ///
  /// - Parameters:
  ///   - word: a run of Hangul syllables.
  ///   - isCounted: true where a digit stands before it, so that one syllable is a word: 5초를.
  package init?(in word: some StringProtocol, isCounted: Bool = false) {
    let scalars = Array(word.unicodeScalars)
    guard let last = scalars.last, Self.lastSyllables.contains(last), scalars.count > 1 else { return nil }
    for particle in Self.particles where particle.mayEnd(with: last) {
      guard let start = particle.start(in: scalars) else { continue }
      let stem = scalars[..<start]
      guard let final = HangulSyllable(stem[start - 1])?.final else { return nil }
      let sound: FinalSound = final == 0 ? .vowel : final == HangulSyllable.finalRieul ? .rieul : .consonant
      let form = ParticleAgreement.Form(
        written: particle.written, afterConsonant: particle.consonant, afterVowel: particle.vowel)
      // The longest particle is the one: 버튼으로부터 has no 로부터.
      guard particle.isWrong(sound), form.fitting(sound) != particle.written else { return nil }
      let text = String(String.UnicodeScalarView(stem))
      guard let evidence = MisfitEvidence.of(particle.written, behind: text, isCounted: isCounted) else { return nil }
      (stemLength, self.form, self.sound, self.evidence) = (start * 3, form, sound, evidence)
      return
    }
    return nil
  }

  private struct Kind: Sendable {
    let written: String
    let consonant: String
    let vowel: String
    /// The sounds behind which it is looked at.
    let wrongAfter: [FinalSound]
    /// True where other particles may follow: 으로부터, 로만.
    let goesOn: Bool
    let scalars: [Unicode.Scalar]

    init(_ written: String, _ consonant: String, _ vowel: String, after wrongAfter: [FinalSound], goesOn: Bool = false)
    {
      (self.written, self.consonant, self.vowel) = (written, consonant, vowel)
      (self.wrongAfter, self.goesOn, scalars) = (wrongAfter, goesOn, Array(written.unicodeScalars))
    }

    func isWrong(_ sound: FinalSound) -> Bool { wrongAfter.contains(sound) }
    func mayEnd(with last: Unicode.Scalar) -> Bool { goesOn || scalars.last == last }

    /// Where it begins, at the end or before other particles; never at the word's start.
    func start(in word: [Unicode.Scalar]) -> Int? {
      guard goesOn else {
        return word.count > scalars.count && word.suffix(scalars.count).elementsEqual(scalars)
          ? word.count - scalars.count : nil
      }
      guard word.count > scalars.count else { return nil }
      for start in max(1, word.count - scalars.count - 4)...word.count - scalars.count
      where word[start..<start + scalars.count].elementsEqual(scalars) {
        let rest = String(String.UnicodeScalarView(word[(start + scalars.count)...]))
        if rest.isEmpty || MisfitEvidence.following.contains(rest) { return start }
      }
      return nil
    }
  }

  /// Longest first.
  private static let particles = [
    Kind("으로", "으로", "로", after: [.vowel, .rieul], goesOn: true),
    Kind("라", "이라", "라", after: [.consonant]),
    Kind("라서", "이라서", "라서", after: [.consonant]), Kind("라는", "이라는", "라는", after: [.consonant]),
    Kind("라고", "이라고", "라고", after: [.consonant]), Kind("예요", "이에요", "예요", after: [.consonant, .rieul]),
    Kind("에요", "이에요", "예요", after: [.vowel]),
    Kind("로", "으로", "로", after: [.consonant], goesOn: true),
    Kind("와", "과", "와", after: [.consonant, .rieul], goesOn: true), Kind("과", "과", "와", after: [.vowel], goesOn: true),
    Kind("를", "을", "를", after: [.consonant, .rieul]), Kind("을", "을", "를", after: [.vowel]),
    Kind("은", "은", "는", after: [.vowel]), Kind("는", "은", "는", after: [.consonant, .rieul]),
    Kind("가", "이", "가", after: [.consonant, .rieul]), Kind("이", "이", "가", after: [.vowel]),
    Kind("나", "이나", "나", after: [.consonant, .rieul]),
  ]

  private static let lastSyllables: Set<Unicode.Scalar> = Set(
    (particles.map(\.written) + MisfitEvidence.following).compactMap(\.unicodeScalars.last))
}
