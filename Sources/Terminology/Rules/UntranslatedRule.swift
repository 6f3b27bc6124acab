package import GuideModel
import HangulText

/// English left where Korean is known: terms, phrases in lower case, whole sentences.
package enum UntranslatedRule {
  package static let rule = Rule(
    "term.untranslated", .warning, .text, "한국어가 있는 말이 영어로 남았습니다.",
    .init("lamp를 켭니다.", "등불을 켭니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) { findings($0.texts, $0.termbase) }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    texts.flatMap { text -> [Diagnostic] in
      let isKorean = text.prose.contains { $0.hasHangul }
      let originals = OriginalText.paragraphs(of: text.prose)
      return text.prose.indices.flatMap { index -> [Diagnostic] in
        let prose = text.prose[index]
        guard prose.role.isRunning || prose.role == .caption || prose.role == .alternativeText,
          !originals.contains(index)
        else { return [] }
        guard prose.hasHangul else { return isKorean ? sentence(prose) : [] }
        return terms(prose, termbase) + phrases(prose, termbase)
      }
    }
  }

  private static func finding(_ message: String, _ prose: Prose, _ range: Range<Int>, _ fixes: [Diagnostic.Fix])
    -> Diagnostic?
  {
    prose.range(range).map {
      Diagnostic(rule, message, file: prose.file, range: $0, fixes: fixes)
    }
  }

  private static func terms(_ prose: Prose, _ termbase: Termbase) -> [Diagnostic] {
    prose.occurrences.compactMap { found in
      let term = termbase.terms[found.surface.term]
      guard found.surface.kind == .english, !prose.isOpaque(found.range) else { return nil }
      let surroundings = TermSurroundings(prose: prose, range: found.range)
      guard !surroundings.isGloss, !surroundings.isQuotedLabel, !surroundings.hasGloss, !surroundings.hasHangulGloss,
        !LatinPhrase.isInside(found.range, prose), !isReference(prose, found.range), !isKey(prose, found.range)
      else { return nil }
      let fixes = TermFix.replacing(
        found.range, in: prose, with: found.surface.replacement, reading: term.reading, .suggested)
      return finding(
        "영어 \(prose.text(found.range).quoted(.subject)) 번역되지 않았습니다. \(found.surface.replacement.quoted(.direction)) 적으십시오.",
        prose, found.range, term.isHomonym ? [] : fixes)
    }
  }

  /// Two Latin words or more of which the second begins in lower case, with Korean right behind: `drag and drop을`.
  private static func phrases(_ prose: Prose, _ termbase: Termbase) -> [Diagnostic] {
    prose.latinPhrases.compactMap { range in
      let text = prose.text(range)
      let words = text.split(separator: " ")
      guard words.count >= 2, words.count <= 6, words[1].first?.isLowercase == true, words[0].count > 1,
        words[words.count - 1].count > 2, words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } }),
        !termbase.names.contains(text.lowercased()),
        !isProductName(words), !prose.isOpaque(range), !prose.isLink(range), standsAmongHangul(prose, range),
        !isInput(prose, range),
        !OriginalText.isSentence(around: range, in: prose)
      else { return nil }
      let surroundings = TermSurroundings(prose: prose, range: range)
      guard !surroundings.isGloss, !surroundings.isQuotedLabel, !isReference(prose, range) else { return nil }
      return finding("영어 구 \(text.quoted(.subject)) 번역되지 않았습니다. 한국어로 옮기고, 필요하면 괄호에 영어를 적으십시오.", prose, range, [])
    }
  }

  /// Hangul right behind, and before it Hangul, a comma or the text's beginning: no part of a formula.
  private static func standsAmongHangul(_ prose: Prose, _ range: Range<Int>) -> Bool {
    let behind = range.upperBound
    let before = prose.bytes[..<range.lowerBound].last { $0 != 0x20 }
    guard
      before == nil || before == UInt8(ascii: ",") || before == UInt8(ascii: ".") || before.map({ $0 >= 0x80 }) == true,
      before == nil || prose.bytes[range.lowerBound - 1] == 0x20
    else { return false }
    return TermBorder.isSyllable(prose.bytes, behind)
      || prose.bytes.dropFirst(behind).first == 0x20 && TermBorder.isSyllable(prose.bytes, behind + 1)
  }

  /// What is typed, or the name of a command: `… right brace를 입력합니다`.
  private static func isInput(_ prose: Prose, _ range: Range<Int>) -> Bool {
    let sentence = String(decoding: prose.sentence(around: range), as: UTF8.self)
    return sentence.contains("명령") || sentence.contains("입력")
  }

  /// A name with its model: `iPad mini`, `iPhone mini`.
  private static func isProductName(_ words: [Substring]) -> Bool {
    words.dropLast().allSatisfy { $0.dropFirst().contains(where: \.isUppercase) || $0.first?.isUppercase == true }
      && words[0].contains(where: \.isUppercase) && words.count == 2 && words[1].count <= 4
  }

  /// The name of a key: `Option 키`.
  private static func isKey(_ prose: Prose, _ range: Range<Int>) -> Bool {
    prose.text(range.upperBound..<min(prose.bytes.count, range.upperBound + 12)).hasPrefix(" 키")
  }

  /// The title of a document to read on: `… in your app을 참고하세요`.
  private static func isReference(_ prose: Prose, _ range: Range<Int>) -> Bool {
    let after = prose.text(range.upperBound..<min(prose.bytes.count, range.upperBound + 24))
    return after.contains("참고") || after.contains("참조")
  }

  private static func sentence(_ prose: Prose) -> [Diagnostic] {
    let text = prose.text
    let words = text.split(separator: " ")
    guard prose.role.isRunning, words.count >= 4, text.hasSuffix("."),
      words.count(where: { $0.first?.isLowercase == true }) >= 2
    else { return [] }
    return finding("영어 문장이 번역되지 않았습니다. 한국어로 옮기십시오.", prose, 0..<prose.bytes.count, []).map { [$0] } ?? []
  }
}
