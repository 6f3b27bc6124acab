/// How Latin letters are read aloud in Korean: product names first, then letter by letter where that is sure, then as
/// an English word.
enum LatinReading {
  /// The last sound of a word of ASCII letters; nil where it may be read in more ways than one.
  static func sound(of word: ArraySlice<UInt8>) -> FinalSound? {
    if let reading = ProductReadings.reading(of: String(decoding: word, as: UTF8.self)) {
      return FinalSound(of: reading)
    }
    let hump = lastHump(word)
    if hump.allSatisfy(isCapital) {
      // Capitals with a vowel may be read as a word, ZIP, HOME: sure where both end alike, JSON, RAM.
      let spelt = hump.last.map(letterName)
      let mayBeWord = hump.count > 2 && hump.contains(where: isVowel)
      guard mayBeWord, !spelled.contains(String(decoding: hump, as: UTF8.self)) else { return spelt }
      return EnglishSounds.sound(of: ArraySlice(hump.map { $0 | 0x20 })) == spelt ? spelt : nil
    }
    if !hump.contains(where: { isVowel($0 & 0x5F) }) {
      return abbreviations.contains(String(decoding: hump, as: UTF8.self)) ? nil : hump.last.map(letterName)
    }
    return EnglishSounds.sound(of: hump)
  }

  /// `UISwitch` → `Switch`, `tvOS` → `OS`, `window` as it is: the last word of a compound.
  private static func lastHump(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = word.last else { return word }
    let tail = word.reversed().prefix { isCapital($0) == isCapital(last) }.count
    let hasCapital = !isCapital(last) && tail < word.count
    return word.suffix(tail + (hasCapital ? 1 : 0))
  }

  private static func isCapital(_ letter: UInt8) -> Bool { letter & 0x20 == 0 }
  private static func isVowel(_ capital: UInt8) -> Bool { "AEIOUY".utf8.contains(capital) }

  /// L 엘, R 알, M 엠, N 엔; all others end in a vowel.
  private static func letterName(_ letter: UInt8) -> FinalSound {
    switch letter & 0x5F {
    case UInt8(ascii: "L"), UInt8(ascii: "R"): .rieul
    case UInt8(ascii: "M"), UInt8(ascii: "N"): .consonant
    default: .vowel
    }
  }

  /// Capitals with a vowel that nobody reads as a word.
  private static let spelled: Set = [
    "API", "APIS", "CPU", "GPU", "GUI", "IDE", "ISO", "OLED", "SOS", "UI", "URI", "URL", "USA", "USB", "UTC", "UUID",
    "UX", "HIG",
  ]

  /// Shortened words that are read as the whole or letter by letter: str 스트링, btn 버튼.
  private static let abbreviations: Set = ["str", "btn", "src", "ctrl", "cmd", "msg", "img", "tmp", "len", "pwd"]
}
