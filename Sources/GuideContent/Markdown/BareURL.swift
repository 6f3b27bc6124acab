import HangulText

/// A URL in running text; it ends before a Korean particle or Korean punctuation.
struct BareURL {
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  var needsScheme: Bool

  static func read(_ bytes: [UInt8], at start: Int) -> BareURL? {
    let starts = ["https://", "http://", "www."]
    guard let opening = starts.first(where: { bytes[start...].starts(with: $0.utf8) }),
      start == 0 || !isWord(bytes[start - 1])
    else { return nil }
    let body = start + opening.utf8.count
    var scalars = scalars(bytes, from: body)
    guard let first = scalars.first, first.properties.isAlphabetic || first.isASCIIDigit else {
      return nil
    }
    trim(&scalars)
    cutParticle(&scalars)
    trim(&scalars)
    guard !scalars.isEmpty, opening != "www." || scalars.contains(".") else { return nil }
    let length = scalars.reduce(0) { $0 + UTF8.width($1) }
    return BareURL(range: start..<body + length, needsScheme: opening == "www.")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F
  }

  private static let stops = Set("<>「」『』（）“”‘’《》〈〉【】、。，！？：；…·".unicodeScalars)

  private static func scalars(_ bytes: [UInt8], from start: Int) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in String(decoding: bytes[start...].prefix(4_000), as: UTF8.self).unicodeScalars {
      if scalar.isMarkdownSpace || stops.contains(scalar) || scalar.value < 0x20 { break }
      result.append(scalar)
    }
    return result
  }

  /// Punctuation at the end belongs to the sentence; so does a bracket that the URL did not open (GFM).
  private static func trim(_ scalars: inout [Unicode.Scalar]) {
    while let last = scalars.last {
      if "?!.,:;*_~'\"".unicodeScalars.contains(last) {
        scalars.removeLast()
      } else if last == ")" || last == "]",
        scalars.count(where: { $0 == last })
          > scalars.count(where: { $0 == (last == ")" ? "(" : "[") })
      {
        scalars.removeLast()
      } else {
        return
      }
    }
  }

  /// Hangul right after a letter or digit is a particle where the closed list has it.
  ///
  /// Behind a slash or an equals sign, and behind other Hangul, it may be a word of the address: only particles
  /// that end no noun are cut there.
  private static func cutParticle(_ scalars: inout [Unicode.Scalar]) {
    let tail = scalars.reversed().prefix { $0.isHangulSyllable }.count
    guard tail > 0, tail < scalars.count else { return }
    let text = String(String.UnicodeScalarView(scalars.suffix(tail)))
    let before = scalars[scalars.count - tail - 1]
    let isPath = before == "/" || before == "="
    if ParticleList.contains(text), !isPath || isCertain(text) {
      scalars.removeLast(tail)
      return
    }
    guard
      let particle = ParticleList.all.first(where: {
        text.hasSuffix($0) && isCertain($0) && text.count > $0.count
      })
    else { return }
    scalars.removeLast(particle.unicodeScalars.count)
  }

  private static func isCertain(_ particle: String) -> Bool {
    ["를", "는", "에서", "에서는", "에서도", "에서만", "에는", "에도", "으로", "으로는", "까지", "부터", "에게", "처럼", "보다", "입니다"]
      .contains(particle)
  }
}
