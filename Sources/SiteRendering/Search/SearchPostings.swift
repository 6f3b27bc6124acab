import Foundation

/// Where a word stands, and how much that says: its list in the index.
struct SearchPosting {
  var page: UInt32
  var section: UInt16
  /// The saturated weight of the word in the section, in 1/16384.
  var frequency: UInt16
}

/// The lists of all keys, with impacts by BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009).
struct SearchPostings {
  struct List {
    var key: String
    var postings: [SearchPosting] = []
    /// False where the key stands nowhere by itself.
    var isWord = false
  }

  /// In the order of the keys as JavaScript compares them.
  private(set) var lists: [List] = []
  private let sections: Int

  private static let k1: Float = 1.2
  private static let scale: Float = 16384

  init(_ pages: [SearchPage]) {
    let vocabulary = SearchVocabulary(pages)
    let averages = Self.averages(pages)
    sections = pages.reduce(0) { $0 + $1.lengths.count }
    lists = vocabulary.keys.map { List(key: $0) }
    for (number, page) in pages.enumerated() {
      var uses: [(list: Int, section: Int, weight: Float)] = []
      let keys = page.words.map { vocabulary.keys(of: $0) }
      for use in page.uses {
        for key in keys[use.word] where !key.isOfNames || use.field.isName {
          if !key.isPart, use.field != .part { lists[key.number].isWord = true }
          uses.append((key.number, use.section, Self.weight(use, key, page, averages)))
        }
      }
      add(uses, page: number, page.weight)
    }
    lists.removeAll { $0.postings.isEmpty }
    lists.sort { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
  }

  private static func averages(_ pages: [SearchPage]) -> [Float] {
    var sums = [Int](repeating: 0, count: SearchField.allCases.count)
    var counts = sums
    for page in pages {
      for lengths in page.lengths {
        for (field, length) in lengths.enumerated() where length > 0 {
          sums[field] += length
          counts[field] += 1
        }
      }
    }
    return zip(sums, counts).map { Float($0) / Float(max(1, $1)) }
  }

  private static func weight(
    _ use: SearchPage.Use, _ key: SearchVocabulary.Key, _ page: SearchPage, _ averages: [Float]
  ) -> Float {
    let field = key.isPart ? SearchField.part : use.field
    let b = field.lengthNormalization
    let length = Float(page.lengths[use.section][field.rawValue]) / max(1, averages[field.rawValue])
    return field.weight * Float(use.count) / (1 - b + b * max(length, 0.1))
  }

  private mutating func add(_ uses: [(list: Int, section: Int, weight: Float)], page: Int, _ factor: Float) {
    let sorted = uses.sorted { ($0.list, $0.section) < ($1.list, $1.section) }
    var index = 0
    while index < sorted.count {
      let (list, section, _) = sorted[index]
      var weight: Float = 0
      while index < sorted.count, sorted[index].list == list, sorted[index].section == section {
        weight += sorted[index].weight
        index += 1
      }
      let saturated = factor * weight * (Self.k1 + 1) / (Self.k1 + weight)
      lists[list].postings.append(
        SearchPosting(
          page: UInt32(page), section: UInt16(clamping: section),
          frequency: UInt16(clamping: Int(saturated * Self.scale))))
    }
  }

  /// What the rarity of a word makes of its frequency.
  func impact(_ posting: SearchPosting, of list: List) -> Float {
    let count = Float(list.postings.count)
    let rarity = log(1 + (Float(sections) - count + 0.5) / (count + 0.5))
    return Float(posting.frequency) / Self.scale * max(rarity, 0.05)
  }
}
