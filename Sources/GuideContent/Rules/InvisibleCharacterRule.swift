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
    let (findings, file) = (document.treated.findings, document.file)
    var result: [Diagnostic] = []
    for finding in findings where finding.breaksSyntax {
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

  private static func fix(_ findings: [InvisibleCharacter.Finding]) -> Diagnostic.Fix {
    Diagnostic.Fix(
      .safe, summary: "보이지 않는 글자를 없애거나 빈칸으로 바꿉니다.",
      edits: findings.map {
        Diagnostic.Edit(range: $0.range, replacement: InvisibleCharacter.isBlank($0.scalar) ? " " : "")
      })
  }
}
