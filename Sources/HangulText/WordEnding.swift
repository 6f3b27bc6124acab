/// What may follow a noun in its word: particles, and the endings of 하다, 되다, 시키다 and 스럽다; in English the plural.
///
/// Search takes them off on both sides: the lists reach the browser as a pattern (SearchPatterns).
package enum WordEnding {
  /// The endings of verbs and adjectives made from nouns: heads, then what follows any of them; a dash is nothing.
  package static let verbs = """
    하 되 시키: 거나 게 고 고서 고요 고자 구요 기 기가 기는 기도 기로 기를 기만 기보다 기에 기에는 기엔 \
      기위해 나 나요 네요 느라 는 는가 는건 는것 는게 는곳 는데 는데요 는동안 는방법 는법 는중 는지 니까 다 \
      다가 다는 다면 더라도 던 도록 든 든지 라 려 려고 려고요 려는 려는데 려던 려면 며 면 면서 면서도 므로 \
      세요 시고 시는 시면 시오 신 신다면 십니까 십니다 십시오 어 어도 어서 어야 었다 었습니다 여 여도 여서 \
      여야 였다 였습니다 자 자고 자마자 자면 죠 지 지는 지도 지를 지마 지마세요 지만 지말 지요 질
    한 된 시킨: - 다 다고 다는 다면 데 지
    할 될 시킬: - 게요 까 까요 때 때는 때도 수록 지 지도
    함 됨 시킴: - 과 께 에 으로 으로써 은 을 이
    합 됩 시킵: 니까 니다
    해 돼 시켜: - 놓고 도 두고 라 보기 서 서는 야 야만 야하나요 야하는 야할 요 주 주고 주기 주는 주려면 주면 \
      주세요 줘 줘요 지 지는 지면 진 집니다
    스럽: 거나 게 게도 고 다 다면 습니다 지 지는 지만
    스러: 우며 우면 운 운데 울 움 움을 움이 워 워서 워야 웠다 웠습니다
    했 됐 시켰: 고 나요 네요 는데 는지 다 다가 다면 더니 던 습니다 어요 으나 으니 으며 으면 으므로 을 을까요 \
      을때 죠 지만
    """.split(separator: "\n").map { line -> (heads: [String], tails: [String]) in
      let parts = line.split(separator: ":").map { $0.split(separator: " ").map { $0 == "-" ? "" : String($0) } }
      return (parts[0], parts[1])
    }

  /// Endings of the plural, behind Latin words alone.
  package static let plurals = ["s", "es", "ies"]

  /// True where the whole text is one ending.
  package static func contains(_ text: String) -> Bool { all.contains(text) }

  private static let all = Set(
    ParticleList.all + plurals
      + verbs.flatMap { group in group.heads.flatMap { head in group.tails.map { head + $0 } } })

  /// Most words end in none of these, and need no further look.
  private static let lastScalars = Set(all.compactMap { $0.unicodeScalars.last })

  private static let longest = all.map(\.unicodeScalars.count).max() ?? 0

  /// What is left of a word without an ending, the shortest first; never empty.
  package static func stems(of word: String) -> [String] {
    guard let last = word.unicodeScalars.last, lastScalars.contains(last) else { return [] }
    let scalars = Array(word.unicodeScalars)
    return (max(1, scalars.count - longest)..<max(1, scalars.count)).compactMap { length in
      contains(text(scalars[length...])) ? text(scalars[..<length]) : nil
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
