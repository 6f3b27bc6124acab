/// Writes texts as YAML scalars that read back as the same text.
package enum YAMLText {
  /// Plain where YAML 1.1 reads it as this text, else in double quotes.
  package static func scalar(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  package static func list(_ items: [String]) -> String {
    "[" + items.map(scalar).joined(separator: ", ") + "]"
  }

  private static let words: Set = ["", "null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    if "!&*-?:,[]{}#|>@`\"'%~=<.“‘ ".unicodeScalars.contains(first) || last == " " || last == ":" {
      return false
    }
    if words.contains(text.lowercased()) || text.contains(": ") || text.contains(" #") {
      return false
    }
    return !text.unicodeScalars.contains {
      $0.value < 0x20 || $0.value == 0x7F || ",[]{}".unicodeScalars.contains($0)
        || $0.value == 0x85 || $0.value == 0x2028 || $0.value == 0x2029 || $0.value == 0xFEFF
    }
  }

  /// Always in double quotes.
  package static func quotedScalar(_ text: String) -> String { quoted(text) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFEFF:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
