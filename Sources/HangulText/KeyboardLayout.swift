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
}
