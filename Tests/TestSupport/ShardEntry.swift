/// A word of a file of the search index, as search.js reads it.
package struct ShardEntry {
  package var word: String
  /// Hits as SearchEncoding writes them.
  package var hits: String
  /// What the word is called in texts, between commas.
  package var names: String
  /// Names of files with more hits, between commas.
  package var more: String

  /// - Parameter script: the file, `hig("…")`.
  package static func entries(_ script: String) -> [ShardEntry] {
    var word = ""
    return script.dropFirst(5).dropLast(3).split(separator: "!").map { entry in
      let parts = entry.split(separator: " ", omittingEmptySubsequences: false).map { String($0) } + ["", "", ""]
      let shared = Int(parts[0].utf8.first ?? 35) - 35
      word = String(decoding: Array(word.utf16.prefix(shared)), as: UTF16.self) + parts[0].dropFirst()
      return ShardEntry(word: word, hits: parts[1], names: parts[2], more: parts[3])
    }
  }
}
