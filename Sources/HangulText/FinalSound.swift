/// How the last sound of a word ends, as far as particles tell it apart.
package enum FinalSound: Sendable {
  case vowel, rieul, consonant

  package init(of word: String) {
    let scalars = word.nfc.unicodeScalars
    guard
      let index = scalars.lastIndex(where: {
        $0.isHangul || $0.isASCIILetter || $0.isASCIIDigit
      })
    else {
      self = .vowel
      return
    }
    let last = scalars[index]
    if scalars.last == "%" {
      self = .vowel
      return
    }
    if last.isASCIILetter, let unit = UnitReading.sound(scalars[...index]) {
      self = unit
      return
    }
    if let syllable = HangulSyllable(last) {
      self =
        switch syllable.final {
        case 0: .vowel
        case HangulSyllable.finalRieul: .rieul
        default: .consonant
        }
    } else if last.isASCIIDigit {
      self = Self.ofDigit(last)
    } else {
      self = Self.ofLatin(last, in: scalars[...index].reversed().prefix { $0.isASCIILetter })
    }
  }

  /// Sino-Korean readings: 0 영 or 십·백·천, 1 일, 3 삼, 6 육, 7 칠, 8 팔.
  private static func ofDigit(_ digit: Unicode.Scalar) -> FinalSound {
    switch digit {
    case "1", "7", "8": .rieul
    case "0", "3", "6": .consonant
    default: .vowel
    }
  }

  /// Letter names for capitals (L 엘, M 엠, N 엔, R 알) and words without a vowel (txt), loanword endings otherwise.
  ///
  /// - Parameter letters: the Latin letters at the end of the word, last first.
  private static func ofLatin(_ last: Unicode.Scalar, in letters: [Unicode.Scalar]) -> FinalSound {
    let isSpelled = !letters.contains { "aeiouyAEIOUY".unicodeScalars.contains($0) }
    switch last {
    case "L", "R", "l": return .rieul
    case "M", "N", "m", "n": return .consonant
    case "r": return isSpelled ? .rieul : .vowel
    case "p", "k", "t", "b", "c": return isSpelled ? .vowel : .consonant
    case "g": return !isSpelled && letters.dropFirst().first == "n" ? .consonant : .vowel
    default: return .vowel
    }
  }
}

extension FinalSound {
  /// The sound of a word's end where it is certain: nil for Latin words that may be read in more ways than one.
  package init?(certain word: String) {
    let scalars = word.nfc.unicodeScalars
    guard let index = scalars.lastIndex(where: { $0.isHangul || $0.isASCIILetter || $0.isASCIIDigit }) else {
      return nil
    }
    guard scalars[index].isASCIILetter else {
      self.init(of: word)
      return
    }
    if let unit = UnitReading.sound(scalars[...index]) {
      self = unit
      return
    }
    let letters = scalars[...index].reversed().prefix { $0.isASCIILetter }.reversed().map { UInt8($0.value) }
    guard let sound = LatinReading.sound(of: letters[...]) else { return nil }
    self = sound
  }
}
