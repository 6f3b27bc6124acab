/// Verbs that lean on the ending -아/-어 of another: 돌려 줍니다, 들어 있다, 열어 둔.
///
/// They stand apart by rule and may be joined (한글 맞춤법 제47항).
package enum AuxiliaryVerb {
  /// True where a word can be such a verb behind another word, by the vowel that the one ends in and the syllable that
  /// the other begins with; a noun may look the same.
  package static func mayBegin(_ word: String, behind first: String) -> Bool {
    guard let ending = first.unicodeScalars.last.flatMap(HangulSyllable.init),
      var start = word.unicodeScalars.first.flatMap(HangulSyllable.init)
    else { return false }
    start.final = 0
    return ending.final == 0 && connecting.contains(ending.vowel) && start.scalar.map(stems.contains) == true
  }

  /// ㅏ ㅐ ㅓ ㅔ ㅕ ㅘ ㅙ ㅝ: 가, 해, 열어, 메, 눌려, 와, 돼, 줘.
  private static let connecting: Set = [0, 1, 4, 5, 6, 9, 10, 14]
  private static let stems = Set("이주줘보봐노두버나내드가오와대지".unicodeScalars)
}
