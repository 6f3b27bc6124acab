package import GuideModel

/// A line without `>` right below a quote: CommonMark takes it into the quote.
package enum LazyQuoteRule {
  package static let rule = Rule(
    "markdown.lazy-quote", .warning, .file, "‘>’ 없이 인용에 이어진 줄입니다.",
    .init("> 역자 설명: 등입니다.\n**불을 켭니다.** 밝습니다.", "> 역자 설명: 등입니다.\n\n**불을 켭니다.** 밝습니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.nodes { $0 == .blockQuote }.flatMap { quote in
      quote.children.compactMap { child -> Diagnostic? in
        guard child.kind == .paragraph, child.range.end.line > child.range.start.line else { return nil }
        let lazy = (child.range.start.line + 1...child.range.end.line).first { number in
          document.source.line(number).first { $0 != 0x20 && $0 != 0x09 } != UInt8(ascii: ">")
        }
        guard let lazy else { return nil }
        let start = SourcePosition(line: lazy, column: 1)
        let place = SourceRange(start: start, end: start)
        return Diagnostic(
          rule, "앞에 ‘>’가 없지만 바로 위의 인용에 이어져 그 안에 들어갑니다. 따로 둘 글이면 위에 빈 줄을, 인용이면 줄 앞에 ‘> ’를 넣으십시오.",
          file: document.file, range: place,
          fixes: isApart(document.source.line(lazy))
            ? [
              Diagnostic.Fix(
                .suggested, summary: "빈 줄을 넣습니다.", edits: [Diagnostic.Edit(range: place, replacement: "\n")])
            ] : [])
      }
    }
  }

  /// A lead, or a paragraph with an id.
  private static func isApart(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "**".utf8) || line.last == UInt8(ascii: "}")
  }
}
