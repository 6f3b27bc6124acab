import Foundation
import GuideModel
import HangulText

/// The search index as files: read this first of all that stands in this folder.
///
/// `search/index.js` leads to everything else. Each file is a script that hands its data to the function `hig`, because
/// that works from the disk too, where a page may not fetch. Every other name carries a hash of its content.
package struct SearchIndex {
  /// More hits of a word than this go to files of their own, the best stay: most questions need only those.
  private static let headHits = 1_000
  private static let tailHits = 1_600
  /// How many hits the entry of a beginning holds that goes on over several shards.
  private static let prefixHits = 60

  /// `search/index.js` and the files to which it leads.
  package private(set) var files: [OutputFile] = []

  private let postings: SearchPostings
  private let otherNames: [String: [String]]
  private let top: Float

  /// - Parameter otherNames: what words may be called in the text, by word; shown in results where they were asked for.
  package init(_ pages: [SearchPage], otherNames: [String: [String]] = [:]) {
    self.otherNames = otherNames
    postings = SearchPostings(pages)
    var top: Float = 1e-6
    for list in postings.lists {
      for posting in list.postings { top = max(top, postings.impact(posting, of: list)) }
    }
    self.top = top

    var names: [SearchShards.Entry] = []
    var words = filters(pages)
    for list in postings.lists {
      let hits = list.postings.map { hit($0, list) }
      words.append(entry(list.key, hits))
      let best = hits.map(\.level).max() ?? 0
      if list.isWord { names.append(SearchShards.Entry(key: list.key, value: [UInt8(35 + best)])) }
    }
    var wordShards = SearchShards(words)
    for prefix in wordShards.straddling { wordShards.insert(beginning(prefix)) }

    let root = SearchRoot(
      words: write(wordShards, "words"), names: write(shards(names, by: \.initials), "names"),
      sounds: write(shards(names, by: Self.sounds()), "sounds"),
      pages: write(pages), terms: pages.firstIndex { $0.shown.isGlossary } ?? pages.count)
    files.append(OutputFile(path: "search/index.js", bytes: Self.script(TwinJSON.bytes(root).dropLast())))
  }

  // MARK: Words

  private func hit(_ posting: SearchPosting, _ list: SearchPostings.List) -> SearchEncoding.Hit {
    SearchEncoding.Hit(
      page: Int(posting.page), section: Int(posting.section),
      level: SearchEncoding.level(postings.impact(posting, of: list), top: top))
  }

  /// The best hits of a word, its other names (where it has none and more follows, itself), and the names of files
  /// with the rest.
  private mutating func entry(_ key: String, _ hits: [SearchEncoding.Hit]) -> SearchShards.Entry {
    var (value, more) = parts(hits)
    let names = otherNames[key] ?? (more.isEmpty ? [] : [key])
    if !names.isEmpty { value += " \(names.joined(separator: ","))".utf8 }
    if !more.isEmpty { value += " \(more)".utf8 }
    return SearchShards.Entry(key: key, value: value)
  }

  /// Hits as they are written, and the names of files with those that are too many.
  private mutating func parts(_ hits: [SearchEncoding.Hit]) -> (head: [UInt8], more: String) {
    guard hits.count > Self.headHits else { return (SearchEncoding.list(hits), "") }
    // The tops of pages come first: who asks for the words of a title finds the page without reading on.
    func worth(_ hit: SearchEncoding.Hit) -> Int { hit.level + (hit.section == 0 ? SearchEncoding.topLevel : 0) }
    let least = hits.map(worth).sorted(by: >)[Self.headHits]
    let head = Array(hits.filter { worth($0) > least } + hits.filter { worth($0) == least }).prefix(Self.headHits)
    let isHead = Set(head.map { $0.page << 16 | $0.section })
    let tail = hits.filter { !isHead.contains($0.page << 16 | $0.section) }
    let value = SearchEncoding.list(head.sorted { ($0.page, $0.section) < ($1.page, $1.section) })
    let more = stride(from: 0, to: tail.count, by: Self.tailHits).map { start in
      write(
        "more", files.count,
        Self.string(SearchEncoding.list(Array(tail[start..<min(start + Self.tailHits, tail.count)]))))
    }
    return (value, more.joined(separator: ","))
  }

  /// The best hits of all words that begin alike, under the beginning and `*`.
  private func beginning(_ prefix: String) -> SearchShards.Entry {
    let lists = postings.lists
    let start = SearchShards.count(lists) { $0.key.utf16.lexicographicallyPrecedes(prefix.utf16) }
    var best: [Int: SearchEncoding.Hit] = [:]
    for list in lists[start...].prefix(while: { $0.key.begins(with: prefix) }) where list.key != prefix {
      let share = Float(prefix.utf16.count) / Float(list.key.utf16.count)
      for posting in list.postings {
        let impact = postings.impact(posting, of: list) * share
        let place = Int(posting.page) << 16 | Int(posting.section)
        let level = SearchEncoding.level(impact, top: top)
        if level >= best[place]?.level ?? 0 {
          best[place] = SearchEncoding.Hit(page: Int(posting.page), section: Int(posting.section), level: level)
        }
      }
    }
    let hits = best.sorted { ($1.value.level, $0.key) < ($0.value.level, $1.key) }.prefix(Self.prefixHits)
      .sorted { $0.key < $1.key }.map(\.value)
    return SearchShards.Entry(key: prefix + "*", value: SearchEncoding.list(hits))
  }

  /// Sections by what readers may filter: those that do not hold for a platform, those of a kind or with pieces of it.
  private mutating func filters(_ pages: [SearchPage]) -> [SearchShards.Entry] {
    func hits(_ test: (SearchPage, Int) -> Bool) -> [SearchEncoding.Hit] {
      pages.enumerated().flatMap { number, page in
        page.shown.sections.indices.filter { test(page, $0) }.map {
          SearchEncoding.Hit(page: number, section: $0, level: 0)
        }
      }
    }
    var lists: [(String, [SearchEncoding.Hit])] = [
      ("#article", hits { page, section in page.shown.sections[section].kind == .article }),
      ("#term", hits { page, section in page.shown.sections[section].kind == .term }),
      ("#guideline", hits { page, section in page.shown.sections[section].pieces.contains { $0.kind == .guideline } }),
      ("#note", hits { page, section in page.shown.sections[section].pieces.contains { $0.kind == .note } }),
    ]
    for platform in Platform.allCases {
      lists.append(("#\(platform.rawValue)", hits { page, section in page.otherPlatforms[section].contains(platform) }))
    }
    return lists.sorted { $0.0.utf16.lexicographicallyPrecedes($1.0.utf16) }.map {
      entry($0.0, $0.1)
    }
  }

  // MARK: Files

  /// The consonants of a word that may come from another language; empty for others, and where it has fewer than three.
  private static func sounds() -> (String) -> String {
    let isLoanword = LoanwordSound.loanwordTest()
    return { word in
      guard isLoanword(word) else { return "" }
      let consonants = LoanwordSound.consonants(of: LoanwordSound.sound(of: word))
      return consonants.utf8.count < 3 ? "" : consonants
    }
  }

  /// Words with the level of each word's best hit, in the order of keys that the browser works out again from the
  /// words; words with no key are left out.
  private func shards(_ names: [SearchShards.Entry], by key: (String) -> String) -> [(first: String, text: [UInt8])] {
    let sorted = names.map { (key: key($0.key), entry: $0) }.filter { !$0.key.isEmpty }.sorted {
      $0.key == $1.key
        ? $0.entry.key.utf16.lexicographicallyPrecedes($1.entry.key.utf16)
        : $0.key.utf16.lexicographicallyPrecedes($1.key.utf16)
    }
    // The shards are cut by keys, so that equal ones stay together.
    let shards = SearchShards(sorted.map { SearchShards.Entry(key: $0.key, value: Array($0.entry.key.utf8)) })
    var rest = sorted.map(\.entry)[...]
    return zip(shards.firsts, shards.shards).map { first, entries in
      defer { rest = rest.dropFirst(entries.count) }
      return (first, SearchShards.text(Array(rest.prefix(entries.count))))
    }
  }

  private mutating func write(_ shards: SearchShards, _ name: String) -> SearchRoot.Tree {
    write(Array(zip(shards.firsts, shards.texts)).map { (first: $0, text: $1) }, name)
  }

  private mutating func write(_ shards: [(first: String, text: [UInt8])], _ name: String) -> SearchRoot.Tree {
    let names = shards.enumerated().map { index, shard in write(name, index, Self.string(shard.text)) }
    return SearchRoot.Tree(
      firsts: shards.map(\.first).joined(separator: "\n"), hashes: names.map { String($0.suffix(5)) }.joined())
  }

  private mutating func write(_ pages: [SearchPage]) -> String {
    let hashes = pages.enumerated().map { index, page in String(write("page", index, page.data).suffix(5)) }
    return stride(from: 0, to: hashes.count, by: 128).enumerated().map { index, start in
      let table = hashes[start..<min(start + 128, hashes.count)].joined()
      return String(write("pages", index, Self.string(Array(table.utf8))).suffix(5))
    }.joined()
  }

  /// Adds a file and returns its name: number, dot, hash.
  private mutating func write(_ name: String, _ number: Int, _ data: [UInt8]) -> String {
    let id = "\(number).\(SearchEncoding.hash(data))"
    files.append(OutputFile(path: "search/\(name)-\(id).js", bytes: Self.script(data[...])))
    return id
  }

  /// A string of JavaScript; nothing in the encoding needs an escape.
  private static func string(_ text: [UInt8]) -> [UInt8] { [UInt8(ascii: "\"")] + text + [UInt8(ascii: "\"")] }

  private static func script(_ data: ArraySlice<UInt8>) -> [UInt8] { Array("hig(".utf8) + data + Array(")\n".utf8) }
}
