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
  package func form(after word: String) -> String { form(after: FinalSound(certain: word) ?? FinalSound(of: word)) }

  private func form(after sound: FinalSound) -> String {
    switch sound {
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
    return FinalSound(certain: reading).map(form) ?? open
  }
}

extension String {
  /// The text in typographic quotes with the particle that fits it: ‘버튼’을, ‘list’을(를).
  package func quoted(_ particle: Particle) -> String {
    "‘\(self)’\(particle.sureForm(after: self))"
  }

  package func with(_ particle: Particle) -> String { self + particle.sureForm(after: self) }
}
