import Foundation

/// How the index is written: numbers and impacts as printable ASCII, which gzip takes well and a script can hold.
///
/// Between `#` (35) and `[` (91) lie 57 characters that need no escape in a string, from `]` (93) to `|` (124) another 32.
enum SearchEncoding {
  /// A number in digits of 32, lowest first; the last may be up to 56.
  static func append(_ number: Int, to output: inout [UInt8]) {
    var rest = number
    while rest > 56 {
      output.append(UInt8(93 + rest & 31))
      rest >>= 5
    }
    output.append(UInt8(35 + rest))
  }

  /// Impacts have 28 levels, each 2^(1/3.5) of the one below.
  static let topLevel = 27
  static let steps: Float = 3.5

  /// - Parameter top: the largest impact of the index.
  static func level(_ impact: Float, top: Float) -> Int {
    guard impact > 0 else { return 0 }
    return min(topLevel, max(0, topLevel + Int((log2(impact / top) * steps).rounded())))
  }

  /// A section of a page in a list of hits.
  struct Hit {
    var page: Int
    var section: Int
    var level: Int
  }

  /// Hits in the order of pages and sections: for each page the distance to the one before, for each of its sections
  /// the same and one character with its level and whether it is the page's last.
  static func list(_ hits: [Hit]) -> [UInt8] {
    var output: [UInt8] = []
    var page = 0
    var section = 0
    for (index, hit) in hits.enumerated() {
      if index == 0 || hit.page != page {
        append(hit.page - page, to: &output)
        (page, section) = (hit.page, 0)
      }
      append(hit.section - section, to: &output)
      section = hit.section
      let isLast = index + 1 == hits.count || hits[index + 1].page != page
      output.append(UInt8(35 + hit.level * 2 + (isLast ? 1 : 0)))
    }
    return output
  }

  /// Words in order, each as the length of what it shares with the one before (at most 56 units of UTF-16) and the rest.
  static func frontCoded(_ word: String, after last: String) -> [UInt8] {
    var shared = 0
    var rest = word.unicodeScalars[...]
    for (own, other) in zip(word.unicodeScalars, last.unicodeScalars) {
      let width = own.utf16.count
      guard own == other, shared + width <= 56 else { break }
      shared += width
      rest = rest.dropFirst()
    }
    return [UInt8(35 + shared)] + Array(String(rest).utf8)
  }

  /// Five characters of a hash, for the name of a file.
  static func hash(_ bytes: [UInt8]) -> String {
    var value = ContentHash(bytes).value
    let digits = Array("abcdefghijklmnopqrstuvwxyz234567")
    var text = ""
    for _ in 0..<5 {
      text.append(digits[Int(value & 31)])
      value >>= 5
    }
    return text
  }
}
