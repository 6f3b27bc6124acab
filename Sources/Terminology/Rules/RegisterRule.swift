package import GuideModel
import HangulText

/// A sentence in another register than its article's: 해요체 or 한다체 among 합니다체.
///
/// What most sentences are written in decides; each note and each quote is a text of its own. Headings, captions,
/// cells, and what ends without a stop are left out.
package enum RegisterRule {
  package static let rule = Rule(
    "text.register", .warning, .text, "글의 다른 문장과 말투가 다릅니다.",
    .init("등이 켜집니다. 밝습니다. 등을 끌 수 있어요.", "등이 켜집니다. 밝습니다. 등을 끌 수 있습니다."),
    .init("등이 켜집니다. 밝습니다. 스위치로 끈다.", "등이 켜집니다. 밝습니다. 스위치로 끕니다."))

  private struct Sentence {
    var prose: Prose
    var end: SentenceEnd
    var register: Register
  }

  package static let check = Check<Wording>(rule) { wording in
    wording.texts.flatMap { text in voices(text).flatMap(findings) }
  }

  /// The article's sentences, and those of each note and quote.
  private static func voices(_ text: CheckedText) -> [[Sentence]] {
    var voices: [Int: [Sentence]] = [:]
    for prose in text.prose where prose.hasHangul && (prose.role == .prose || prose.role == .lead) && !isLabelled(prose)
    {
      for end in SentenceEnd.all(in: prose) {
        guard let register = end.register(in: prose) else { continue }
        voices[prose.quote ?? 0, default: []].append(Sentence(prose: prose, end: end, register: register))
      }
    }
    return voices.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A note in a plain text.
  private static func isLabelled(_ prose: Prose) -> Bool {
    let start = String(decoding: prose.bytes.prefix(40), as: UTF8.self)
    return NoteLabel.translatorNames.contains(where: start.hasPrefix)
  }

  private static func findings(_ sentences: [Sentence]) -> [Diagnostic] {
    let counts = Dictionary(grouping: sentences, by: \.register).mapValues(\.count)
    guard let usual = Register.allCases.max(by: { counts[$0, default: 0] < counts[$1, default: 0] }),
      // Where two registers stand side by side, none is the usual one.
      counts[usual, default: 0] >= 2, counts[usual, default: 0] * 3 >= sentences.count * 2
    else { return [] }
    return sentences.filter { $0.register != usual }.compactMap { finding($0, usual) }
  }

  private static func finding(_ sentence: Sentence, _ usual: Register) -> Diagnostic? {
    let (prose, word) = (sentence.prose, sentence.end.word)
    guard !prose.isOpaque(word), let place = prose.range(word) else { return nil }
    let formal = usual == .formal ? FormalEnding.of(prose.text(word)) : nil
    let remedy = formal.map { "\($0.quoted(.direction)) 고치십시오." } ?? "\(usual.rawValue)로 고치십시오."
    return Diagnostic(
      rule, "다른 문장은 \(usual.rawValue)인데 이 문장은 \(sentence.register.rawValue)입니다. \(remedy)", about: prose.text(word),
      file: prose.file, range: place,
      fixes: formal.map { prose.fix(.suggested, word, $0, summary: "\($0.quoted(.direction)) 고칩니다.") } ?? [])
  }
}
