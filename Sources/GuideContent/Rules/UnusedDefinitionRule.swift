package import GuideModel
import HangulText

/// `[이름]: 주소` that no link refers to.
package enum UnusedDefinitionRule {
  package static let rule = Rule(
    "link.unused-definition", .warning, .file, "쓰는 곳이 없는 링크 정의입니다.",
    .init("글입니다.\n\n[등]: https://example.org", "[등]입니다.\n\n[등]: https://example.org"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    var definitions: [(label: String, range: SourceRange)] = []
    var used: Set<String> = []
    for (number, bytes) in document.proseLines where bytes.contains(UInt8(ascii: "[")) {
      let line = String(decoding: bytes, as: UTF8.self)
      if let label = definition(line) {
        let start = line.utf8.prefix { $0 == 0x20 }.count + 1
        definitions.append(
          (label, SourceRange(line: number, columns: start..<start + label.utf8.count + 2)))
      } else {
        used.formUnion(labels(line))
      }
    }
    return definitions.filter { !used.contains(key($0.label)) }.map { label, range in
      Diagnostic(
        rule,
        "쓰는 곳이 없는 링크 정의 ‘[\(label)]’입니다. 지우거나 본문에 ‘[글][\(label)]’처럼 쓰십시오.",
        file: document.file, range: range)
    }
  }

  private static func definition(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    guard line.count - text.count <= 3, text.hasPrefix("["), !text.hasPrefix("[["), !text.hasPrefix("[^"),
      let close = text.firstRange(of: "]:")
    else { return nil }
    let label = String(text[..<close.lowerBound].dropFirst())
    return label.isEmpty || label.contains("]") ? nil : label
  }

  private static func labels(_ line: String) -> [String] {
    line.split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "]").map { key(String(part[..<$0])) }
    }
  }

  private static func key(_ label: String) -> String { label.folded.lowercased() }
}
