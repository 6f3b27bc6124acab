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
    let head = rows.first?.fields.map { $0.trimmed.lowercased() } ?? []
    let isOurs = head.starts(with: ["english", "preferred"])
    var diagnostics: [Diagnostic] = []
    var ids: Set<String> = []
    let terms = rows.dropFirst(isOurs ? 1 : 0).compactMap { row -> Term? in
      let range = SourceRange(line: row.line, columns: 1..<1)
      guard row.fields.count >= 2, !row.fields[0].trimmed.isEmpty, !row.fields[1].trimmed.isEmpty else {
        diagnostics.append(
          Diagnostic(.glossaryRow, "영어와 한국어 두 칸이 필요합니다. 빈 칸을 채우십시오.", file: source.path, range: range))
        return nil
      }
      var term = term(row.fields.map(\.trimmed), range, isOurs: isOurs)
      while !ids.insert(term.id).inserted { term.id += "-2" }
      return term
    }
    return Parsed(Glossary(file: source.path, terms: terms), diagnostics)
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
      return fields[index].split(separator: ";").map { String($0).trimmed.nfc }.filter { !$0.isEmpty }
    }
    term.accepted = list(2)
    term.forbidden = list(3)
    if fields.count > 4, !fields[4].isEmpty { term.reason = fields[4] }
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
