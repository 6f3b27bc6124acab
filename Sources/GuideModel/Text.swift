/// Writes proposals as people read them: ‘가’, ‘나’.
package func quotedList(_ names: [String]) -> String {
  names.map { "‘\($0)’" }.joined(separator: ", ")
}

extension String {
  /// Lower case for ASCII only: links match anchors without ASCII case.
  package var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
