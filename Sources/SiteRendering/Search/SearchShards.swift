/// A sorted list of entries cut into files of about one size, with the shortest words that tell them apart.
struct SearchShards {
  struct Entry {
    var key: String
    /// What stands behind the key.
    var value: [UInt8]
  }

  /// Bytes of a file before compression; gzip leaves something under half of it.
  static let size = 9_000

  /// One at least.
  private(set) var shards: [[Entry]] = []
  /// The shortest text that comes behind the shard before and not behind the own; empty for the first.
  private(set) var firsts: [String] = []

  /// - Parameter entries: in the order of their keys; equal ones stay together, however many.
  init(_ entries: [Entry], size: Int = Self.size) {
    if entries.isEmpty { (shards, firsts) = ([[]], [""]) }
    var filled = 0
    for entry in entries {
      let bytes = entry.value.count + entry.key.utf8.count / 2 + 3
      let last = shards.last?.last?.key
      if shards.isEmpty || filled + bytes > size && last != nil && last != entry.key {
        firsts.append(last.map { Self.border($0, entry.key) } ?? "")
        shards.append([])
        filled = 0
      }
      shards[shards.count - 1].append(entry)
      filled += bytes
    }
  }

  /// The shortest beginning of a word that comes behind another word.
  private static func border(_ last: String, _ first: String) -> String {
    String(first.prefix(common(last, first) + 1))
  }

  private static func common(_ first: String, _ second: String) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// The beginnings of words that go on over the end of a shard, each once, in order.
  var straddling: [String] {
    var found: Set<String> = []
    for (shard, next) in zip(shards, shards.dropFirst()) {
      guard let last = shard.last?.key, let first = next.first?.key else { continue }
      for length in 0..<Self.common(last, first) { found.insert(String(first.prefix(length + 1))) }
    }
    return found.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
  }

  /// Adds an entry to the shard to which its key belongs.
  mutating func insert(_ entry: Entry) {
    let shard = max(0, Self.count(firsts) { !entry.key.utf16.lexicographicallyPrecedes($0.utf16) } - 1)
    let place = Self.count(shards[shard]) { $0.key.utf16.lexicographicallyPrecedes(entry.key.utf16) }
    shards[shard].insert(entry, at: place)
  }

  /// How many elements at the start fulfil a condition that no later one does.
  static func count<Elements>(_ elements: Elements, _ test: (Elements.Element) -> Bool) -> Int
  where Elements: RandomAccessCollection, Elements.Index == Int {
    var (low, high) = (elements.startIndex, elements.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if test(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - elements.startIndex
  }

  /// Each shard's text; a space where there are no words at all.
  var texts: [[UInt8]] { shards.map(Self.text) }

  /// Entries between `!`, keys front-coded, values behind a space.
  static func text(_ entries: [Entry]) -> [UInt8] {
    if entries.isEmpty { return [UInt8(ascii: " ")] }
    var text: [UInt8] = []
    var last = ""
    for entry in entries {
      if !last.isEmpty { text.append(UInt8(ascii: "!")) }
      text += SearchEncoding.frontCoded(entry.key, after: last)
      text.append(UInt8(ascii: " "))
      text += entry.value
      last = entry.key
    }
    return text
  }
}
