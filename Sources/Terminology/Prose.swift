package import GuideModel
import HangulText

/// A stretch of running text as the rules see it: emphasis and links opened, code and addresses marked,
/// with the way back to the file.
package struct Prose: Sendable {
  package let file: String
  package let role: TextRole
  /// The number of its section, and the anchor of the guideline or section in which it stands.
  package private(set) var section: Int?
  package private(set) var anchor = ""
  /// The number of the note or quote in which it stands; nil for the article's own text.
  package private(set) var quote: Int?
  /// UTF-8 in NFC.
  package let bytes: [UInt8]
  /// Offsets of code, addresses and identifiers, which are not words.
  package let opaque: [Range<Int>]
  /// Offsets of the titles that bare links show: words, but not the writer's.
  package let titles: [Range<Int>]
  /// Offsets of words whose reading stands above them (ruby).
  let annotated: [Range<Int>]
  /// Offsets of the texts of links, with what they lead to.
  package let links: [(range: Range<Int>, destination: LinkDestination)]
  let linkEnds: Set<Int>
  private let linkRanges: [Range<Int>]
  /// Offsets of the runs of Hangul, and of Latin phrases; what is marked as code is in none of them.
  let hangulRuns: [Range<Int>]
  let latinPhrases: [Range<Int>]
  var hasHangul: Bool { !hangulRuns.isEmpty || hasJamo }
  /// The terms of the termbase that it was prepared for.
  package private(set) var occurrences: [TermIndex.Occurrence] = []
  private let hasJamo: Bool
  private let runs: [TextRun]
  private let starts: [Int]

  package init(file: String, role: TextRole, inlines: [Inline]) {
    var builder = Builder()
    builder.add(inlines)
    self.init(file: file, role: role, builder)
  }

  /// A line of a plain text.
  package init(file: String, role: TextRole = .prose, run: TextRun) {
    var builder = Builder()
    builder.add(run)
    self.init(file: file, role: role, builder)
  }

  private init(file: String, role: TextRole, _ builder: Builder) {
    self.file = file
    self.role = role
    bytes = builder.bytes
    runs = builder.runs
    starts = builder.starts
    links = builder.links
    linkRanges = builder.links.map(\.range)
    linkEnds = Set(linkRanges.map(\.upperBound))
    titles = builder.titles
    annotated = builder.annotated
    opaque = (builder.opaque + Identifiers.ranges(in: builder.bytes)).joinedInOrder
    hangulRuns = Self.runs(HangulRuns.all(in:), of: builder.bytes, without: builder.opaque)
    latinPhrases = Self.runs(LatinPhrase.all(in:), of: builder.bytes, without: builder.opaque)
    hasJamo =
      hangulRuns.isEmpty && String(decoding: builder.bytes, as: UTF8.self).unicodeScalars.contains(where: \.isHangul)
  }

  /// What a scan finds in a text when a break stands in the place of each opaque stretch.
  private static func runs(_ scan: ([UInt8]) -> [Range<Int>], of bytes: [UInt8], without opaque: [Range<Int>])
    -> [Range<Int>]
  {
    guard !opaque.isEmpty else { return scan(bytes) }
    var bytes = bytes
    for range in opaque { bytes.replaceSubrange(range, with: repeatElement(UInt8(0), count: range.count)) }
    return scan(bytes)
  }

  /// The same text with the terms that stand in it.
  func finding(_ index: TermIndex) -> Prose {
    var prose = self
    prose.occurrences = index.occurrences(in: bytes)
    return prose
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }
  /// True where a stretch is none of the writer's words.
  package func isOpaque(_ offsets: Range<Int>) -> Bool {
    isCode(offsets) || titles.overlap(offsets)
  }

  /// The bytes of the sentence in which a stretch stands: from the stop before it to the stop behind.
  func sentence(around offsets: Range<Int>) -> ArraySlice<UInt8> {
    let stops = [". ", "? ", "! "]
    let start = stops.compactMap { bytes[..<offsets.lowerBound].ranges(of: Array($0.utf8)).last?.upperBound }.max() ?? 0
    let end = stops.compactMap { bytes[offsets.upperBound...].firstRange(of: Array($0.utf8))?.lowerBound }.min()
    return bytes[start..<(end ?? bytes.count)]
  }

  /// True where a stretch stands in a link.
  package func isLink(_ offsets: Range<Int>) -> Bool { linkRanges.overlap(offsets) }

  /// True where a stretch is no word at all.
  package func isCode(_ offsets: Range<Int>) -> Bool { opaque.overlap(offsets) }

  /// The file's range of a stretch; nil where it has no place of its own.
  package func range(_ offsets: Range<Int>) -> SourceRange? {
    var result: SourceRange?
    var index = firstRun(at: offsets.lowerBound)
    while index < runs.count, starts[index] < offsets.upperBound {
      let (run, start) = (runs[index], starts[index])
      index += 1
      let end = start + run.text.utf8.count
      let (first, last) = (max(start, offsets.lowerBound), min(end, offsets.upperBound))
      guard first < last else { continue }
      let part = run.range(of: first - start..<last - start)
      result = SourceRange(start: result?.start ?? part.start, end: part.end)
    }
    return result
  }

  /// The text run that holds a stretch whole, and the stretch's offsets in its text.
  package func run(of offsets: Range<Int>) -> (run: TextRun, offsets: Range<Int>)? {
    let index = firstRun(at: offsets.lowerBound)
    guard runs.indices.contains(index), starts[index] <= offsets.lowerBound,
      offsets.upperBound <= starts[index] + runs[index].text.utf8.count
    else { return nil }
    return (runs[index], offsets.lowerBound - starts[index]..<offsets.upperBound - starts[index])
  }

  /// The last run that begins at or before an offset, or the first of all.
  private func firstRun(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The edit that puts another text in a stretch's place.
  ///
  /// Nil where the stretch does not stand in the file letter by letter in one piece, or is none of the writer's words.
  /// An empty stretch takes the text in behind the letter before it.
  package func edit(_ offsets: Range<Int>, _ replacement: String) -> Diagnostic.Edit? {
    guard !isOpaque(offsets) else { return nil }
    // An empty stretch at a run's start belongs to the run before.
    let start = offsets.isEmpty ? offsets.lowerBound - 1 : offsets.lowerBound
    guard start >= 0, let (run, inside) = run(of: start..<offsets.upperBound), run.isVerbatim else { return nil }
    let first = inside.upperBound - offsets.count
    return Diagnostic.Edit(range: run.range(of: first..<inside.upperBound), replacement: replacement)
  }

  /// The remedy of one such edit.
  func fix(
    _ applicability: Diagnostic.Fix.Applicability, _ offsets: Range<Int>, _ replacement: String, summary: String
  ) -> [Diagnostic.Fix] {
    edit(offsets, replacement).map { [Diagnostic.Fix(applicability, summary: summary, edits: [$0])] } ?? []
  }

  private struct Builder {
    var bytes: [UInt8] = []
    var runs: [TextRun] = []
    var starts: [Int] = []
    var opaque: [Range<Int>] = []
    var titles: [Range<Int>] = []
    var links: [(range: Range<Int>, destination: LinkDestination)] = []
    var annotated: [Range<Int>] = []
    private var rubyStart: Int?
    /// How many ruby annotations are open: what they say is no part of the text.
    private var annotations = 0

    mutating func add(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline {
        case .text(let run): add(run)
        case .code(let run):
          let start = bytes.count
          add(run)
          opaque.append(start..<bytes.count)
        case .softBreak, .lineBreak: bytes.append(0x20)
        case .image: bytes += "\u{FFFC}".utf8
        case .html(let tag): add(tag)
        // A particle behind the mark belongs to the word before it.
        case .footnote: break
        case .link(let link): add(link)
        case .emphasis, .strong, .strikethrough: add(inline.children)
        }
      }
    }

    private mutating func add(_ tag: HTMLTag) {
      if tag.name == "ruby" {
        if tag.isEnd, let start = rubyStart { annotated.append(start..<bytes.count) }
        rubyStart = tag.isEnd ? nil : bytes.count
      } else if tag.name == "rt" || tag.name == "rp" {
        annotations = max(0, annotations + (tag.isEnd ? -1 : 1))
      } else if tag.name == "br" {
        bytes.append(0x20)
      }
    }

    private mutating func add(_ link: Link) {
      let start = bytes.count
      add(link.children)
      let range = start..<bytes.count
      guard link.isBare else { return links.append((range, link.destination)) }
      switch link.destination {
      case .document, .fragment, .term:
        titles.append(range)
        links.append((range, link.destination))
      case .symbol, .external, .home, .unusable: opaque.append(range)
      }
    }

    mutating func add(_ run: TextRun) {
      guard annotations == 0 else { return }
      runs.append(run)
      starts.append(bytes.count)
      bytes += run.text.utf8
    }
  }
}

extension Prose {
  /// Every text of an article, in order.
  package static func all(in article: Article) -> [Prose] {
    article.texts.compactMap { text in
      var prose = Prose(file: article.file, role: text.role, inlines: text.inlines)
      (prose.section, prose.anchor, prose.quote) = (text.section, text.anchor, text.quote)
      return prose.bytes.isEmpty ? nil : prose
    }
  }

  /// Where the text begins, and where each further line of the file begins in it; not with code.
  var lineStarts: [SourcePosition] {
    var starts: [SourcePosition] = []
    var line = 0
    for (run, offset) in zip(runs, self.starts) where run.range.start.line > line {
      line = run.range.start.line
      if !isCode(offset..<offset + 1) { starts.append(run.range.start) }
    }
    return starts
  }
}

extension [Range<Int>] {
  /// Sorted, those that overlap or touch as one.
  fileprivate var joinedInOrder: Self {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// True where one of the sorted, separate ranges shares an element with another.
  func overlap(_ other: Range<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= other.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].overlaps(other)
  }
}
