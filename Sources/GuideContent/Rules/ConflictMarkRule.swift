package import GuideModel
import HangulText

/// The marks that Git leaves where it could not join two versions.
package enum ConflictMarkRule {
  package static let rule = Rule(
    "markdown.conflict", .error, .file, "Git이 합치지 못한 자리가 그대로 남았습니다.",
    .init("<<<<<<< HEAD\n등\n=======\n달\n>>>>>>> main", "달"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    let marks = document.proseLines.filter { line in
      line.bytes.starts(with: "<<<<<<< ".utf8) || line.bytes.starts(with: ">>>>>>> ".utf8)
    }
    // Seven marks of a quote alone mean nothing: both sides must be there.
    guard marks.contains(where: { $0.bytes.first == UInt8(ascii: "<") }),
      marks.contains(where: { $0.bytes.first == UInt8(ascii: ">") })
    else { return [] }
    return marks.map { line in
      let written = String(decoding: line.bytes, as: UTF8.self)
      return Diagnostic(
        rule,
        "\(written.quoted(.topic)) Git이 두 글을 합치지 못하고 남긴 표시입니다. 남길 글만 두고 ‘<<<<<<<’, ‘=======’, ‘>>>>>>>’ 줄을 지우십시오.",
        about: written, file: document.file,
        range: SourceRange(line: line.number, columns: 1..<line.bytes.count + 1))
    }
  }
}
