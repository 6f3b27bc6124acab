package import GuideModel
import HangulText

/// `{#id}` where it names nothing: only headings and guidelines take one.
package enum AnchorPlaceRule {
  package static let rule = Rule(
    "anchor.place", .warning, .file, "id를 붙일 수 없는 자리입니다.",
    .init("문단입니다. {#x}", "문단입니다."))

  package static let check = Check(rule, findings)

  /// `｛#id｝`, `(#id)`, `[#id]` at the end of a text.
  static var otherMark: Regex<Substring> { /[｛(\[（]#[a-z0-9][a-z0-9-]*[｝)\]）]\s*$/ }

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.inlines.compactMap { inline in
      guard case .text(let run) = inline, run.text.utf8.contains(UInt8(ascii: "#")) else { return nil }
      return misplaced(run, document) ?? otherBrackets(run, document)
    }
  }

  private static func misplaced(_ run: TextRun, _ document: ParsedDocument) -> Diagnostic? {
    guard let open = run.text.firstRange(of: "{#") else { return nil }
    let start = run.text.utf8.distance(from: run.text.startIndex, to: open.lowerBound)
    let mark = run.text[open.lowerBound...].prefix { $0 != "}" } + "}"
    return Diagnostic(
      rule, "id 표시 ‘\(mark)’가 글자로 보입니다. id는 제목이나 지침의 첫 문단 끝에, 빈칸 없이 한 번만 적으십시오.", about: String(mark),
      file: document.file, range: run.range(of: start..<run.text.utf8.count))
  }

  private static func otherBrackets(_ run: TextRun, _ document: ParsedDocument) -> Diagnostic? {
    guard run.isVerbatim, let match = run.text.firstMatch(of: otherMark) else { return nil }
    let start = run.text.utf8.distance(from: run.text.startIndex, to: match.startIndex)
    let written = String(match.output).trimmed
    let right = "{\(written.dropFirst().dropLast())}"
    let range = run.range(of: start..<start + written.utf8.count)
    return Diagnostic(
      rule, "id 표시 \(written.quoted(.subject)) 글자로 보입니다. \(right.quoted(.direction)) 적으십시오.", about: written,
      file: document.file, range: range,
      fixes: [
        Diagnostic.Fix(.suggested, summary: "괄호를 바꿉니다.", edits: [Diagnostic.Edit(range: range, replacement: right)])
      ])
  }
}
