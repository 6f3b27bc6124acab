import GuideModel

/// Text runs one after another as one text, with the way back to their places.
struct TextSpan {
  let bytes: [UInt8]
  private let runs: [TextRun]
  private let starts: [Int]

  init(_ runs: [TextRun]) {
    self.runs = runs
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for run in runs {
      starts.append(bytes.count)
      bytes += run.text.utf8
    }
    self.bytes = bytes
    self.starts = starts
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func text(_ offsets: Range<Int>) -> String { String(decoding: bytes[offsets], as: UTF8.self) }

  /// The text runs of a stretch.
  func runs(_ offsets: Range<Int>) -> [TextRun] {
    var result: [TextRun] = []
    // Runs stand in order: begin with the last that starts at or before the stretch.
    var index = max(0, starts.partition(offsets.lowerBound) - 1)
    while index < runs.count, starts[index] < offsets.upperBound {
      let (run, start) = (runs[index], starts[index])
      index += 1
      let end = start + run.text.utf8.count
      let (first, last) = (max(start, offsets.lowerBound), min(end, offsets.upperBound))
      guard first < last else { continue }
      let part = first..<last
      let inner = part.lowerBound - start..<part.upperBound - start
      result.append(TextRun(text(part), run.range(of: inner)))
    }
    return result
  }

  /// False where the stretch is written in the file in other letters: escaped, or as an entity.
  func isVerbatim(_ offsets: Range<Int>) -> Bool { runs(offsets).allSatisfy(\.isVerbatim) }

  /// The file's range of a stretch that is not empty.
  func range(_ offsets: Range<Int>) -> SourceRange {
    let runs = runs(offsets)
    guard let first = runs.first, let last = runs.last else { return .fileStart }
    return SourceRange(start: first.range.start, end: last.range.end)
  }
}

extension [Int] {
  /// How many of the sorted numbers are not above a bound.
  fileprivate func partition(_ bound: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
