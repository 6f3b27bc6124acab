package import GuideModel
import HangulText

/// Marks of footnotes that have no note, and notes that no mark leads to: the one is shown as it is written, the other
/// not at all.
package enum FootnoteRule {
  package static let rule = Rule(
    "footnote.pair", .warning, .file, "짝이 없는 각주입니다.",
    .init("등[^1]입니다.", "등[^1]입니다.\n\n[^1]: 밝은 것입니다."), .init("등입니다.\n\n[^1]: 밝은 것입니다.", "등[^1]입니다.\n\n[^1]: 밝은 것입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let marks = marks(document)
    let definitions = definitions(document)
    let known = Set(definitions.map { $0.label.lowercased() })
    let used = Set(
      document.inlines.compactMap { if case .footnote(let mark) = $0 { mark.label.lowercased() } else { nil } })
    let missing = marks.filter { !known.contains($0.label.lowercased()) }.map {
      told("각주 표시 ‘[^\($0.label)]’의 글이 없어 글자 그대로 보입니다. ‘[^\($0.label)]: …’을 문단으로 적거나 표시를 지우십시오.", $0, document)
    }
    var firsts: [String: Int] = [:]
    let repeated = definitions.compactMap { place -> Diagnostic? in
      guard let first = firsts[place.label.lowercased()] else {
        firsts[place.label.lowercased()] = place.range.start.line
        return nil
      }
      return told(
        "각주 ‘[^\(place.label)]’의 글이 \(first)번째 줄에도 있어 이 글은 보이지 않습니다. 표시와 글의 이름을 바꾸십시오.", place, document)
    }
    return missing + repeated + spaced(document) + bare(document)
      + definitions.filter { !used.contains($0.label.lowercased()) }.map {
        told("각주 ‘[^\($0.label)]’의 글을 가리키는 표시가 없어 보이지 않습니다. 본문에 ‘[^\($0.label)]’를 적거나 글을 지우십시오.", $0, document)
      }
  }

  private typealias Place = (label: String, range: SourceRange)

  private static func told(_ message: String, _ place: Place, _ document: ParsedDocument) -> Diagnostic {
    Diagnostic(rule, message, about: place.label, file: document.file, range: place.range)
  }

  /// `[^ 1]`: a blank in the mark.
  private static func spaced(_ document: ParsedDocument) -> [Diagnostic] {
    places(in: document, holding: "^") { $0.matches(of: /\[\^\s*([^\[\]\s]+)\s*\]/).map { ($0.output.1, $0.output.0) } }
      .filter { document.source.text($0.range).contains(" ") }.map {
        told("각주 표시에 빈칸이 있어 글자 그대로 보입니다. ‘[^\($0.label)]’로 붙여 적으십시오.", $0, document)
      }
  }

  /// `글[1]입니다.` with a paragraph `[1] …`: notes as books print them.
  private static func bare(_ document: ParsedDocument) -> [Diagnostic] {
    let texts = Set(
      document.nodes { $0 == .paragraph }.flatMap { node in
        (node.range.start.line...max(node.range.start.line, node.range.end.line)).compactMap { number -> String? in
          let line = document.source.line(number)
          guard line.first == UInt8(ascii: "[") else { return nil }
          return String(decoding: line, as: UTF8.self).prefixMatch(of: /\[([0-9]{1,2})\][ :]/).map {
            String($0.output.1)
          }
        }
      })
    guard !texts.isEmpty else { return [] }
    return places(in: document, holding: "[") {
      $0.matches(of: /[^\s\]](\[([0-9]{1,2})\])/).map { ($0.output.2, $0.output.1) }
    }.filter { texts.contains($0.label) }.map {
      told("‘[\($0.label)]’은 각주가 되지 않고 글자로 보입니다. 표시는 ‘[^\($0.label)]’로, 글은 ‘[^\($0.label)]: …’으로 적으십시오.", $0, document)
    }
  }

  private static func places(
    in document: ParsedDocument, holding mark: Character, _ found: (String) -> [(label: Substring, whole: Substring)]
  ) -> [Place] {
    document.inlines.flatMap { inline -> [Place] in
      guard case .text(let run) = inline, run.isVerbatim, run.text.contains(mark) else { return [] }
      return found(run.text).map { label, whole in
        let start = run.text.utf8.distance(from: run.text.startIndex, to: whole.startIndex)
        return (String(label), run.range(of: start..<start + whole.utf8.count))
      }
    }
  }

  /// `[^…]` that was left as text.
  private static func marks(_ document: ParsedDocument) -> [Place] {
    document.inlines.flatMap { inline -> [Place] in
      guard case .text(let run) = inline, run.text.utf8.contains(UInt8(ascii: "^")), run.isVerbatim else { return [] }
      return run.text.matches(of: /\[\^([^\[\]\s]+)\]/).compactMap { match -> Place? in
        // `[^a-z]` is a pattern.
        guard match.output.1.wholeMatch(of: /.-./) == nil else { return nil }
        let start = run.text.utf8.distance(from: run.text.startIndex, to: match.range.lowerBound)
        let offset = document.source.offset(of: run.range.start) + start
        // An escaped bracket is meant as it is written.
        guard offset == 0 || document.source.bytes[offset - 1] != UInt8(ascii: "\\") else { return nil }
        return (String(match.output.1), run.range(of: start..<start + match.output.0.utf8.count))
      }
    }
  }

  /// Lines that begin the text of a footnote.
  private static func definitions(_ document: ParsedDocument) -> [Place] {
    document.proseLines.compactMap { line -> Place? in
      guard line.bytes.prefix(5).contains(UInt8(ascii: "^")) else { return nil }
      let text = String(decoding: line.bytes, as: UTF8.self)
      guard let match = text.prefixMatch(of: /[ ]{0,3}(\[\^([^\]\s]+)\]):/) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: match.output.1.startIndex)
      return (
        String(match.output.2),
        SourceRange(line: line.number, columns: start + 1..<start + 1 + match.output.1.utf8.count)
      )
    }
  }
}
