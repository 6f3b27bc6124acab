package import GuideModel
import HangulText

/// One edit from a term: Latin words of six letters or more, Korean terms of three syllables or more.
package enum MisspellingRule {
  package static let rule = Rule(
    "term.misspelling", .warning, .guide, "용어를 잘못 적은 것으로 보입니다.",
    .init("도롬출을 엽니다.", "도롱출을 엽니다.", with: RuleExampleFiles.glossary))

  package static let check = Check<Wording>(rule) {
    findings($0.texts, $0.termbase) + KoreanMisspelling.findings($0.texts, $0.termbase)
  }

  private static func findings(_ texts: [CheckedText], _ termbase: Termbase) -> [Diagnostic] {
    let vocabulary = latinVocabulary(texts, termbase)
    let known = Set(vocabulary)
    var counts: [String: Int] = [:]
    let words = texts.flatMap(\.prose).flatMap { prose in latinWords(prose).map { (prose, $0) } }
    for (prose, range) in words { counts[prose.text(range).lowercased(), default: 0] += 1 }
    let byLength = Dictionary(grouping: vocabulary, by: \.count)
    return words.compactMap { prose, range in
      let word = prose.text(range)
      let lower = word.lowercased()
      guard !known.contains(lower), counts[lower] == 1, !prose.isOpaque(range) else { return nil }
      let near = (lower.count - 1...lower.count + 1).flatMap { byLength[$0] ?? [] }.filter {
        $0.first == lower.first && NearestName.editDistance(Array($0.utf8), Array(lower.utf8)) == 1
          && !isInflection($0, lower)
      }
      guard near.count == 1, let place = prose.range(range) else { return nil }
      let right = word.first?.isUppercase == true ? near[0].prefix(1).uppercased() + near[0].dropFirst() : near[0]
      return Diagnostic(
        rule, "\(word.quoted(.topic)) \(right.quoted(.object)) 잘못 적은 것으로 보입니다. 철자를 확인하십시오.",
        file: prose.file, range: place,
        fixes: prose.fix(.suggested, range, right, summary: "\(right.quoted(.direction)) 고칩니다."))
    }
  }

  /// Words of the termbase, and words that the texts use twice or more.
  private static func latinVocabulary(_ texts: [CheckedText], _ termbase: Termbase) -> [String] {
    var counts: [String: Int] = [:]
    for prose in texts.flatMap(\.prose) {
      for range in latinWords(prose) { counts[prose.text(range).lowercased(), default: 0] += 1 }
    }
    let used = counts.filter { $0.value > 1 }.keys
    let terms = termbase.terms.flatMap { term in
      ([term.english] + (term.kind == .name ? [term.korean] : [])).flatMap { $0.split { !$0.isLetter } }.map {
        $0.lowercased()
      }
    }
    return Set(used).union(terms).filter { $0.count >= 6 && $0.utf8.count == $0.count }.sorted()
  }

  private static func latinWords(_ prose: Prose) -> [Range<Int>] {
    prose.latinPhrases.flatMap { phrase -> [Range<Int>] in
      var start = phrase.lowerBound
      return prose.bytes[phrase].split(whereSeparator: { $0 == 0x20 || $0 == 0x2D }, omittingEmptySubsequences: false)
        .compactMap { word in
          defer { start += word.count + 1 }
          return word.count >= 6 ? start..<start + word.count : nil
        }
    }
  }

  /// One is the other with an s.
  private static func isInflection(_ first: String, _ second: String) -> Bool {
    first + "s" == second || second + "s" == first || first.dropLast() + "d" == second
  }
}

extension ArraySlice<UInt8> {
  fileprivate func split(whereSeparator test: (UInt8) -> Bool, omittingEmptySubsequences: Bool) -> [ArraySlice<UInt8>] {
    split(maxSplits: .max, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: test)
  }
}
