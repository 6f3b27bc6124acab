/// Writing JSON (RFC 8259) where an encoder would take longer than all the rest.
enum CompactJSON {
  /// Strings, each with a comma behind it.
  static func append(_ texts: [String], to output: inout [UInt8]) {
    for text in texts {
      append(text, to: &output)
      output.append(UInt8(ascii: ","))
    }
  }

  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case 0..<0x20: output += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// A list of lists, one for each element.
  static func appendList<Element>(
    _ elements: [Element], to output: inout [UInt8], _ append: (Element, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "["))
      append(element, &output)
      output.append(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "]"))
  }
}
