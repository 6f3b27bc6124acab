package import GuideModel
import HangulText

/// What can only mean a note of the translator or an aside, in a form that makes none.
package enum NoteFormRule {
  package static let rule = Rule(
    "note.form", .warning, .file, "노트로 적었지만 노트가 되지 않는 글입니다.",
    .init("역자 설명: 등입니다.", "> 역자 설명: 등입니다."), .init("> 옮긴이: 등입니다.", "> 역자 설명: 등입니다."),
    .init("> [!INFO] 등입니다.", "> 참고: 등입니다."))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    places(document.document).compactMap { place in
      let start = place.paragraph.range.start
      let line = document.source.line(start.line).dropFirst(start.column - 1)
      guard place.isQuoted || mayBeLabel(line) else { return nil }
      let text = String(decoding: line, as: UTF8.self)
      return place.isQuoted ? quoted(text, start, document) : bare(text, place, document)
    } + remarks(document)
  }

  /// False for most lines: a label begins with a bracket or ※, or behind marks of emphasis with 역, 옮 or 번 in either
  /// form.
  private static func mayBeLabel(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    guard let first = text.first else { return false }
    if text.count < line.count, asideStarts.contains(where: { text.starts(with: $0) }) { return true }
    return "[(".utf8.contains(first) || first == 0xE1 || first == 0xE2 || starts.contains { text.starts(with: $0) }
  }

  private static let starts = ["역", "옮", "번"].map { Array($0.utf8) }
  /// Of the labels of asides; only behind marks of emphasis.
  private static let asideStarts = (NoteLabel.koreanAsides + NoteLabel.englishAsides).map { $0.name.prefix(1) }
    .flatMap { [Array($0.utf8), Array($0.uppercased().utf8)] }

  /// A bracket right before 역 or 옮.
  private static func mayRemark(_ line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { index in
      (line[index] == UInt8(ascii: "(") || line[index] == UInt8(ascii: "["))
        && remarkStarts.contains { line[(index + 1)...].starts(with: $0) }
    }
  }

  private static let remarkStarts = ["역", "옮"].map { Array($0.utf8) }

  private struct Place {
    var paragraph: MarkdownNode
    var isQuoted = false
    /// The bullet before it.
    var marker: SourcePosition?
  }

  /// The paragraphs of the document, and the first of each quote.
  ///
  /// The first words of an item may be what it explains, unless it is the only one.
  private static func places(_ node: MarkdownNode, isQuoted: Bool = false) -> [Place] {
    node.children.enumerated().flatMap { index, child -> [Place] in
      switch (child.kind, node.kind) {
      case (.paragraph, .item): index == 0 ? [] : [Place(paragraph: child)]
      case (.paragraph, _):
        isQuoted ? (index == 0 ? [Place(paragraph: child, isQuoted: true)] : []) : [Place(paragraph: child)]
      case (.blockQuote, _): places(child, isQuoted: true)
      case (.list, _): (isQuoted ? nil : onlyItem(child)).map { [$0] } ?? places(child)
      case (.item, _): places(child)
      default: []
      }
    }
  }

  private static func onlyItem(_ list: MarkdownNode) -> Place? {
    guard list.children.count == 1, let item = list.children.first, item.children.count == 1,
      let paragraph = item.children.first, paragraph.kind == .paragraph
    else { return nil }
    return Place(paragraph: paragraph, marker: item.range.start)
  }

  /// `역자 설명: …` without `>`, also behind ※ or a bullet.
  private static func bare(_ text: String, _ place: Place, _ document: ParsedDocument) -> Diagnostic? {
    let label = NoteLabelReader.read(text.withoutMarks.withoutReferenceMark)
    guard let label, label.kind == .translatorNote else { return nil }
    // `- **역자 설명**: 풀이` explains a word.
    if place.marker != nil, text.first == "*" || text.first == "_" { return nil }
    let range = place.paragraph.range
    let edits = (range.start.line...max(range.start.line, range.end.line)).map { number -> Diagnostic.Edit in
      let isFirst = number == range.start.line
      let blanks = isFirst ? range.start.column - 1 : document.indentation(ofLine: number)
      let end = SourcePosition(line: number, column: blanks + 1)
      let start = isFirst ? place.marker ?? end : end
      return Diagnostic.Edit(range: SourceRange(start: start, end: end), replacement: "> ")
    }
    return Diagnostic(
      rule, "\(label.name.quoted(.direction)) 시작하지만 인용이 아니어서 노트가 되지 않습니다. 줄 앞에 ‘> ’를 적으십시오.", about: label.name,
      file: document.file, range: SourceRange(start: range.start, end: range.start),
      fixes: [Diagnostic.Fix(.suggested, summary: "인용으로 만듭니다.", edits: edits)])
  }

  /// `글입니다.(역자 주: …)`: a note in the middle of the text.
  private static func remarks(_ document: ParsedDocument) -> [Diagnostic] {
    document.proseLines.compactMap { line in
      guard mayRemark(line.bytes) else { return nil }
      let text = String(decoding: line.bytes, as: UTF8.self)
      guard
        let match = text.firstMatch(
          of: /(?:^|\S)[ ]?([(\[](역자[ ]?설명|역자[ ]?주|역주|옮긴이[ ]?설명|옮긴이[ ]?주|옮긴이)[ ]?(?:[:：]|[)\]] ))/)
      else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: match.output.1.startIndex)
      let range = SourceRange(line: line.number, columns: start + 1..<start + 1 + match.output.1.utf8.count)
      // At the start of a quote it is its label.
      guard !document.isCode(range.start), line.bytes.first != UInt8(ascii: ">") || start > 2 else { return nil }
      let name = String(match.output.2)
      return Diagnostic(
        rule, "글 속에 있는 역자의 말은 노트가 되지 않고 본문과 섞입니다. 그 문단 아래에 ‘> 역자 설명: …’으로 옮기십시오.", about: name,
        file: document.file, range: range)
    }
  }

  /// `> 옮긴이: …`, `> (역자주) …`, `> [!INFO] …`, `> **참고** …`.
  private static func quoted(_ text: String, _ start: SourcePosition, _ document: ParsedDocument) -> Diagnostic? {
    guard let found = callout(text) ?? boldLabel(text) ?? lineLabel(text) ?? nearLabel(text) else { return nil }
    let range = SourceRange(line: start.line, columns: start.column..<start.column + found.length)
    let isAlone = found.length == text.utf8.count
    return Diagnostic(
      rule, "\(found.written.quoted(.topic)) 노트의 이름표가 되지 않습니다. \("\(found.label):".quoted(.direction)) 적으십시오.",
      about: found.written, file: document.file, range: range,
      fixes: [
        Diagnostic.Fix(
          .suggested, summary: "\("\(found.label):".quoted(.direction)) 고칩니다.",
          edits: [Diagnostic.Edit(range: range, replacement: found.label + (isAlone ? ":" : ": "))])
      ])
  }

  /// `역자 설명` alone on the first line, and names of asides that are not ours: `노트:`, `주의 사항:`.
  private static func lineLabel(_ text: String) -> Found? {
    // No label of another tool's stands further from its colon, and one of ours needs no more.
    let start = text.utf8.prefix(48)
    guard start.count < 48 || start.contains(UInt8(ascii: ":")) || start.contains(0xEF) else { return nil }
    // `💡 역자 설명: …`, as Notion copies its boxes.
    let sign = text.prefix { !$0.isLetter && !$0.isNumber && !$0.isPunctuation && !$0.isASCII || $0 == " " }
    if !sign.isEmpty, let label = NoteLabelReader.read(String(text.dropFirst(sign.count))) {
      let name = label.kind == .translatorNote ? NoteLabel.translator : label.name
      return (String(text.prefix(sign.count + label.name.count)), name, sign.utf8.count + label.length)
    }
    if let label = label(exactly: text.trimmed) { return (text.trimmed, label, text.utf8.count) }
    guard let match = text.prefixMatch(of: /([^:：]{1,12}?)[ ]?[:：][ ]*/),
      let label = otherAsides[String(match.output.1).lowercased()]
    else { return nil }
    return (String(match.output.0).trimmed, label, text.utf8Length(of: match.range))
  }

  private static let otherAsides = [
    "노트": "참고", "메모": "참고", "알림": "참고", "참고 사항": "참고", "참고사항": "참고", "info": "참고", "도움말": "팁", "힌트": "팁",
    "hint": "팁", "유의": "중요", "유의 사항": "중요", "유의사항": "중요", "주의 사항": "경고", "주의사항": "경고", "caution": "경고",
    "danger": "경고",
  ]

  private typealias Found = (written: String, label: String, length: Int)

  /// `[!INFO]`, `[!tip]- 제목`: callouts that GitHub does not have.
  private static func callout(_ text: String) -> Found? {
    guard text.hasPrefix("[!"), let match = text.prefixMatch(of: /\[!([^\]\s]+)\]([+\-]?)[ \t]*/) else { return nil }
    let name = String(match.output.1).lowercased()
    let isOurs = ["note", "tip", "important", "warning", "caution"].contains(name) && match.output.2.isEmpty
    guard !isOurs else { return nil }
    return ("[!\(match.output.1)]\(match.output.2)", label(of: name), text.utf8Length(of: match.range))
  }

  /// The aside that a name of another tool's stands for (Obsidian, Docusaurus, MkDocs, GitBook).
  static func label(of name: String) -> String {
    switch name.lowercased() {
    case "tip", "hint", "success", "check", "done", "팁", "도움말": "팁"
    case "important", "중요": "중요"
    case "warning", "caution", "attention", "danger", "error", "bug", "failure", "fail", "missing", "경고", "주의": "경고"
    case let other where NoteLabel.translatorNames.contains(other) || other.contains("역자") || other.contains("옮긴이"):
      NoteLabel.translator
    default: "참고"
    }
  }

  /// `**참고** 글`: a label in bold with no colon, alone on its line or before the text.
  private static func boldLabel(_ text: String) -> Found? {
    guard text.hasPrefix("**") || text.hasPrefix("__"),
      let match = text.prefixMatch(of: /(\*\*|__)([^*_:：]+)(?:\*\*|__)[ \t]*/)
    else { return nil }
    let name = String(match.output.2).trimmed
    // `**중요**한 점은`: a word in bold.
    let isApart = match.output.0.last?.isWhitespace == true || match.range.upperBound == text.endIndex
    guard isApart, let label = label(exactly: name) else { return nil }
    return (String(match.output.0).trimmed, label, text.utf8Length(of: match.range))
  }

  /// The label that a name says by itself, in the words that this guide writes; nil for any other name.
  private static func label(exactly name: String) -> String? {
    if labels.contains(name) || NoteLabel.translatorNames.contains(name) { return NoteLabel.translator }
    let asides = NoteLabel.koreanAsides + NoteLabel.englishAsides
    return asides.first { $0.name == name.lowercased() }?.style.korean
  }

  private static let people = ["역자", "옮긴이", "번역자"]
  private static let words = ["", " 설명", "설명", " 주", "주", " 주석", "주석", " 노트", " 의견", " 메모"]
  private static let labels = (people.flatMap { person in words.map { person + $0 } } + ["역주"])
    .sorted { ($1.count, $0) < ($0.count, $1) }

  private static let nearStarts = Set("역옮번([※*")

  /// `옮긴이:`, `(역자주) `, `[역주]`, `※ 역자 주`.
  private static func nearLabel(_ text: String) -> Found? {
    guard let first = text.first, nearStarts.contains(first) else { return nil }
    let plain = text.withoutMarks
    guard plain.utf8.count == text.utf8.count, NoteLabelReader.read(text) == nil else { return nil }
    for label in labels {
      for (open, close) in [("", ":"), ("", "："), ("(", ")"), ("[", "]"), ("※ ", ":"), ("※", ":"), ("*", ":")] {
        for blank in ["", " "] where text.hasPrefix(open + label + blank + close) {
          let written = open + label + blank + close
          let rest = text.dropFirst(written.count)
          // [역주](주소) is a link.
          if rest.first == "(" || rest.first == "[" { continue }
          let tail = rest.prefix { $0 == " " || $0 == ":" }
          return (written, NoteLabel.translator, text.prefix(written.count + tail.count).utf8.count)
        }
      }
    }
    return nil
  }
}

extension String {
  /// `※ 역자 설명: 글` begins with 역자 설명.
  fileprivate var withoutReferenceMark: String { first == "※" ? String(dropFirst()).trimmed : self }

  /// Without marks of emphasis at its start: `**역주:** 글` begins with 역주:.
  fileprivate var withoutMarks: String {
    let start = drop { $0 == "*" || $0 == "_" }
    return start.count == count ? self : String(start).replacing("**", with: "").replacing("__", with: "")
  }

  fileprivate func utf8Length(of range: Range<Index>) -> Int {
    utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}
