import GuideModel

/// Lays a text of the parser's over the bytes it came from, so that every run knows its exact place.
struct TextAlignment {
  private(set) var runs: [TextRun] = []
  private let literal: UnsafeRawBufferPointer
  private let treated: TreatedSource
  private var bytes: [UInt8] { treated.copy.bytes }

  /// - Parameter hint: where cmark says the text stands in the copy; its start may be off inside its line.
  init(_ literal: UnsafeRawBufferPointer, _ treated: TreatedSource, _ hint: Range<Int>) {
    self.literal = literal
    self.treated = treated
    align(from: start(near: hint))
    keepText(hint)
  }

  /// The text is the parser's, whatever the alignment made of it: where the two differ the whole text is
  /// one run without a place of its own letters, so that no edit is ever made from it.
  private mutating func keepText(_ hint: Range<Int>) {
    let text = String(decoding: literal.filter { $0 != EmphasisSentinel.byte }, as: UTF8.self)
    guard runs.map(\.text).joined() != text else { return }
    let start = treated.range(hint.lowerBound..<hint.lowerBound).start
    runs = text.isEmpty ? [] : [TextRun(text, SourceRange(start: start, end: start))]
  }

  /// The hint, or where it does not fit the nearest place in its line at which the text begins.
  private func start(near hint: Range<Int>) -> Int {
    let probe = literal.prefix(while: { $0 != 0x5C && $0 != 0x26 }).prefix(24)
    func fits(_ offset: Int) -> Bool {
      offset + probe.count <= bytes.count
        && bytes[offset..<offset + probe.count].elementsEqual(probe)
    }
    if fits(hint.lowerBound) { return hint.lowerBound }
    let line = treated.copy.line(treated.copy.position(at: hint.lowerBound).line)
    let candidates = line.indices.filter(fits)
    return candidates.min { abs($0 - hint.lowerBound) < abs($1 - hint.lowerBound) }
      ?? hint.lowerBound
  }

  private mutating func align(from start: Int) {
    var source = start
    var done = 0
    var same = 0
    while done + same < literal.count {
      let next = source + same
      if next < bytes.count, bytes[next] == literal[done + same], !isEscape(next),
        !isEntity(next, standsAt: done + same)
      {
        same += 1
        continue
      }
      emit(done..<done + same, source..<source + same)
      (done, source, same) = (done + same, source + same, 0)
      guard done < literal.count else { return }
      let (width, length) = changed(at: source, done)
      emit(done..<done + width, source..<source + length)
      (done, source) = (done + width, source + length)
    }
    emit(done..<done + same, source..<source + same)
  }

  /// True at a backslash that hides the punctuation after it.
  private func isEscape(_ offset: Int) -> Bool {
    bytes[offset] == 0x5C && offset + 1 < bytes.count && Self.isPunctuation(bytes[offset + 1])
  }

  /// True at an entity that the text does not hold letter by letter.
  private func isEntity(_ offset: Int, standsAt done: Int) -> Bool {
    guard bytes[offset] == 0x26, let end = bytes[offset...].prefix(40).firstIndex(of: 0x3B) else { return false }
    return !literal[done...].starts(with: bytes[offset...end])
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte)
      && !(0x61...0x7A).contains(byte)
  }

  /// How many bytes of the text stand for how many of the source, where they differ.
  private func changed(at source: Int, _ done: Int) -> (width: Int, length: Int) {
    guard source < bytes.count else { return (literal.count - done, 0) }
    if isEscape(source) { return (1, 2) }
    if bytes[source] == 0x26, let end = bytes[source...].prefix(40).firstIndex(of: 0x3B) {
      let after = bytes[(end + 1)...].prefix(4)
      var width = scalarWidth(done)
      if !continues(done + width, after), done + width < literal.count {
        let second = width + scalarWidth(done + width)
        if continues(done + second, after) { width = second }
      }
      return (width, end + 1 - source)
    }
    return (scalarWidth(done), 1)
  }

  private func continues(_ offset: Int, _ after: ArraySlice<UInt8>) -> Bool {
    guard let next = after.first else { return offset >= literal.count }
    return offset >= literal.count || literal[offset] == next || next == 0x5C || next == 0x26
  }

  private func scalarWidth(_ offset: Int) -> Int {
    var width = 1
    while offset + width < literal.count, literal[offset + width] & 0xC0 == 0x80 { width += 1 }
    return width
  }

  /// Adds the runs of a stretch, cut where the copy was treated; sentinels leave nothing.
  private mutating func emit(_ text: Range<Int>, _ source: Range<Int>) {
    guard !text.isEmpty else { return }
    if text.count != source.count {
      append(text, source)
      return
    }
    var start = source.lowerBound
    for end in treated.map.breaks(in: source) + [source.upperBound] where end > start {
      let offset = text.lowerBound - source.lowerBound
      append(start + offset..<end + offset, start..<end)
      start = end
    }
  }

  private mutating func append(_ text: Range<Int>, _ source: Range<Int>) {
    var part = literal[text]
    var place = source
    if part.first == EmphasisSentinel.byte {
      (part, place) = (part.dropFirst(), min(place.lowerBound + 1, place.upperBound)..<place.upperBound)
    }
    let string = String(decoding: part.filter { $0 != EmphasisSentinel.byte }, as: UTF8.self)
    guard !string.isEmpty else { return }
    let run = TextRun(string, treated.range(place))
    if let last = runs.last, last.isVerbatim, run.isVerbatim, last.range.end == run.range.start {
      runs[runs.count - 1] = TextRun(
        last.text + string, SourceRange(start: last.range.start, end: run.range.end))
    } else {
      runs.append(run)
    }
  }
}
