package import GuideModel

/// Places that an import marked and nobody has looked at yet.
package enum ReviewMarkRule {
  package static let rule = Rule(
    "review.mark", .note, .file, "가져올 때 표시한 곳이 남아 있습니다.",
    .init("<!-- hig:review loneLead: 지침인지 -->\n\n글", "글"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.article.review.map { mark in
      Diagnostic(
        rule, "가져올 때 표시한 곳입니다: \(mark.reason) 확인한 뒤 이 표시를 지우십시오.", file: document.file,
        range: SourceRange(line: mark.line, columns: 1..<1))
    }
  }
}
