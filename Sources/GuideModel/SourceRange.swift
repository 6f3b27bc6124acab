/// A place in a text file: line and UTF-8 byte column, both counted from 1.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
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
