import Foundation
import HangulText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG file may not hold: it is a document of its own when it is opened alone, in the origin of the site.
enum SVGCheck {
  /// The first thing that has no place in a picture, in Korean; nil for a picture.
  ///
  /// - Complexity: O(n); no entity is expanded and nothing outside is read.
  static func problem(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(64 << 10), as: UTF8.self)
    if start.contains("<!ENTITY") || start.contains("<!DOCTYPE") && start.firstMatch(of: /<!DOCTYPE[^>]*\[/) != nil {
      return "문서 형식 선언(‘<!DOCTYPE … [’)이 들어"
    }
    if start.contains("<?xml-stylesheet") { return "바깥 스타일(‘<?xml-stylesheet’)이 들어" }
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    let reader = Reader()
    parser.delegate = reader
    // On Linux a file with tags that do not match is no error to the parser.
    let isWhole = parser.parse() && parser.parserError == nil && reader.depth == 0
    return reader.problem ?? (isWhole ? nil : "XML로 읽을 수 없는 곳(\(max(1, parser.lineNumber))번째 줄)이")
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var problem: String?
    /// Elements that are open.
    private(set) var depth = 0
    private var style = ""
    private var isStyle = false

    private static let elements: Set = [
      "script", "foreignobject", "iframe", "object", "embed", "audio", "video", "handler", "listener", "link", "meta",
      "html",
    ]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      let element = Self.local(name)
      depth += 1
      isStyle = element == "style"
      if Self.elements.contains(element) { return report("‘<\(name)>’이(가) 들어", parser) }
      for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
        if let found = Self.problem(Self.local(key), value, of: element) { return report(found, parser) }
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard isStyle else { return }
      style += text
      if Self.hasOutsideAddress(style) || style.lowercased().contains("@import") {
        report("바깥 주소를 부르는 스타일이 들어", parser)
      }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      (isStyle, style) = (false, "")
      depth -= 1
    }

    private func report(_ text: String, _ parser: XMLParser) {
      problem = problem ?? text
      parser.abortParsing()
    }

    private static func problem(_ name: String, _ value: String, of element: String) -> String? {
      if name.hasPrefix("on") { return "사건 처리기 ‘\(name)’이(가) 들어" }
      if ["href", "src", "base", "action", "formaction"].contains(name), !isInside(value) {
        return "바깥 주소 \(String(value.prefix(60)).quoted(.subject)) 들어"
      }
      // An animation may give an element what it may not have.
      if name == "attributename", value.lowercased().hasPrefix("on") || local(value) == "href" {
        return "‘<\(element)>’로 바꾸는 \(value.quoted(.subject)) 들어"
      }
      if hasOutsideAddress(value) { return "바깥 주소를 부르는 ‘\(name)’이(가) 들어" }
      return nil
    }

    /// A part of the same file, or a picture that is written out.
    private static func isInside(_ address: String) -> Bool {
      let text = address.trimmed.lowercased()
      return text.hasPrefix("#") || text.isEmpty
        || ["png", "jpeg", "gif", "webp"].contains { text.hasPrefix("data:image/\($0);base64,") }
    }

    /// `url(…)` of something other than a part of the same file.
    private static func hasOutsideAddress(_ style: String) -> Bool {
      let text = style.lowercased()
      // Escapes may hide a name.
      if text.contains("\\"), text.contains("(") { return true }
      return text.matches(of: /url\(\s*["']?([^"')]*)/).contains { !isInside(String($0.output.1)) }
        || text.contains("javascript:") || text.contains("expression(")
    }

    private static func local(_ name: String) -> String {
      (name.split(separator: ":").last.map(String.init) ?? name).lowercased()
    }
  }
}
