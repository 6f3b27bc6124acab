package import GuideModel
import HangulText

/// Glossaries as tables: our own (`english, preferred, accepted, forbidden, note`) as TSV or CSV, and
/// OmegaT's three columns.
package enum GlossaryTable {
  package static func read(_ source: SourceText) -> Parsed<Glossary> {
    var text = String(decoding: source.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let isTabbed = text.split(separator: "\n").first { !$0.hasPrefix("#") }?.contains("\t") ?? false
    var rows = DelimitedText.rows(text, separator: isTabbed ? "\t" : ",", hasQuotes: !isTabbed)
    rows.removeAll { $0.fields.allSatisfy(\.isEmpty) || $0.fields.first?.hasPrefix("#") == true }
    let head = rows.first?.fields.map(\.trimmed) ?? []
    let columns = rows.first.flatMap { Self.columns($0.fields) }
    var diagnostics = columns == nil ? [] : unknownColumns(head, rows[0].line, source.path)
    var ids: Set<String> = []
    let terms = rows.dropFirst(columns == nil ? 0 : 1).compactMap { row -> Term? in
      let range = SourceRange(line: row.line, columns: 1..<1)
      let written = row.fields.map(\.trimmed)
      let fields = Self.ordered(written, columns)
      if let problem = Self.problem(written, fields, head: columns == nil ? nil : head) {
        diagnostics.append(Diagnostic(.glossaryRow, problem, file: source.path, range: range))
        return nil
      }
      guard fields.count >= 2, !fields[0].isEmpty, !fields[1].isEmpty else {
        diagnostics.append(
          Diagnostic(.glossaryRow, "영어와 한국어 두 칸이 필요합니다. 빈 칸을 채우십시오.", file: source.path, range: range))
        return nil
      }
      var term = term(fields, range, isOurs: columns != nil)
      while !ids.insert(term.id).inserted { term.id += "-2" }
      return term
    }
    return Parsed(Glossary(file: source.path, terms: terms), diagnostics)
  }

  /// The names of our columns in their order, and what else they are called.
  private static let names: [[String]] = [
    ["english", "영어", "영문", "en", "source", "term", "원어", "원문", "용어"],
    ["preferred", "korean", "한국어", "한글", "국문", "ko", "target", "번역", "번역어", "역어", "우리말", "표준"],
    ["accepted", "허용", "허용어", "동의어", "synonym", "synonyms", "also"],
    ["forbidden", "금지", "금지어", "금칙어", "피할 말", "deprecated", "avoid"],
    ["note", "notes", "reason", "까닭", "이유", "비고", "메모", "comment", "참고"],
    ["definition", "정의", "뜻", "설명", "description", "풀이"],
  ]

  /// Where each of our columns stands; nil where the first row is a term like the others.
  private static func columns(_ head: [String]) -> [Int?]? {
    let words = head.map { $0.trimmed.lowercased() }
    let found = names.map { names in words.firstIndex(where: names.contains) }
    return found[0] != nil && found[1] != nil ? found : nil
  }

  /// Columns whose names say nothing to us: what stands in them would be lost.
  private static func unknownColumns(_ head: [String], _ line: Int, _ file: String) -> [Diagnostic] {
    let known = Set(names.joined())
    return head.filter { !$0.isEmpty && $0.lowercased() != "id" && !known.contains($0.lowercased()) }.map { name in
      Diagnostic(
        .glossaryRow,
        "열 \(name.quoted(.object)) 알 수 없어 그 칸의 말을 잃게 됩니다. \(quotedList(names.map { $0[0] })) 가운데 하나로 고치거나 그 열을 지우십시오.",
        about: name, file: file, range: SourceRange(line: line, columns: 1..<1))
    }
  }

  /// What is wrong with a row that has its two columns; nil for most.
  private static func problem(_ written: [String], _ fields: [String], head: [String]?) -> String? {
    if written.count == 1, written[0].contains(";") { return "칸이 쌍반점(;)으로 나뉘어 있습니다. 쉼표로 나눈 CSV로 저장하십시오." }
    if let head, let lost = written.dropFirst(head.count).first(where: { !$0.isEmpty }) {
      return "\(lost.quoted(.topic)) 첫 줄에 이름이 없는 칸이라 어디에 쓸지 알 수 없습니다. 첫 줄에 그 칸의 이름을 적으십시오."
    }
    guard fields.count > 1 else { return nil }
    let isTurned =
      fields[0].unicodeScalars.contains(where: \.isHangul) && !fields[1].unicodeScalars.contains(where: \.isHangul)
    return isTurned && !fields[1].isEmpty ? "영어 자리에 한국어가, 한국어 자리에 영어가 있습니다. 영어를 먼저 적거나 첫 줄에 칸의 이름을 적으십시오." : nil
  }

  private static func ordered(_ fields: [String], _ columns: [Int?]?) -> [String] {
    guard let columns else { return fields }
    return columns.map { place in place.flatMap { fields.indices.contains($0) ? fields[$0] : nil } ?? "" }
  }

  private static func term(_ fields: [String], _ range: SourceRange, isOurs: Bool) -> Term {
    let english = fields[0].nfc
    let korean = fields[1].nfc
    var term = Term(id: AnchorText.gitHub(english.lowercased()), english: english, korean: korean, range: range)
    if !korean.unicodeScalars.contains(where: \.isHangul) { term.kind = .name }
    guard isOurs else {
      if fields.count > 2, !fields[2].isEmpty { term.definition = fields[2] }
      return term
    }
    func list(_ index: Int) -> [String] {
      guard fields.indices.contains(index) else { return [] }
      // Commas part words only where no semicolon does.
      let signs = fields[index].contains(";") ? ";" : ",、"
      return fields[index].split { signs.contains($0) }.map { String($0).trimmed.nfc }.filter { !$0.isEmpty }
    }
    term.accepted = list(2)
    term.forbidden = list(3)
    if fields.count > 4, !fields[4].isEmpty { term.reason = fields[4] }
    if fields.count > 5, !fields[5].isEmpty { term.definition = fields[5] }
    return term
  }
}

/// Rows of CSV (RFC 4180) or TSV.
enum DelimitedText {
  struct Row {
    var fields: [String]
    /// The line at which it begins, counted from 1.
    var line: Int
  }

  static func rows(_ text: String, separator: Character, hasQuotes: Bool) -> [Row] {
    var rows: [Row] = []
    var row = Row(fields: [], line: 1)
    var field = ""
    var isQuoted = false
    var line = 1
    var characters = text.makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      if isQuoted {
        if character == "\"", next == "\"" {
          field.append(character)
          next = characters.next()
        } else if character == "\"" {
          isQuoted = false
        } else {
          field.append(character)
        }
      } else if hasQuotes, character == "\"", field.isEmpty {
        isQuoted = true
      } else if character == separator {
        row.fields.append(field)
        field = ""
      } else if character == "\n" {
        row.fields.append(field)
        rows.append(row)
        field = ""
        row = Row(fields: [], line: line + 1)
      } else {
        field.append(character)
      }
      if character == "\n" { line += 1 }
    }
    if !field.isEmpty || !row.fields.isEmpty {
      row.fields.append(field)
      rows.append(row)
    }
    return rows
  }
}

extension Rule {
  package static let glossaryRow = Rule(
    "glossary.row", .error, .file, "영어나 한국어가 빈 줄입니다.",
    .init(described: "영어만 있는 CSV 줄", "영어와 한국어가 있는 줄"))
}
