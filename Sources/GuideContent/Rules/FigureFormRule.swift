package import GuideModel
import HangulText

/// Pictures that lose what was written for them: captions that no figure shows, names of 권장 and 피하기 that are
/// others', and two that were to stand side by side.
package enum FigureFormRule {
  package static let rule = Rule(
    "figure.form", .warning, .file, "적은 것이 그림에 나타나지 않습니다.",
    .init("![등](todo \"좋은 예: 켠 등\")", "![등](todo \"권장: 켠 등\")"),
    .init("![등](todo)\n*켠 등*", "![등](todo \"켠 등\")"),
    .init("보기 ![등](todo \"켠 등\") 입니다.", "보기입니다.\n\n![등](todo \"켠 등\")"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.article.figures.compactMap { role($0, document) }
      + document.nodes { $0 == .paragraph }.compactMap {
        caption($0, document) ?? lost($0, document)
      } + apart(document)
  }

  private static let recommended = ["좋은 예", "올바른 예", "옳은 예", "바른 예", "추천", "Do"]
  private static let avoided = ["나쁜 예", "잘못된 예", "틀린 예", "비추천", "권하지 않음", "Don't", "Don’t", "Dont"]

  /// `좋은 예: …` as the caption of a figure.
  private static func role(_ figure: Figure, _ document: ParsedDocument) -> Diagnostic? {
    guard figure.role == .plain, let title = figure.image.title, title.isVerbatim else { return nil }
    for (names, right) in [(recommended, "권장"), (avoided, "피하기")] {
      guard let name = names.first(where: { title.text.lowercased().hasPrefix($0.lowercased()) }) else { continue }
      let rest = title.text.dropFirst(name.count)
      guard rest.isEmpty || rest.first == ":" || rest.hasPrefix(" :") else { continue }
      let range = title.range(of: 0..<String(title.text.prefix(name.count)).utf8.count)
      return Diagnostic(
        rule, "\(name.quoted(.topic)) 그림의 표시가 되지 않습니다. \(right.quoted(.direction)) 시작하십시오.", about: name,
        file: document.file, range: range,
        fixes: [
          Diagnostic.Fix(
            .suggested, summary: "\(right.quoted(.direction)) 바꿉니다.",
            edits: [Diagnostic.Edit(range: range, replacement: right)])
        ])
    }
    return nil
  }

  /// A picture with a line in italics below it.
  private static func caption(_ node: MarkdownNode, _ document: ParsedDocument) -> Diagnostic? {
    guard node.children.count == 3, case .image(_, let title) = node.children[0].kind, title.isEmpty,
      [.softBreak, .lineBreak].contains(node.children[1].kind), node.children[2].kind == .emphasis
    else { return nil }
    let (image, line) = (node.children[0], node.children[2])
    let written = document.source.text(line.range).trimmed
    let words = String(written.dropFirst().dropLast())
    let picture = document.source.text(image.range)
    let isPlain = picture.hasSuffix(")") && !words.contains("\"") && !words.contains("\\")
    let edit = Diagnostic.Edit(
      range: SourceRange(start: image.range.start, end: line.range.end),
      replacement: "\(picture.dropLast()) \"\(words)\")")
    return Diagnostic(
      rule, "그림 바로 아래의 글은 캡션이 되지 않고 그림이 글 속에 들어갑니다. ‘![설명](파일 \"\(words)\")’처럼 적으십시오.", about: words,
      file: document.file, range: line.range,
      fixes: isPlain ? [Diagnostic.Fix(.suggested, summary: "캡션으로 옮깁니다.", edits: [edit])] : [])
  }

  /// A picture with a caption in the middle of a paragraph.
  private static func lost(_ node: MarkdownNode, _ document: ParsedDocument) -> Diagnostic? {
    let hasText = node.children.contains { child in
      switch child.kind {
      case .softBreak, .lineBreak, .image: false
      case .text(let runs): !runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
      default: true
      }
    }
    guard hasText else { return nil }
    for child in node.children {
      guard case .image(_, let title) = child.kind, !title.isEmpty else { continue }
      return Diagnostic(
        rule, "글 속에 있는 그림이라 캡션 \(title.quoted(.subject)) 보이지 않습니다. 그림을 빈 줄로 나누어 한 문단에 따로 두십시오.", about: title,
        file: document.file, range: child.range)
    }
    return nil
  }

  /// 권장 and 피하기 with a blank line between them.
  private static func apart(_ document: ParsedDocument) -> [Diagnostic] {
    document.article.blockLists.flatMap { list in
      zip(list, list.dropFirst()).compactMap { first, second -> Diagnostic? in
        guard case .figure(let one) = first.kind, case .figure(let other) = second.kind,
          Set([one.role, other.role]) == [.recommended, .avoid],
          second.range.start.line == first.range.end.line + 2
        else { return nil }
        let blank = SourceRange(
          start: SourcePosition(line: first.range.end.line + 1, column: 1),
          end: SourcePosition(line: second.range.start.line, column: 1))
        return Diagnostic(
          rule, "권장과 피하기 사이에 빈 줄이 있어 두 그림이 나란히 놓이지 않습니다. 빈 줄을 지우십시오.", severity: .note, file: document.file,
          range: second.range,
          fixes: [
            Diagnostic.Fix(.suggested, summary: "빈 줄을 지웁니다.", edits: [Diagnostic.Edit(range: blank, replacement: "")])
          ])
      }
    }
  }
}
