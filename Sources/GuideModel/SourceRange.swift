/// A place in a text file: line and UTF-8 byte column, both counted from 1.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.line < right.line || left.line == right.line && left.column < right.column
  }
}

/// A stretch of a text file; the end is exclusive.
package struct SourceRange: Sendable, Hashable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// A stretch of one line.
  package init(line: Int, columns: Range<Int>) {
    start = SourcePosition(line: line, column: columns.lowerBound)
    end = SourcePosition(line: line, column: columns.upperBound)
  }

  /// The first place of a file, for what has no better one.
  package static let fileStart = SourceRange(line: 1, columns: 1..<1)
}

/// Stretches of one file of which no two overlap.
package struct SourceRangeSet: Sendable {
  /// In the order of their starts.
  private var ranges: [SourceRange] = []

  package init() {}

  /// How many begin before a place.
  private func count(before position: SourcePosition) -> Int {
    // Most come in the order of the file.
    if ranges.last.map({ $0.start < position }) ?? true { return ranges.count }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// True where one of them shares a letter with another stretch.
  package func overlaps(_ range: SourceRange) -> Bool {
    let index = count(before: range.end)
    return index > 0 && range.start < ranges[index - 1].end
  }

  /// True where one of them ends at a place.
  package func hasEnd(at position: SourcePosition) -> Bool {
    let index = count(before: position)
    return index > 0 && ranges[index - 1].end == position
  }

  /// An empty stretch holds no letter: it is left out.
  package mutating func insert(_ range: SourceRange) {
    if range.start < range.end { ranges.insert(range, at: count(before: range.start)) }
  }
}
