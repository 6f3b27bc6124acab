package import Foundation

/// A 64-bit FNV-1a hash of bytes, for names and comparisons, not for secrets.
///
/// Source: Fowler, Noll, Vo (draft-eastlake-fnv).
package struct ContentHash: Sendable, Hashable {
  package let value: UInt64

  package init(_ bytes: some ContiguousBytes) {
    value = bytes.withUnsafeBytes { buffer in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let hex = String(value, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}
