/// Writing HTML safely.
enum HTML {
  /// Appends text with `&`, `<`, `>` and `"` escaped.
  static func escape(_ text: String, into output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      default: output.append(byte)
      }
    }
  }

  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return text }
    var output: [UInt8] = []
    escape(text, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// A URL for an attribute: bytes that RFC 3986 does not allow are percent-encoded, existing
  /// escapes are kept.
  static func url(_ address: String) -> String {
    var result: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: result.append(byte)
      default:
        result += "%".utf8
        let hex = String(byte, radix: 16, uppercase: true)
        result += (hex.utf8.count < 2 ? "0" + hex : hex).utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
