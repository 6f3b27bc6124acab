import GuideModel
import HangulText

/// A slip of the hand in a text, which needs no glossary.
struct TextSlip {
  var range: Range<Int>
  var message: String
  /// What stands there without the slip, where that is clear.
  var replacement: String?
  var applicability = Diagnostic.Fix.Applicability.suggested
  /// True where an identifier stands in it, and is what is wrong.
  var isOfCode = false

  /// Nil where it has no place, or is none of the writer's words.
  func diagnostic(_ rule: Rule, _ prose: Prose) -> Diagnostic? {
    guard !range.isEmpty, isOfCode || !prose.isOpaque(range), let place = prose.range(range) else { return nil }
    let fixes = replacement.map { text in
      let summary = text.isEmpty ? "지웁니다." : "\(text.quoted(.direction)) 고칩니다."
      return prose.fix(applicability, range, text, summary: summary)
    }
    let subject = prose.text(range).trimmed
    return Diagnostic(
      rule, message, about: subject.isEmpty ? nil : subject, file: prose.file, range: place, fixes: fixes ?? [])
  }

  /// A check of sentences: what stands in headings, labels and code, or has no Hangul, is none.
  static func check(_ rule: Rule, _ slips: @escaping @Sendable (Prose, CheckedText) -> [TextSlip]) -> Check<Wording> {
    Check<Wording>(rule) { wording in
      wording.texts.flatMap { text in
        text.prose.flatMap { prose -> [Diagnostic] in
          guard prose.role != .heading, prose.role != .label, prose.role != .code, prose.hasHangul else { return [] }
          return slips(prose, text).compactMap { $0.diagnostic(rule, prose) }
        }
      }
    }
  }
}

extension ArraySlice<UInt8> {
  func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
  func ends(with other: String) -> Bool { suffix(other.utf8.count).elementsEqual(other.utf8) }
}
