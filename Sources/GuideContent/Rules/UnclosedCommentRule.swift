package import GuideModel

/// A comment that nothing closes: the rest of the text is gone from the page.
package enum UnclosedCommentRule {
  package static let rule = Rule(
    "markdown.unclosed-comment", .warning, .file, "닫지 않은 주석입니다.",
    .init("<!-- 나중에\n\n글입니다.", "<!-- 나중에 -->\n\n글입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { if case .htmlBlock = $0 { true } else { false } }.compactMap { node in
      guard case .htmlBlock(let literal) = node.kind, let open = literal.firstRange(of: "<!--"),
        !literal[open.upperBound...].contains("-->")
      else { return nil }
      let start = node.range.start
      return Diagnostic(
        rule, "‘<!--’로 연 주석이 닫히지 않아 그 뒤가 모두 보이지 않습니다. 주석이 끝나는 자리에 ‘-->’를 적으십시오.", file: document.file,
        range: SourceRange(line: start.line, columns: start.column..<start.column + 4))
    }
  }
}
