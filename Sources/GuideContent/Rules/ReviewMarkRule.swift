import GuideModel

/// Places that an import marked and nobody has looked at yet.
enum ReviewMarkRule {
  static func check(_ document: ParsedDocument) -> [Diagnostic] {
    document.article.review.map { mark in
      Diagnostic(
        "review.mark", .note, "가져올 때 표시한 곳입니다: \(mark.reason) 확인한 뒤 이 표시를 지우십시오.", file: document.file,
        range: SourceRange(line: mark.line, columns: 1..<1))
    }
  }
}
