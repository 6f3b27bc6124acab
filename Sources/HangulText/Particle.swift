/// A Korean particle (조사) whose form depends on the end of the word before it.
package enum Particle: Sendable, CaseIterable {
  case topic, subject, object, and, direction, copula

  /// The form after a consonant and the form after a vowel.
  package var forms: (consonant: String, vowel: String) {
    switch self {
    case .topic: ("은", "는")
    case .subject: ("이", "가")
    case .object: ("을", "를")
    case .and: ("과", "와")
    case .direction: ("으로", "로")
    case .copula: ("이", "")
    }
  }

  /// The form that follows a word; brackets and quotes at its end are passed over.
  package func form(after word: String) -> String {
    switch FinalSound(of: word) {
    case .vowel: forms.vowel
    case .rieul: self == .direction ? forms.vowel : forms.consonant
    case .consonant: forms.consonant
    }
  }
}

extension Particle {
  /// Both forms, for a word whose end may be read in more ways than one: 을(를).
  private var open: String {
    switch self {
    case .topic: "은(는)"
    case .subject: "이(가)"
    case .object: "을(를)"
    case .and: "과(와)"
    case .direction: "(으)로"
    case .copula: "(이)"
    }
  }

  /// The form that follows a word where its sound is certain, else both.
  package func sureForm(after word: String) -> String {
    let last = word.split { !($0.isLetter || $0.isNumber) }.last.map(String.init) ?? word
    let reading = ProductReadings.reading(of: word) ?? ProductReadings.reading(of: last) ?? word
    return FinalSound(certain: reading) == nil ? open : form(after: reading)
  }
}

extension String {
  /// The text in typographic quotes with the particle that fits it: ‘버튼’을, ‘list’을(를).
  package func quoted(_ particle: Particle) -> String {
    "‘\(self)’\(particle.sureForm(after: self))"
  }

  package func with(_ particle: Particle) -> String { self + particle.sureForm(after: self) }
}

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
  /// The sound of a word's end where it is certain: nil for Latin words that end in a letter which may
  /// be silent or read in more ways than one.
  package init?(certain word: String) {
    let scalars = word.nfc.unicodeScalars
    guard let last = scalars.last(where: { $0.isHangul || $0.isASCIILetter || $0.isASCIIDigit }) else { return nil }
    if last.isASCIILetter {
      let tail = scalars.reversed().prefix { $0.isASCIILetter }
      let isAcronym = tail.allSatisfy { (0x41...0x5A).contains($0.value) }
      let uncertain = "bcdefghkptx".unicodeScalars
      // Capitals with a vowel may be read as a word: ZIP, STOP, HOME.
      let letters = String(String.UnicodeScalarView(tail.reversed()))
      if isAcronym, tail.count > 2, tail.contains(where: { "AEIOUY".unicodeScalars.contains($0) }),
        !Self.spelled.contains(letters)
      {
        return nil
      }
      guard isAcronym || !uncertain.contains(last) || String(String.UnicodeScalarView(tail.reversed())).hasSuffix("ing")
      else { return nil }
    }
    self.init(of: word)
  }

  /// Capitals with a vowel that nobody reads as a word.
  private static let spelled: Set = [
    "API", "APIS", "CPU", "GPU", "GUI", "IDE", "ISO", "OLED", "SOS", "UI", "URI", "URL", "USA", "USB", "UTC", "UUID",
    "UX",
  ]
}

/// How units behind numbers are read: cm 센티미터, kg 킬로그램, px 픽셀.
package enum UnitReading {
  /// The sound of a number with its unit; nil where the unit is not known.
  package static func sound(of word: String) -> FinalSound? { sound(word[...].unicodeScalars) }

  static func sound(_ scalars: Substring.UnicodeScalarView) -> FinalSound? {
    let letters = scalars.reversed().prefix { $0.isASCIILetter }
    let before = scalars.dropLast(letters.count).reversed().drop { $0 == " " }.first
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
