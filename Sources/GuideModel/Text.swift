/// Writes proposals as people read them: ‘가’, ‘나’.
package func quotedList(_ names: [String]) -> String {
  names.map { "‘\($0)’" }.joined(separator: ", ")
}

/// What a misspelt name may have meant, as a sentence.
package func proposal(_ near: [String]) -> String {
  near.count == 1 ? "‘\(near[0])’인지 확인하십시오." : "\(quotedList(near)) 가운데 하나인지 확인하십시오."
}

extension String {
  /// Lower case for ASCII only: links match anchors without ASCII case.
  package var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
  }
}
