/// The parts of a precomposed Hangul syllable (Unicode Standard, section 3.12).
package struct HangulSyllable: Sendable, Equatable {
  package static let range: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// The initial consonants in code order, as compatibility jamo.
  package static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Index of the initial consonant, 0 to 18.
  package var initial: Int
  /// Index of the vowel, 0 to 20.
  package var vowel: Int
  /// Index of the final consonant, 1 to 27; 0 where there is none.
  package var final: Int

  /// Nil where the scalar is no precomposed syllable.
  package init?(_ scalar: Unicode.Scalar) {
    guard Self.range.contains(scalar.value) else { return nil }
    let index = Int(scalar.value - Self.range.lowerBound)
    (initial, vowel, final) = (index / 588, index % 588 / 28, index % 28)
  }

  /// The syllable itself.
  package var scalar: Unicode.Scalar? {
    Unicode.Scalar(Self.range.lowerBound + UInt32(initial * 588 + vowel * 28 + final))
  }

  package static let vowelYeo = 6
  package static let vowelI = 20
  package static let finalGiyeok = 1
  package static let finalNieun = 4
  package static let finalRieul = 8
  package static let finalBieup = 17
  package static let finalSiot = 19
  package static let finalSsangSios = 20
}

extension Unicode.Scalar {
  /// True for syllables, compatibility jamo and conjoining jamo.
  package var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB, 0xFFA1...0xFFDC: true
    default: false
    }
  }

  package var isHangulSyllable: Bool { HangulSyllable.range.contains(value) }

  package var isASCIILetter: Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }

  package var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
}
