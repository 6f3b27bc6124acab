/// How units behind numbers are read: cm 센티미터, kg 킬로그램, px 픽셀.
package enum UnitReading {
  /// The sound of a number with its unit; nil where the unit is not known.
  package static func sound(of word: String) -> FinalSound? { sound(word[...].unicodeScalars) }

  static func sound(_ scalars: Substring.UnicodeScalarView) -> FinalSound? {
    let letters = scalars.reversed().prefix { $0.isASCIILetter }
    let before = scalars.dropLast(letters.count).reversed().drop { $0 == " " || $0 == "\u{A0}" }.first
    guard before?.isASCIIDigit == true else { return nil }
    return sounds[String(String.UnicodeScalarView(letters.reversed()))]
  }

  private static let sounds: [String: FinalSound] = [
    "m": .vowel, "cm": .vowel, "mm": .vowel, "km": .vowel, "g": .consonant, "kg": .consonant, "px": .rieul,
    "pt": .vowel, "dp": .vowel,
    "ms": .vowel, "s": .vowel, "KB": .vowel, "MB": .vowel, "GB": .vowel, "TB": .vowel, "Hz": .vowel, "fps": .vowel,
    "K": .vowel,
  ]
}
