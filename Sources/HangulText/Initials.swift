extension String {
  /// Each syllable as its initial consonant, everything else as it is: 선택기 → ㅅㅌㄱ.
  package var initials: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(HangulSyllable(scalar).map { HangulSyllable.initials[$0.initial] } ?? scalar)
    }
    return String(result)
  }
}
