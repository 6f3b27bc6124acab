/// The Korean two-set keyboard (두벌식, KS X 5002) on a Latin keyboard.
package enum KeyboardLayout {
  /// Keys of the compatibility consonants U+3131 to U+314E, in code order.
  private static let consonants =
    "r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g".split(separator: " ").map(String.init)
  /// Keys of the vowels U+314F to U+3163, in code order.
  private static let vowels = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(separator: " ").map(String.init)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  private static let initialKeys = HangulSyllable.initials.map { keys($0) }
  private static let finalKeys = finals.map { keys($0) }

  /// The keys that were pressed for a Korean text; what no key gives is kept.
  package static func latin(_ text: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      guard let syllable = HangulSyllable(scalar) else { return keys(scalar) }
      return initialKeys[syllable.initial] + vowels[syllable.vowel]
        + (syllable.final > 0 ? finalKeys[syllable.final - 1] : "")
    }.joined()
  }

  private static func keys(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x3131...0x314E: consonants[Int(scalar.value - 0x3131)]
    case 0x314F...0x3163: vowels[Int(scalar.value - 0x314F)]
    default: String(scalar)
    }
  }

  /// What the keys of a Latin text write on a Korean keyboard; what no key gives is kept.
  package static func hangul(_ text: String) -> String {
    var keys = text.map { character -> String in
      let key = String(character)
      return "QWERTOP".contains(character) ? key : key.lowercased()
    }[...]
    var result = ""
    while let first = keys.first {
      if let initial = initialKeys.firstIndex(of: first), let (vowel, length) = vowel(keys.dropFirst()) {
        keys = keys.dropFirst(1 + length)
        let (final, taken) = final(keys)
        keys = keys.dropFirst(taken)
        let code = 0xAC00 + UInt32(initial * 588 + vowel * 28 + final)
        if let scalar = Unicode.Scalar(code) { result.unicodeScalars.append(scalar) }
      } else if let (vowel, length) = vowel(keys), let scalar = Unicode.Scalar(0x314F + UInt32(vowel)) {
        keys = keys.dropFirst(length)
        result.unicodeScalars.append(scalar)
      } else {
        keys = keys.dropFirst()
        result +=
          consonants.firstIndex(of: first).flatMap { Unicode.Scalar(0x3131 + UInt32($0)) }.map(String.init) ?? first
      }
    }
    return result
  }

  /// The vowel that keys begin with, as its index, and how many keys it takes.
  private static func vowel(_ keys: ArraySlice<String>) -> (Int, Int)? {
    longest(keys, in: vowels)
  }

  /// The final consonant that keys begin with, as its index from 1, and how many keys it takes: what a vowel
  /// follows begins the next syllable.
  private static func final(_ keys: ArraySlice<String>) -> (Int, Int) {
    for length in [2, 1] where keys.count >= length && vowel(keys.dropFirst(length)) == nil {
      if let index = finalKeys.firstIndex(of: keys.prefix(length).joined()) { return (index + 1, length) }
    }
    return (0, 0)
  }

  private static func longest(_ keys: ArraySlice<String>, in list: [String]) -> (Int, Int)? {
    for length in [2, 1] where keys.count >= length {
      if let index = list.firstIndex(of: keys.prefix(length).joined()) { return (index, length) }
    }
    return nil
  }
}
