/// What spellings of one loanword in Hangul have in common: 픽커 and 피커, 드랍 and 드롭, 쉐어 and 셰어.
package enum LoanwordSkeleton {
  /// Syllable by syllable, with what spellings differ in folded; nil where it is no word of Hangul.
  package static func of(_ word: some StringProtocol) -> [UInt16]? {
    let syllables = word.unicodeScalars.map(HangulSyllable.init)
    var skeleton: [UInt16] = []
    for (index, syllable) in syllables.enumerated() {
      guard let syllable else { return nil }
      let next = index + 1 < syllables.count ? syllables[index + 1]?.initial : nil
      let final = isDoubled(syllable.final, next) ? 0 : syllable.final
      skeleton.append(UInt16(initials[syllable.initial] * 1_000 + vowels[syllable.vowel] * 30 + final))
    }
    return skeleton
  }

  /// Tense consonants as the strong ones: ㄲ as ㅋ, ㄸ as ㅌ, ㅃ as ㅍ, ㅆ as ㅅ, ㅉ as ㅈ.
  private static let initials = [0, 15, 2, 3, 16, 5, 6, 7, 17, 9, 9, 11, 12, 12, 14, 15, 16, 17, 18]

  /// ㅔ, ㅖ, ㅞ as ㅐ; ㅓ and ㅗ as ㅏ; glides as their vowels.
  private static let vowels = [0, 1, 0, 1, 0, 1, 0, 1, 0, 9, 1, 11, 0, 13, 14, 1, 16, 13, 18, 19, 20]

  /// A final consonant that only doubles the next initial: 픽커, 팝퍼, 캘린더 keeps its own.
  private static func isDoubled(_ final: Int, _ next: Int?) -> Bool {
    switch (final, next) {
    case (1, 0), (1, 1), (1, 15), (17, 7), (17, 17), (19, 9), (19, 12), (19, 3), (19, 16), (7, 16): true
    default: false
    }
  }
}
