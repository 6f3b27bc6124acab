import HangulText

/// What a particle agrees with that stands behind a bracket, a quote, code, a digit or a Latin word: the text before
/// it, and how that may end when it is read aloud.
struct ParticleHead {
  /// As it is written.
  let text: String
  /// Each reading; a particle that fits one of them is right.
  let sounds: [FinalSound]

  /// Nil where the sound is not certain.
  static func before(_ end: Int, in prose: Prose, _ termbase: Termbase) -> ParticleHead? {
    let text = prose.text(max(0, end - 120)..<end)
    // `f('general')`로: how a call or a subscript is read aloud is open.
    if let last = text.last, ")]}".contains(last), end > 0, prose.isCode(end - 1..<end) { return nil }
    let heads = candidates(text[...]).map { head(endingWith: $0, termbase) }
    guard let first = heads.first ?? nil, heads.allSatisfy({ $0 != nil }) else { return nil }
    return ParticleHead(text: first.text, sounds: heads.flatMap { $0?.sounds ?? [] })
  }

  /// The form that fits each reading; nil where they differ.
  func form(of form: ParticleAgreement.Form) -> String? {
    let forms = Set(sounds.map(form.fitting))
    return forms.count == 1 ? forms.first : nil
  }

  private static let quotes: Set<Character> = Set("’”\"'」』》〉】*`")
  private static let brackets: [Character: Character] = [")": "(", "）": "（", "]": "[", "］": "［", "〕": "〔"]

  /// The texts whose ends may be meant.
  ///
  /// Before a gloss in brackets it is the word ahead of it; where a space stands between, `언어 (TVML)`, or the bracket
  /// stands inside quotes, `‘날짜(고정)’`, it may be either.
  private static func candidates(_ text: Substring) -> [Substring] {
    let bare = text.trimmingLast(while: quotes.contains)
    guard let last = bare.last, let opening = brackets[last], let open = bare.lastIndex(of: opening) else {
      return [bare]
    }
    let inside = bare[bare.index(after: open)...].dropLast()
    let outside = bare[..<open]
    let before = outside.trimmingLast { $0.isWhitespace || quotes.contains($0) }
    if before.isEmpty { return [inside] }
    // `LN(3)`: a call, or a formula.
    if let last = outside.last, last.isASCII, last.isLetter || last.isNumber,
      !inside.unicodeScalars.contains(where: \.isHangul) || inside.contains(where: { "\";=".contains($0) })
    {
      return []
    }
    let isEither = outside.last?.isWhitespace == true || bare.endIndex != text.endIndex
    return isEither ? [before, inside] : [before]
  }

  private static func head(endingWith text: Substring, _ termbase: Termbase) -> ParticleHead? {
    if text.hasSuffix("%") { return ParticleHead(text: "%", sounds: [.vowel]) }
    let word = text.suffix(while: { $0.isLetter || $0.isNumber })
    let before = text.dropLast(word.count)
    // 1/2 is read 이분의 일: the last number is not what is heard last.
    guard !word.isEmpty, before.last != "/" else { return nil }
    let sounds = Self.sounds(of: String(word), behind: before, termbase)
    return sounds.isEmpty ? nil : ParticleHead(text: String(word), sounds: sounds)
  }

  private static func sounds(of word: String, behind before: Substring, _ termbase: Termbase) -> [FinalSound] {
    if let reading = termbase.readings[word] { return FinalSound(certain: reading).map { [$0] } ?? [] }
    let digits = word[...].suffix(while: { $0.isASCII && $0.isNumber })
    if !digits.isEmpty {
      let sino = FinalSound(of: String(digits))
      // `Vue 3`, `MP3`: behind an English name the number may be read in English.
      let name = word.dropLast(digits.count).last ?? before.trimmingLast(while: \.isWhitespace).last
      return name?.isASCII == true && name?.isLetter == true
        ? [sino, EnglishNumber.sound(ofDigits: String(digits))] : [sino]
    }
    if word.unicodeScalars.last?.isASCIILetter == true {
      let context = before.suffix(8) + word
      if let unit = UnitReading.sound(of: String(context)) { return [unit] }
      // `3D`, `5G`: a number with what is no known unit.
      if word.unicodeScalars.first?.isASCIIDigit == true { return [] }
    }
    return FinalSound(certain: word).map { [$0] } ?? []
  }
}

extension Substring {
  fileprivate func trimmingLast(while test: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, test(last) { text.removeLast() }
    return text
  }

  fileprivate func suffix(while test: (Character) -> Bool) -> Substring {
    self[(lastIndex { !test($0) }.map(index(after:)) ?? startIndex)...]
  }
}
