/// The closed list of particles that may follow a noun, longest first.
package enum ParticleList {
  package static let all: [String] = list.sorted {
    ($1.utf8.count, $0) < ($0.utf8.count, $1)
  }

  private static let list = [
    "은", "는", "이", "가", "을", "를", "의", "에", "와", "과", "로", "으로", "도", "만", "나", "이나",
    "에서", "에게", "에는", "에도", "에만", "에서는", "에서도", "에서만", "에게는", "에게도", "에게서", "에서의",
    "까지", "까지는", "까지도", "부터", "부터는", "마다", "마저", "조차", "처럼", "처럼은", "만큼", "만큼은", "보다", "보다는",
    "밖에", "대로", "뿐", "뿐만", "라도", "이라도", "라고", "이라고", "라는", "이라는", "란", "이란", "라면", "이라면", "라서", "이라서",
    "으로는", "로는", "으로도", "로도", "으로만", "로만", "으로서", "로서", "으로써", "로써", "으로의", "로의", "으로부터", "로부터",
    "와는", "과는", "와도", "과도", "와의", "과의", "하고", "이며", "며", "이고", "고", "이자", "든", "이든", "든지", "이든지",
    "들", "들은", "들이", "들을", "들의", "들에", "들과", "들도", "들로", "들에게", "들에서",
    "인", "인데", "인지", "인가", "인가요", "일때", "입니다", "이다", "다", "이거나", "거나", "이므로", "므로", "이지만", "지만", "이면", "면",
    "였습니다", "이었습니다", "였다", "이었다", "입니까", "랑", "이랑", "야말로", "이야말로", "이니까", "니까", "이죠", "죠", "여서", "이어서", "이라", "임", "일",
    "이기",
    "만은", "만이", "만을", "만의", "만으로", "께", "께서", "한테", "에다", "에다가", "커녕", "은커녕", "는커녕", "이나마", "나마", "야", "이야", "요", "이요",
    "예요", "이에요",
  ]

  /// True where the whole text is one particle.
  package static func contains(_ text: String) -> Bool { set.contains(text) }
  private static let set = Set(list)

  /// True where the text is none to three particles one after another.
  package static func covers(_ text: Substring) -> Bool { covers(Array(text.utf8)[...]) }

  /// The same for a text in UTF-8.
  package static func covers(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Ten syllables hold any three particles.
    bytes.isEmpty || bytes.count <= 36 && covers(bytes, upTo: 3)
  }

  private static func covers(_ bytes: ArraySlice<UInt8>, upTo count: Int) -> Bool {
    guard bytes.count >= 3 else { return bytes.isEmpty }
    guard count > 0, let candidates = byFirstSyllable[key(bytes)] else { return false }
    return candidates.contains { bytes.starts(with: $0) && covers(bytes.dropFirst($0.count), upTo: count - 1) }
  }

  /// The three bytes of the first syllable in one number.
  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let start = bytes.startIndex
    return UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
  }

  /// The particles in UTF-8 by their first syllable.
  private static let byFirstSyllable = Dictionary(grouping: all.map { Array($0.utf8) }) { key($0[...]) }
}
