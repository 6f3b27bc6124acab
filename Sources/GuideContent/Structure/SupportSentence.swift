package import GuideModel
import HangulText

/// Reads what sentences such as `tvOS와 watchOS에서는 지원되지 않습니다.` say about platforms.
package enum SupportSentence {
  /// What the sentences of a text say; `isWhole` is true where none of them says anything else.
  package static func read(_ text: String) -> (stated: [(Platform, Support)], isWhole: Bool) {
    // Nearly every paragraph names no platform at all.
    guard ["OS", "os", "플랫폼", "latforms"].contains(where: { text.utf8.firstRange(of: $0.utf8) != nil }) else {
      return ([], false)
    }
    let sentences = Sentence.split(text.folded).map(statement)
    return (sentences.flatMap { $0 ?? [] }, !sentences.isEmpty && sentences.allSatisfy { $0 != nil })
  }

  private struct Predicate {
    var words: String
    var support: Support
    /// True where the platforms come after it, as in English.
    var leads: Bool
  }

  private static let predicates: [Predicate] = {
    let korean: [(Support, [String])] = [
      (
        .noAdditional,
        [
          "추가 고려 사항은 없", "추가 고려 사항이 없", "추가 고려사항은 없", "추가 고려사항이 없", "추가로 고려할 사항은 없",
          "추가로 고려할 사항이 없", "추가로 고려할 점은 없", "추가로 고려할 점이 없", "추가적인 고려 사항은 없", "추가적인 고려 사항이 없",
          "추가적인 고려사항은 없", "추가적인 고려사항이 없", "별도의 고려 사항은 없", "별도의 고려 사항이 없", "고려할 사항은 없", "고려할 사항이 없",
          "고려 사항은 없", "고려 사항이 없", "고려사항은 없", "고려사항이 없",
        ]
      ),
      (
        .notSupported,
        [
          "지원되지 않", "지원하지 않", "지원되지않", "지원하지않", "지원이 되지 않", "지원 안 됨", "미지원", "사용할 수 없", "이용할 수 없", "쓸 수 없",
          "제공되지 않", "제공하지 않",
        ]
      ),
      (.supported, ["지원됩니다", "지원합니다", "지원되며", "지원하며", "지원되고", "지원하고", "사용할 수 있", "쓸 수 있"]),
    ]
    let english: [(Support, [String])] = [
      (.noAdditional, ["no additional considerations for", "no additional considerations in"]),
      (.notSupported, ["not supported in", "not supported on", "not available in", "not available on"]),
      (.supported, ["supported in", "supported on", "available in", "available on"]),
    ]
    return korean.flatMap { support, words in
      words.map { Predicate(words: $0, support: support, leads: false) }
    }
      + english.flatMap { support, words in
        words.map { Predicate(words: $0, support: support, leads: true) }
      }
  }()

  private static func statement(_ sentence: String) -> [(Platform, Support)]? {
    // A sentence about platforms is short.
    guard sentence.utf8.count <= 600 else { return nil }
    let text = sentence.lowercased()
    var found: [(range: Range<String.Index>, predicate: Predicate)] = []
    var start = text.startIndex
    while let next = firstPredicate(in: text[start...]) {
      found.append(next)
      start = next.range.upperBound
    }
    guard let first = found.first, let last = found.last else { return nil }
    var result: [(Platform, Support)] = []
    if first.predicate.leads {
      for (index, item) in found.enumerated() {
        let end = index + 1 < found.count ? found[index + 1].range.lowerBound : text.endIndex
        guard let platforms = platforms(text[item.range.upperBound..<end]) else { return nil }
        result += platforms.map { ($0, item.predicate.support) }
      }
      return isFiller(text[..<first.range.lowerBound]) ? result : nil
    }
    var clause = text.startIndex
    for item in found {
      guard let platforms = platforms(text[clause..<item.range.lowerBound]) else { return nil }
      result += platforms.map { ($0, item.predicate.support) }
      clause = text[item.range.upperBound...].firstIndex { " ,.".contains($0) } ?? text.endIndex
    }
    return text[last.range.upperBound...].count <= 8 ? result : nil
  }

  /// The predicate that begins first; of those the longest.
  private static func firstPredicate(in text: Substring)
    -> (range: Range<String.Index>, predicate: Predicate)?
  {
    predicates.compactMap { predicate in
      text.firstRange(of: predicate.words).map { ($0, predicate) }
    }
    .min {
      ($0.0.lowerBound, $1.0.upperBound) < ($1.0.lowerBound, $0.0.upperBound)
    }
    .map { (range: $0.0, predicate: $0.1) }
  }

  /// The platforms of a clause; nil where there is none, or more than platforms and words between them.
  private static func platforms(_ clause: Substring) -> [Platform]? {
    var rest = String(clause)
    var platforms: [Platform] = []
    for phrase in ["모든 플랫폼", "all platforms"] where rest.contains(phrase) {
      platforms = Platform.allCases
      rest = rest.replacing(phrase, with: " ")
    }
    for platform in Platform.allCases.sorted(by: { $0.rawValue.count > $1.rawValue.count }) {
      let name = platform.rawValue.lowercased()
      guard rest.contains(name) else { continue }
      platforms.append(platform)
      rest = rest.replacing(name, with: " ")
    }
    return platforms.isEmpty || !isFiller(rest[...]) ? nil : platforms
  }

  private static let filler: Set = [
    "와", "과", "및", "또는", "하고", "그리고", "나", "이나", "에", "에서", "에서는", "에서만", "에는", "에서도", "는", "은", "도", "만", "의",
    "를", "을", "용", "위한", "대한", "대해", "대해서는", "관한", "경우", "경우에는", "이", "기능은", "기능을", "기능이", "구성요소는", "구성요소를",
    "구성", "요소는", "요소를", "컨트롤은", "컨트롤을", "것은", "더", "따로", "별도로", "추가로", "현재", "아직", "모두", "and", "or", "in", "on", "for",
    "are", "is", "there", "this", "component", "그러나", "하지만", "고", "며", "으며", "고,", "지만",
  ]

  /// True where a stretch holds no words but those that link platforms to what is said.
  private static func isFiller(_ text: Substring) -> Bool {
    text.split { !$0.isLetter }.allSatisfy { filler.contains(String($0)) }
  }
}
