import GuideContent
import GuideModel
import HangulText

/// Lines that are headings: the shared list, platforms, headings of Apple's page, other short Latin lines.
struct HeadingRule {
  struct Heading {
    var text: String
    var level: Int
    var kind: Section.Kind
    var review: String?
  }

  private let page: UpstreamFacts.Page?

  init(_ page: UpstreamFacts.Page?) { self.page = page }

  /// - Parameters:
  ///   - next: the line after it.
  ///   - isUnderPlatforms: true below the heading of platform considerations.
  func heading(_ line: String, next: String?, isUnderPlatforms: Bool) -> Heading? {
    let text = Self.bare(line)
    guard !text.isEmpty, text.count <= 60, !Sentence.ends(text) else { return nil }
    if let kind = HeadingNames.kind(text) { return Heading(text: text, level: 2, kind: kind) }
    if isUnderPlatforms {
      if PlatformNames.list(text) != nil { return Heading(text: text, level: 3, kind: .platform) }
      if let platforms = PlatformNames.misspeltList(text) {
        let right = platforms.map(\.rawValue).joined(separator: ", ")
        return Heading(
          text: right, level: 3, kind: .platform,
          review: "제목 \(text.quoted(.object)) \(right.quoted(.direction)) 고쳤습니다.")
      }
    }
    if let known = known(text) {
      let level = isUnderPlatforms ? max(3, known.level) : known.level
      return Heading(text: text, level: min(4, max(2, level)), kind: .topic)
    }
    guard Self.looksLikeHeading(text), let next, LineShape(next).isProse, next.count >= 25 else {
      return nil
    }
    return Heading(text: text, level: isUnderPlatforms ? 4 : 2, kind: .topic)
  }

  private func known(_ text: String) -> UpstreamFacts.Heading? {
    let key = Self.key(text)
    return page?.headings.first { Self.key($0.english) == key || $0.korean.map(Self.key) == key }
  }

  private static func key(_ text: String) -> String {
    text.nfc.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func bare(_ line: String) -> String {
    var text = line.drop { $0 == "#" || $0 == " " }
    while text.last == ":" || text.last == " " { text = text.dropLast() }
    return String(text)
  }

  /// Latin, two words or more, a capital at the start, no punctuation of a sentence.
  private static func looksLikeHeading(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return (2...8).contains(words.count)
      && text.unicodeScalars.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || " -,&'/".unicodeScalars.contains($0) }
      && text.first?.isUppercase == true
  }
}
