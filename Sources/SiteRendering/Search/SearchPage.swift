import GuideModel
import HangulText

/// A page as search sees it: what is shown of it, and its words by section and field.
package struct SearchPage: Sendable {
  /// A word in a field of a section; 0 is the page itself.
  struct Use: Sendable {
    var word: Int
    var section: Int
    var field: SearchField
    var count: Int
  }

  var shown: SearchShownPage
  /// The same as JSON.
  private(set) var data: [UInt8] = []
  /// The distinct words of the page, folded; parts of names and joined words too.
  private(set) var words: [String] = []
  private(set) var uses: [Use] = []
  /// Words in each field of each section.
  private(set) var lengths: [[Int]] = []
  /// What a hit on the page is worth.
  var weight: Float = 1
  /// Platforms for which a section does not hold, by section.
  var otherPlatforms: [[Platform]] = []

  /// In bytes: what is longer is no word, but a key or a picture in a code block.
  private static let longestWord = 120

  private var pairs = SearchPairs()
  private var numbers: [SearchWord: Int] = [:]
  private var counts: [UInt64: Int] = [:]

  init(_ shown: SearchShownPage) { self.shown = shown }

  mutating func addSection(otherPlatforms: [Platform] = []) {
    lengths.append([Int](repeating: 0, count: SearchField.allCases.count))
    self.otherPlatforms.append(otherPlatforms)
  }

  /// Counts the words of a text in a field of the last section.
  mutating func add(_ text: String, _ field: SearchField) {
    let tokens = SearchToken.tokens(text)
    guard !tokens.isEmpty else { return }
    lengths[lengths.count - 1][field.rawValue] += tokens.count
    for token in tokens {
      count(token.text.lowercased(), field)
      if !token.isHangul { addParts(of: token.text, field) }
    }
    addHyphenated(tokens, field)
    if field == .lead || field == .body { pairs.add(tokens, section: lengths.count - 1) }
    if field.isName || field == .synonym { addJoined(tokens, field) }
  }

  /// The tails and parts of an API name.
  private mutating func addParts(of name: String, _ field: SearchField) {
    let parts = SearchToken.camelParts(name)
    guard (2...12).contains(parts.count) else { return }
    for index in parts.indices {
      let tail = parts[index...].joined().lowercased()
      if index > 0, tail.count > 2 { count(tail, field) }
      let part = parts[index].lowercased()
      if index < parts.count - 1, part.count > 2 { count(part, .part) }
    }
  }

  /// Latin words with a hyphen or dot between them, as one: `pull-down` → pulldown.
  private mutating func addHyphenated(_ tokens: [SearchToken], _ field: SearchField) {
    for (first, second) in zip(tokens, tokens.dropFirst())
    where !first.isHangul && !second.isHangul && second.before.map({ "-._‐‑".unicodeScalars.contains($0) }) ?? false {
      count((first.text + second.text).lowercased(), .part)
    }
  }

  /// A name of several words as one, and its neighbours: 드래그 앤 드롭 → 드래그앤드롭, 드래그앤, 앤드롭.
  private mutating func addJoined(_ tokens: [SearchToken], _ field: SearchField) {
    guard (2...6).contains(tokens.count) else { return }
    let texts = tokens.map { $0.text.lowercased() }
    count(texts.joined(), field)
    guard texts.count > 2 else { return }
    for (first, second) in zip(texts, texts.dropFirst()) { count(first + second, .part) }
  }

  private mutating func count(_ word: String, _ field: SearchField, in section: Int? = nil) {
    guard word.utf8.count <= Self.longestWord else { return }
    let number = numbers[SearchWord(word)] ?? words.count
    if number == words.count {
      numbers[SearchWord(word)] = number
      words.append(word)
    }
    counts[UInt64(number) << 32 | UInt64(section ?? lengths.count - 1) << 8 | UInt64(field.rawValue), default: 0] += 1
  }

  /// Ends the counting, when all is added.
  mutating func finish() {
    for (word, section) in pairs.joined() { count(word, .body, in: section) }
    pairs = SearchPairs()
    uses = counts.sorted { $0.key < $1.key }.compactMap { key, count in
      SearchField(rawValue: Int(key & 0xFF)).map {
        Use(word: Int(key >> 32), section: Int(key >> 8 & 0xFF_FFFF), field: $0, count: count)
      }
    }
    (numbers, counts) = ([:], [:])
    data = shown.json
  }
}
