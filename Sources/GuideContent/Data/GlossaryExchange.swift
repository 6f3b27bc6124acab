package import GuideModel
import HangulText

/// Writes the termbase in the forms that other tools read.
package enum GlossaryExchange {
  package enum Format: String, CaseIterable, Sendable { case csv, tsv, omegat, tbx, yaml }

  package static func text(_ glossary: Glossary, as format: Format) -> String {
    switch format {
    case .csv: table(glossary, separator: ",")
    case .tsv: table(glossary, separator: "\t")
    case .omegat: omegaT(glossary)
    case .tbx: TBXWriter.text(glossary)
    case .yaml: GlossaryWriter.text(glossary)
    }
  }

  private static func table(_ glossary: Glossary, separator: String) -> String {
    let head = ["english", "preferred", "accepted", "forbidden", "note"]
    let rows = glossary.terms.map { term in
      [
        term.english, term.korean, list(term.accepted), list(term.forbidden),
        term.reason ?? "",
      ]
    }
    return ([head] + rows).map { row in row.map { field($0, separator) }.joined(separator: separator) + "\n" }.joined()
  }

  /// Several words of one cell; a semicolon behind a single one keeps its comma from parting it.
  private static func list(_ words: [String]) -> String {
    words.joined(separator: ";") + (words.count == 1 && words[0].contains(where: { ",、".contains($0) }) ? ";" : "")
  }

  /// RFC 4180 for commas; a table with tabs has no quotes, so its white space is folded.
  private static func field(_ text: String, _ separator: String) -> String {
    if separator == "\t" { return text.folded }
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// Source, target, comment: OmegaT's glossary format.
  private static func omegaT(_ glossary: Glossary) -> String {
    glossary.terms.map { term in
      let comment = [term.definition, term.reason].compactMap { $0 }.joined(separator: " ")
      return [term.english, term.korean, comment].map(\.folded).joined(separator: "\t") + "\n"
    }
    .joined()
  }
}

/// Writes Content/glossary.yaml.
package enum GlossaryWriter {
  package static func text(_ glossary: Glossary) -> String {
    "terms:\n" + glossary.terms.map(entry).joined()
  }

  /// One entry; keys with their usual value are left out.
  package static func entry(_ term: Term) -> String {
    var lines = fields(term)
    if !term.specs.isEmpty {
      lines.append("specs:")
      lines += specs(term).map { "  - " + $0 }
    }
    return lines.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element + "\n" }.joined()
  }

  /// The same in braces on one line.
  static func flowEntry(_ term: Term) -> String {
    let specs = term.specs.isEmpty ? [] : ["specs: [" + specs(term).joined(separator: ", ") + "]"]
    return "{" + (fields(term) + specs).joined(separator: ", ") + "}"
  }

  private static func fields(_ term: Term) -> [String] {
    var fields = [
      "id: \(YAMLText.scalar(term.id))", "english: \(YAMLText.scalar(term.english))",
      "korean: \(YAMLText.scalar(term.korean))",
    ]
    func add(_ key: String, _ value: String?) {
      if let value { fields.append("\(key): \(YAMLText.scalar(value))") }
    }
    func add(_ key: String, _ values: [String]) {
      if !values.isEmpty { fields.append("\(key): \(YAMLText.list(values))") }
    }
    add("official", term.official)
    add("accepted", term.accepted)
    add("forbidden", term.forbidden)
    if term.kind == .name { fields.append("kind: name") }
    if term.isHomonym { fields.append("homonym: true") }
    if term.gloss == .first { fields.append("gloss: first") }
    add("reading", term.reading)
    add("article", term.article?.value)
    add("definition", term.definition)
    add("reason", term.reason)
    add("except", term.except)
    add("ordinary", term.ordinary)
    add("company", term.company)
    return fields
  }

  private static func specs(_ term: Term) -> [String] {
    term.specs.map { spec in
      let fix = spec.fix.map { ", fix: \(YAMLText.quotedScalar($0))" } ?? ""
      return "{text: \(YAMLText.quotedScalar(spec.text))\(fix)}"
    }
  }
}
