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
  /// UTF-8 in NFC.
  package let bytes: [UInt8]
  /// Offsets of code, addresses and identifiers, in which no term is looked for.
  package let opaque: [Range<Int>]
  /// Offsets of the texts of links.
  package let linked: [Range<Int>]
  /// Offsets of the runs of Hangul, and of Latin phrases.
  let hangulRuns: [Range<Int>]
  let latinPhrases: [Range<Int>]
  var hasHangul: Bool { !hangulRuns.isEmpty || hasJamo }
  /// The terms of the termbase that it was prepared for.
  private(set) var occurrences: [TermIndex.Occurrence] = []
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
    linked = builder.linked
    opaque = builder.opaque + Identifiers.ranges(in: builder.bytes)
    hangulRuns = HangulRuns.all(in: builder.bytes)
    latinPhrases = LatinPhrase.all(in: builder.bytes)
    hasJamo =
      hangulRuns.isEmpty && String(decoding: builder.bytes, as: UTF8.self).unicodeScalars.contains(where: \.isHangul)
  }

  /// The same text with the terms that stand in it.
  func finding(_ index: TermIndex) -> Prose {
    var prose = self
    prose.occurrences = index.occurrences(in: bytes)
    return prose
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }
  package func isOpaque(_ offsets: Range<Int>) -> Bool { opaque.contains { $0.overlaps(offsets) } }

  /// The file's range of a stretch; nil where it has no place of its own.
  package func range(_ offsets: Range<Int>) -> SourceRange? {
    var result: SourceRange?
    for (run, start) in zip(runs, starts) {
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
    for (run, start) in zip(runs, starts)
    where start <= offsets.lowerBound && offsets.upperBound <= start + run.text.utf8.count {
      return (run, offsets.lowerBound - start..<offsets.upperBound - start)
    }
    return nil
  }

  /// True where a stretch stands in the file letter by letter in one piece, so that an edit of it is safe.
  package func isEditable(_ offsets: Range<Int>) -> Bool {
    zip(runs, starts).contains { run, start in
      run.isVerbatim && start <= offsets.lowerBound && offsets.upperBound <= start + run.text.utf8.count
    }
  }

  private struct Builder {
    var bytes: [UInt8] = []
    var runs: [TextRun] = []
    var starts: [Int] = []
    var opaque: [Range<Int>] = []
    var linked: [Range<Int>] = []

    mutating func add(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline {
        case .text(let run): add(run)
        case .code(let run):
          let start = bytes.count
          add(run)
          opaque.append(start..<bytes.count)
        case .softBreak, .lineBreak: bytes.append(0x20)
        case .image, .html: bytes += "\u{FFFC}".utf8
        case .link(let link) where link.isBare:
          let start = bytes.count
          add(link.children)
          opaque.append(start..<bytes.count)
        case .link(let link):
          let start = bytes.count
          add(link.children)
          linked.append(start..<bytes.count)
        default: add(inline.children)
        }
      }
    }

    mutating func add(_ run: TextRun) {
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
      (prose.section, prose.anchor) = (text.section, text.anchor)
      return prose.bytes.isEmpty ? nil : prose
    }
  }

  /// Where the text begins, and where each further line of the file begins in it.
  var lineStarts: [SourcePosition] {
    var starts: [SourcePosition] = []
    for run in runs where starts.last.map({ $0.line < run.range.start.line }) ?? true { starts.append(run.range.start) }
    return starts
  }
}
