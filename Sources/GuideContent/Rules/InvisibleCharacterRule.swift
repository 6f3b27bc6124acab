package import GuideModel
import HangulText

/// Characters that blog editors leave behind and nobody sees.
package enum InvisibleCharacterRule {
  package static let rule = Rule(
    "text.invisible", .warning, .file, "보이지 않는 글자가 있습니다.",
    .init("단\u{200B}추입니다.", "단추입니다."))

  package static let check = Check(rule, findings)

  /// One warning for each place that breaks syntax, one a character for all other places together.
  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let file = document.file
    let indented = indentedLines(document)
    // What stands in code is the code's.
    let findings = document.treated.findings.filter { finding in
      !document.isCode(finding.range.start) || finding.breaksSyntax && indented.contains(finding.range.start.line)
    }
    var result: [Diagnostic] = []
    for finding in findings where finding.breaksSyntax {
      if indented.contains(finding.range.start.line) {
        result += indentation(finding, document)
        continue
      }
      result.append(
        Diagnostic(
          rule,
          "\(InvisibleCharacter.name(finding.scalar))(\(InvisibleCharacter.code(finding.scalar)))\(Particle.subject.form(after: InvisibleCharacter.name(finding.scalar))) 문법 자리에 있습니다. 보통 빈칸으로 바꾸십시오.",
          file: file, range: finding.range, fixes: [fix([finding])]))
    }
    let others = Dictionary(grouping: findings.filter { !$0.breaksSyntax }, by: \.scalar)
    for (scalar, places) in others.sorted(by: { $0.key < $1.key }) {
      let remedy = InvisibleCharacter.isBlank(scalar) ? "보통 빈칸으로 바꾸십시오" : "눈에 보이지 않으니 지우십시오"
      result.append(
        Diagnostic(
          rule,
          "\(InvisibleCharacter.name(scalar))(\(InvisibleCharacter.code(scalar)))\(Particle.subject.form(after: InvisibleCharacter.name(scalar))) \(places.count)곳에 있습니다. \(remedy).",
          file: file, range: places[0].range, fixes: [fix(places)]))
    }
    return result
  }

  /// The lines of code that only their indentation makes.
  private static func indentedLines(_ document: ParsedDocument) -> Set<Int> {
    let blocks = document.nodes { if case .codeBlock = $0 { true } else { false } }
    return Set(
      blocks.flatMap { $0.range.start.line...max($0.range.start.line, $0.range.end.line) }
        .filter { !document.treated.isFenced[$0 - 1] })
  }

  /// Blanks of another width before a paragraph: as ordinary ones they would make code of it.
  private static func indentation(_ finding: InvisibleCharacter.Finding, _ document: ParsedDocument) -> [Diagnostic] {
    let line = finding.range.start.line
    let bytes = document.source.line(line)
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix {
      $0 == " " || InvisibleCharacter.isBlank($0)
    }
    let blanks = String(String.UnicodeScalarView(scalars)).utf8.count
    // One finding for all of them: that of the first.
    guard let first = bytes.firstIndex(where: { $0 != 0x20 }),
      first - bytes.startIndex + 1 == finding.range.start.column
    else { return [] }
    let range = SourceRange(line: line, columns: 1..<blanks + 1)
    return [
      Diagnostic(
        rule, "문단 앞에 보이지 않는 빈칸이 있어 코드로 보입니다. 들여쓰기를 지우십시오.", file: document.file, range: range,
        fixes: [
          Diagnostic.Fix(.suggested, summary: "들여쓰기를 지웁니다.", edits: [Diagnostic.Edit(range: range, replacement: "")])
        ])
    ]
  }

  private static func fix(_ findings: [InvisibleCharacter.Finding]) -> Diagnostic.Fix {
    Diagnostic.Fix(
      .safe, summary: "보이지 않는 글자를 없애거나 빈칸으로 바꿉니다.",
      edits: findings.map {
        Diagnostic.Edit(range: $0.range, replacement: InvisibleCharacter.isBlank($0.scalar) ? " " : "")
      })
  }
}
