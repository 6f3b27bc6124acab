/// Particles whose form depends on the sound before them, and the form that fits.
package enum ParticleAgreement {
  /// Forms after a consonant and after a vowel, longest first.
  private static let pairs: [(consonant: String, vowel: String)] = [
    ("으로부터", "로부터"), ("이라고는", "라고는"), ("으로써", "로써"), ("으로서", "로서"), ("이라는", "라는"), ("이라고", "라고"), ("이라도", "라도"),
    ("이라면", "라면"), ("이라서", "라서"), ("으로는", "로는"), ("으로도", "로도"), ("으로만", "로만"), ("으로의", "로의"), ("이지만", "지만"),
    ("이므로", "므로"), ("이거나", "거나"), ("이든지", "든지"), ("이니까", "니까"), ("이고요", "고요"), ("이나마", "나마"), ("이에요", "예요"),
    ("이었", "였"), ("과는", "와는"), ("과도", "와도"), ("과의", "와의"), ("이나", "나"), ("이며", "며"),
    ("이란", "란"), ("이든", "든"), ("이고", "고"), ("이면", "면"), ("이다", "다"), ("이야", "야"), ("이죠", "죠"), ("이기", "기"), ("이자", "자"),
    ("이요", "요"), ("으로", "로"), ("을", "를"), ("은", "는"), ("과", "와"), ("이", "가"),
  ]

  private static let copulas: Set = [
    "이고", "이고요", "이면", "이다", "이야", "이죠", "이니까", "이기", "이자", "이었", "이며", "이므로", "이지만", "이거나", "이라서", "이라면",
  ]

  package struct Form: Sendable, Equatable {
    /// As it is written.
    package var written: String
    package var afterConsonant: String
    package var afterVowel: String

    package init(written: String, afterConsonant: String, afterVowel: String) {
      self.written = written
      self.afterConsonant = afterConsonant
      self.afterVowel = afterVowel
    }

    /// True for forms of 이다, which may keep their 이 after a vowel.
    package var isCopula: Bool {
      copulas.contains(afterConsonant)
    }

    /// The form that fits a sound; 로 and its kin follow ㄹ as they follow a vowel.
    package func fitting(_ sound: FinalSound) -> String {
      switch sound {
      case .vowel: isCopula ? written : afterVowel
      case .consonant: afterConsonant
      case .rieul: afterConsonant.hasPrefix("으로") ? afterVowel : afterConsonant
      }
    }
  }

  /// The particle that a run of Hangul is, or begins with before other particles; nil where there is none.
  package static func leading(_ run: Substring) -> Form? {
    for pair in pairs {
      for form in [pair.consonant, pair.vowel] where run.hasPrefix(form) {
        let rest = run.dropFirst(form.count)
        // 이 and 가 end their word; what begins like them and goes on is a form of 이다, or no particle.
        guard pair.vowel == "가" ? rest.isEmpty : ParticleList.covers(rest) || pair.vowel == "였" || pair.vowel == "기"
        else {
          continue
        }
        return Form(written: form, afterConsonant: pair.consonant, afterVowel: pair.vowel)
      }
    }
    return nil
  }
}
