import HangulText

/// What the browser must know of Korean words exactly as the index does, as regular expressions of JavaScript with the
/// flags g and u.
enum SearchPatterns {
  static let all = [
    "word": word, "ending": ending, "loose": looseEnding, "question": QuestionWord.pattern, "sound": sound,
    "loanword": LoanwordSound.loanwordPattern, "jamo": jamo, "syllable": syllable, "letter": letter,
  ]

  /// Hangul as search sees it, for a class.
  private static let hangul = "\\u1100-\\u11ff\\u3131-\\u318e\\uac00-\\ud7a3"

  /// A word: of Hangul without a space, as many syllables as can be taken apart while the reader waits.
  private static let word = "[\(hangul)]{1,40}|(?:(?![\(hangul)])[\\p{L}\\p{N}])+"

  /// What may stand behind a word, or nothing.
  private static let ending = "^(?:\(endings)|\(WordEnding.plurals.joined(separator: "|")))?$"

  /// A particle behind a bracket, a Latin word or a number.
  private static let looseEnding = "(?<=[^\\s\(hangul)])(?:\(endings))(?![\(hangul)])"

  private static let endings: String = {
    let groups = WordEnding.verbs.map { group -> String in
      let tails = group.tails.filter { !$0.isEmpty }.joined(separator: "|")
      return "(?:\(group.heads.joined(separator: "|")))(?:\(tails))" + (group.tails.contains("") ? "?" : "")
    }
    return (ParticleList.all + groups).joined(separator: "|")
  }()

  /// An entry of the table of sounds, or any other letter.
  private static let sound =
    (LoanwordSound.table.keys.sorted {
      ($1.unicodeScalars.count, $0) < ($0.unicodeScalars.count, $1)
    } + ["."]).joined(separator: "|")

  /// A jamo that the keyboard has.
  private static let jamo = "[\\u1100-\\u1112\\u1161-\\u1175\\u11a8-\\u11c2\\u3131-\\u3163]"

  /// The keys of a syllable, its parts as groups: what a vowel follows is no final consonant.
  private static let syllable =
    "\(oneOf(KeyboardLayout.initials))\(oneOf(KeyboardLayout.vowels))"
    + "(?:\(oneOf(KeyboardLayout.finals))(?!\(oneOf(KeyboardLayout.vowels))))?"

  /// The keys of a jamo by itself.
  private static let letter = oneOf(KeyboardLayout.vowels) + "|[a-zA-Z]"

  private static func oneOf(_ table: [String: String]) -> String {
    let keys = table.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    return "(\(keys.joined(separator: "|")))"
  }
}
