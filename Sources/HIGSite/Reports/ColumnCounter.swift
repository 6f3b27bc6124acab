import GuideModel

/// Turns UTF-8 byte columns into the columns that an output counts.
final class ColumnCounter {
  enum Unit { case graphemeClusters, unicodeScalars }

  private let sources: SourceFiles
  private let unit: Unit
  /// The line that was asked for last, with the column of each of its bytes: findings often share a line.
  private var last: (file: String, line: Int, columns: [Int])?

  init(sources: SourceFiles, unit: Unit) {
    self.sources = sources
    self.unit = unit
  }

  /// Line and column, both from 1; the byte column itself where the file's text is not at hand.
  func place(_ position: SourcePosition, in file: String) -> SourcePosition {
    guard let columns = columns(file, position.line) else { return position }
    let offset = min(max(0, position.column - 1), columns.count - 1)
    return SourcePosition(line: position.line, column: columns[offset])
  }

  func range(_ range: SourceRange, in file: String) -> SourceRange {
    SourceRange(start: place(range.start, in: file), end: place(range.end, in: file))
  }

  /// The column at each byte of a line, and at its end.
  private func columns(_ file: String, _ number: Int) -> [Int]? {
    if let last, last.line == number, last.file == file { return last.columns }
    guard let line = sources[file]?.line(number) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    var columns: [Int] = []
    columns.reserveCapacity(line.count + 1)
    var column = 1
    func add(_ length: Int) {
      columns.append(column)
      // Inside a letter it is the next that is pointed at.
      for _ in 1..<max(1, length) { columns.append(column + 1) }
      column += 1
    }
    switch unit {
    case .graphemeClusters: for character in text { add(character.utf8.count) }
    case .unicodeScalars: for scalar in text.unicodeScalars { add(UTF8.width(scalar)) }
    }
    columns.append(column)
    last = (file, number, columns)
    return columns
  }
}
