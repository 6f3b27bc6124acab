import HangulText

/// Writes plain text as Markdown that reads back as the same text.
package enum MarkdownText {
  /// Escapes what Markdown, and our own marks in it, would take as syntax.
  /// - Parameter startsLine: true where the text stands at the start of a block's line.
  package static func escaped(_ text: String, startsLine: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if needsEscape(scalars, index) { result.append("\\") }
      result.append(scalar)
    }
    let escaped = String(result)
    return startsLine ? escapingLineStart(escaped) : escaped
  }

  private static func needsEscape(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    func at(_ offset: Int) -> Unicode.Scalar? {
      scalars.indices.contains(index + offset) ? scalars[index + offset] : nil
    }
    switch scalars[index] {
    case "\\", "`", "*", "[", "]", "<", "|": return true
    case "_":
      let isInside = [at(-1), at(1)].allSatisfy { $0?.properties.isAlphabetic == true || $0?.isASCIIDigit == true }
      return !isInside
    case "~": return at(1) == "~" || at(-1) == "~"
    case "&": return at(1)?.isASCIILetter == true || at(1) == "#"
    case "{": return at(1) == "#"
    case "!": return at(1) == "["
    default: return false
    }
  }

  private static func escapingLineStart(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    switch first {
    case "#", ">", "=": return "\\" + text
    case "-", "+":
      return "\\" + text
    case "0"..."9":
      let digits = text.prefix { $0.isNumber }
      let rest = text.dropFirst(digits.count)
      guard digits.count <= 9, rest.hasPrefix(".") || rest.hasPrefix(")") else { return text }
      let next = rest.dropFirst().first
      return next == nil || next == " " ? digits + "\\" + rest : text
    default: return text
    }
  }
}
