/// The Korean two-set keyboard (두벌식, KS X 5002) on a Latin keyboard: the tables by which the browser reads what was
/// typed on the wrong one.
package enum KeyboardLayout {
  private static let consonantKeys =
    "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g".split(separator: " ").map(String.init)
  private static let vowelKeys = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(separator: " ").map(
    String.init)

  /// Compatibility jamo by their keys.
  package static let jamo = table(consonantKeys + vowelKeys, from: 0x3131)

  /// Conjoining jamo by their keys: what may begin a syllable, its vowel, what may end it.
  package static let initials = table(
    consonantKeys.filter { key in HangulSyllable.initials.contains { jamo[key] == String($0) } }, from: 0x1100)
  package static let vowels = table(vowelKeys, from: 0x1161)
  package static let finals = table(consonantKeys.filter { !["E", "Q", "W"].contains($0) }, from: 0x11A8)

  /// The keys of conjoining and compatibility jamo.
  package static let keys = [jamo, initials, vowels, finals].reduce(into: [String: String]()) { keys, table in
    for (key, jamo) in table { keys[jamo] = key }
  }

  /// The characters in code order from one on, by the keys of each.
  private static func table(_ keys: [String], from first: UInt32) -> [String: String] {
    var table: [String: String] = [:]
    for (key, code) in zip(keys, first...) { table[key] = Unicode.Scalar(code).map { String($0) } }
    return table
  }

  /// A jamo that `keys` has, as a regular expression of JavaScript.
  package static let jamoPattern = "[\\u1100-\\u1112\\u1161-\\u1175\\u11a8-\\u11c2\\u3131-\\u3163]"

  /// The keys of a syllable, its parts as groups: what a vowel follows is no final consonant.
  package static var syllablePattern: String {
    "\(oneOf(initials))\(oneOf(vowels))(?:\(oneOf(finals))(?!\(oneOf(vowels))))?"
  }

  /// The keys of a jamo by itself.
  package static var letterPattern: String { oneOf(vowels) + "|[a-zA-Z]" }

  private static func oneOf(_ table: [String: String]) -> String {
    let keys = table.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    return "(\(keys.joined(separator: "|")))"
  }
}
