import Foundation
package import GuideModel
import HangulText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads TBX-Basic, 2019 and 2008: concepts with terms in English and Korean.
package enum TBXReader {
  package static func read(_ source: SourceText) -> Parsed<Glossary> {
    let parser = XMLParser(data: Data(source.bytes))
    let reader = Reader()
    parser.delegate = reader
    // On Linux a file that ends too early is no error to the parser.
    guard parser.parse(), parser.parserError == nil, reader.isWhole else {
      let range = SourceRange(
        line: max(1, parser.lineNumber), columns: max(1, parser.columnNumber)..<max(1, parser.columnNumber))
      let error = Diagnostic(
        .glossaryTbx, "TBX로 읽을 수 없는 XML입니다. 태그의 짝을 확인하십시오.", file: source.path, range: range)
      return Parsed(Glossary(file: source.path), [error])
    }
    return Parsed(Glossary(file: source.path, terms: reader.terms), [])
  }

  /// XMLParser wants an object to tell what it meets.
  private final class Reader: NSObject, XMLParserDelegate {
    var terms: [Term] = []
    /// True where every element that was opened was closed, and there was one.
    var isWhole: Bool { open.isEmpty && hasRoot && !isCrossed }
    private var open: [String] = []
    private var hasRoot = false
    private var isCrossed = false
    private var concept = Concept()
    private var language = ""
    private var status = ""
    private var form = ""
    private var text = ""
    private var type = ""

    private struct Concept {
      var id = ""
      var line = 1
      var english = ""
      var preferred = ""
      var accepted: [String] = []
      var forbidden: [String] = []
      var definition: String?
      var note: String?
      var isName = false
    }

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      open.append(element)
      hasRoot = true
      if element != "hi" { text = "" }
      switch element {
      case "conceptEntry", "termEntry":
        concept = Concept()
        concept.id = attributes["id"] ?? ""
        concept.line = parser.lineNumber
      case "langSec", "langSet": language = (attributes["xml:lang"] ?? attributes["lang"] ?? "").lowercased()
      case "termSec", "tig", "ntig": (form, status) = ("", "")
      case "descrip", "termNote": type = attributes["type"] ?? ""
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
      if open.popLast() != element { isCrossed = true }
      let value = text.folded
      switch element {
      case "term": form = value
      case "termNote":
        if type == "administrativeStatus" { status = value }
        if type == "termType", language.hasPrefix("en"), value == "fullForm" { concept.isName = true }
      case "descrip" where type == "definition": concept.definition = value
      case "note": concept.note = value
      case "termSec", "tig", "ntig": closeTerm()
      case "conceptEntry", "termEntry": closeConcept()
      default: break
      }
      if element != "hi" { text = "" }
    }

    private func closeTerm() {
      guard !form.isEmpty else { return }
      if language.hasPrefix("en") {
        if concept.english.isEmpty { concept.english = form }
      } else if language.hasPrefix("ko") {
        if status.hasPrefix("deprecated") || status.hasPrefix("superseded") {
          concept.forbidden.append(form)
        } else if status.hasPrefix("admitted") || !concept.preferred.isEmpty {
          concept.accepted.append(form)
        } else {
          concept.preferred = form
        }
      }
    }

    private func closeConcept() {
      if concept.preferred.isEmpty, !concept.accepted.isEmpty { concept.preferred = concept.accepted.removeFirst() }
      guard !concept.english.isEmpty, !concept.preferred.isEmpty else { return }
      let id = concept.id.isEmpty ? AnchorText.gitHub(concept.english) : concept.id
      var term = Term(
        id: id, english: concept.english, korean: concept.preferred,
        range: SourceRange(line: concept.line, columns: 1..<1))
      term.accepted = concept.accepted
      term.forbidden = concept.forbidden
      term.definition = concept.definition
      term.reason = concept.note
      if concept.isName || !concept.preferred.unicodeScalars.contains(where: \.isHangul) { term.kind = .name }
      terms.append(term)
    }
  }
}

extension Rule {
  package static let glossaryTbx = Rule(
    "glossary.tbx", .error, .file, "TBX로 읽을 수 없는 XML입니다.",
    .init(described: "태그의 짝이 맞지 않는 파일", "짝이 맞는 파일"))
}
