import Foundation

/// Texts that look the same but are not.
enum LookAlike {
  /// Compatibility jamo and conjoining jamo, full-width and plain letters have one key.
  static func key(_ text: String) -> String { text.decomposedStringWithCompatibilityMapping }

  /// `U+1100, U+3131` for the first scalars that differ.
  static func difference(_ first: String, _ second: String) -> String {
    for (a, b) in zip(first.unicodeScalars, second.unicodeScalars) where a != b {
      return "\(code(a)), \(code(b))"
    }
    return "길이가 다름"
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
