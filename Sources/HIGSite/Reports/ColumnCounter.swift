import GuideModel

/// Turns UTF-8 byte columns into the columns that an output counts.
struct ColumnCounter {
  enum Unit { case graphemeClusters, unicodeScalars }

  let sources: SourceFiles
  let unit: Unit

  /// Line and column, both from 1; the byte column itself where the file's text is not at hand.
  func place(_ position: SourcePosition, in file: String) -> SourcePosition {
    guard let line = sources[file]?.line(position.line) else { return position }
    let before = String(decoding: line.prefix(max(0, position.column - 1)), as: UTF8.self)
    let count =
      switch unit {
      case .graphemeClusters: before.count
      case .unicodeScalars: before.unicodeScalars.count
      }
    return SourcePosition(line: position.line, column: count + 1)
  }

  func range(_ range: SourceRange, in file: String) -> SourceRange {
    SourceRange(start: place(range.start, in: file), end: place(range.end, in: file))
  }
}
