import GuideContent
import HangulText

/// Lists whose bullets are still there, and lists whose bullets were lost on copying.
enum ListRule {
  struct Found {
    var items: [String]
    var isOrdered: Bool
    var review: [(code: String, reason: String)]
  }

  /// The list that begins with the first of the lines; nil where it is none.
  /// - Parameter intro: the line before, where it is running text.
  static func read(_ lines: ArraySlice<Capture.Line>, intro: String?) -> Found? {
    guard let first = lines.first.map({ LineShape($0.text) }) else { return nil }
    if let bullet = first.bullet {
      let items = lines.prefix { LineShape($0.text).bullet?.isOrdered == bullet.isOrdered }
      return Found(
        items: items.compactMap { LineShape($0.text).bullet?.rest }, isOrdered: bullet.isOrdered, review: [])
    }
    if first.isExample {
      let items = lines.prefix { LineShape($0.text).isExample }.map(\.text)
      return Found(items: Array(items), isOrdered: false, review: [])
    }
    if first.isDashItem {
      let items = lines.prefix { LineShape($0.text).isDashItem }.map(\.text)
      if items.count > 1 { return Found(items: Array(items), isOrdered: false, review: introReview(intro)) }
    }
    guard let intro, introducesList(intro) else { return nil }
    var items = [first.text]
    for line in lines.dropFirst() {
      guard isParallel(line.text, items) else { break }
      items.append(line.text)
    }
    guard items.count > 1 else { return nil }
    return Found(
      items: items, isOrdered: false,
      review: introReview(intro) + [("listExtent", "글머리표가 없어 비슷하게 시작하는 줄까지를 목록으로 보았습니다.")])
  }

  /// Ends in a colon, or breaks off.
  static func introducesList(_ intro: String) -> Bool {
    intro.hasSuffix(":") || intro.hasSuffix("：") || !Sentence.ends(intro)
  }

  private static func introReview(_ intro: String?) -> [(code: String, reason: String)] {
    guard let intro, !intro.hasSuffix(":"), !intro.hasSuffix("：") else { return [] }
    return [("listIntroUnterminated", "목록을 이끄는 줄이 쌍점으로 끝나지 않습니다.")]
  }

  /// Begins like the items before: with a platform, or with a noun that all of them have.
  private static func isParallel(_ line: String, _ items: [String]) -> Bool {
    guard !LineShape(line).isPrescriptive || startsWithPlatform(line) else { return false }
    if startsWithPlatform(line) { return items.allSatisfy(startsWithPlatform) }
    let shared = items.map(heads).reduce(heads(line)) { $0.intersection($1) }
    return !shared.isEmpty
  }

  private static func startsWithPlatform(_ line: String) -> Bool {
    let word = line.prefix { $0.isASCII && $0.isLetter }
    return PlatformNames.platform(word) != nil
  }

  /// The nouns of the first three words, particles taken off.
  private static func heads(_ line: String) -> Set<String> {
    let words = line.split(separator: " ").prefix(3).map { word in
      String(word.prefix { $0.isLetter })
    }
    return Set(
      words.map { word in
        let particle = ParticleList.all.first { word.hasSuffix($0) && word.count - $0.count >= 2 }
        return String(word.dropLast(particle?.count ?? 0))
      }
      .filter { $0.count >= 2 })
  }
}
