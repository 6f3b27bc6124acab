/// Numbers behind an English name, which may be read in Korean or in English: `Vue 3` 뷰 삼, 뷰 스리.
package enum EnglishNumber {
  /// The last sound of a number as it is read in English: digits, the last of a longer number.
  package static func sound(ofDigits digits: String) -> FinalSound {
    let last = digits.suffix(2)
    if last.count == 2, last.first == "1" {
      // eleven, thirteen to nineteen; ten and twelve (트웰브).
      return last == "12" ? .vowel : .consonant
    }
    switch last.last {
    // one, seven, nine.
    case "1", "7", "9": return .consonant
    default: return .vowel
    }
  }
}
