import GuideContent
import HangulText

/// Writes a text of the capture as Markdown, with the references to topics and API that it spells out.
struct ReferenceMarkup {
  private let facts: ImportFacts
  private let slug: String
  /// Headings of the article itself, by their text in lower case.
  private let headings: [String: String]

  init(_ facts: ImportFacts, slug: String, headings: [String]) {
    self.facts = facts
    self.slug = slug
    self.headings = Dictionary(
      headings.map { ($0.lowercased(), AnchorText.docC($0)) }, uniquingKeysWith: { first, _ in first })
  }

  func markdown(_ text: String, startsLine: Bool) -> String {
    var result = ""
    var done = text.startIndex
    for (range, wrap) in references(in: text) where range.lowerBound >= done {
      result += MarkdownText.escaped(String(text[done..<range.lowerBound]), startsLine: startsLine && result.isEmpty)
      result += wrap(String(text[range]))
      done = range.upperBound
    }
    return result
      + MarkdownText.escaped(String(text[done...]), startsLine: startsLine && result.isEmpty)
  }

  private typealias Reference = (range: Range<String.Index>, wrap: (String) -> String)

  private func references(in text: String) -> [Reference] {
    var result: [Reference] = []
    var start = text.startIndex
    for sentence in Sentence.split(text) {
      guard let found = text[start...].firstRange(of: sentence) else { continue }
      start = found.upperBound
      let part = text[found]
      if ["참고", "참조", "확인하세요", "살펴보"].contains(where: { part.contains($0) }) {
        result += readOn(part)
      } else if let instead = part.firstRange(of: "대신"), part[instead.upperBound...].contains("사용") {
        result += topics(part)
      } else if part.contains("사용하는 것이 좋") || part.contains("사용하세요") {
        result += glosses(part)
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `X를 참고하세요`: API names, a topic's title, a heading.
  private func readOn(_ sentence: Substring) -> [Reference] {
    let isForDevelopers = sentence.contains("개발자")
    var result: [Reference] = []
    for phrase in latinPhrases(sentence) {
      let name = String(sentence[phrase])
      if isForDevelopers
        || facts.symbols[name] != nil && name.contains(where: \.isUppercase) && facts.slug(named: name) == nil
      {
        if !name.contains(" ") { result.append((phrase, { "`\($0)`" })) }
      } else if let topic = facts.slug(named: name) {
        if topic != slug { result.append((phrase, { link($0, "doc:\(topic)") })) }
      } else if let own = headings[name.lowercased()] {
        result.append((phrase, { link($0, "#\(own)") }))
      } else if let place = facts.heading(named: name), place.slug != slug {
        result.append((phrase, { link($0, "doc:\(place.slug)#\(place.anchor)") }))
      }
    }
    return result.isEmpty ? topics(sentence) : result
  }

  /// Topics by their Korean names, particles behind them left outside.
  private func topics(_ sentence: Substring) -> [Reference] {
    var result: [Reference] = []
    for (name, topic) in facts.names where topic != slug {
      guard let range = sentence.firstRange(of: name),
        range.lowerBound == sentence.startIndex
          || !sentence[sentence.index(before: range.lowerBound)].unicodeScalars.contains(where: \.isHangul),
        ParticleList.covers(sentence[range.upperBound...].prefix { $0.unicodeScalars.allSatisfy(\.isHangul) }),
        !result.contains(where: { $0.range.overlaps(range) })
      else { continue }
      result.append((range, { link($0, "doc:\(topic)") }))
    }
    return result
  }

  /// `목록이나 표(list or table)`: the English in brackets is a topic's title; the Korean before it is linked too.
  private func glosses(_ sentence: Substring) -> [Reference] {
    latinPhrases(sentence).compactMap { phrase in
      guard phrase.lowerBound > sentence.startIndex, phrase.upperBound < sentence.endIndex,
        sentence[sentence.index(before: phrase.lowerBound)] == "(", sentence[phrase.upperBound] == ")",
        let topic = facts.slug(named: String(sentence[phrase])), topic != slug,
        sentence[phrase].contains(" ")
      else { return nil }
      return (phrase, { link($0, "doc:\(topic)") })
    }
  }

  /// Stretches of Latin words, dots and digits inside them.
  private func latinPhrases(_ sentence: Substring) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start: String.Index?
    var end = sentence.startIndex
    for index in sentence.indices {
      let character = sentence[index]
      let isLatin = character.isASCII && (character.isLetter || character.isNumber || "_.&-".contains(character))
      if isLatin {
        if start == nil, character.isLetter { start = index }
        if character != "." { end = sentence.index(after: index) }
      } else if character != " ", let first = start {
        result.append(first..<max(end, sentence.index(after: first)))
        start = nil
      }
    }
    if let first = start { result.append(first..<max(end, sentence.index(after: first))) }
    return result.filter { sentence[$0].count > 1 }
  }
}

private func link(_ text: String, _ address: String) -> String {
  "[\(MarkdownText.escaped(text, startsLine: false))](\(address))"
}
