package import GuideModel

/// Applies the one fix of each finding to a file's bytes; what overlaps an earlier edit waits for the next run.
package enum FixApplier {
  /// - Parameter suggested: true where fixes that are not certain on any text are wanted too.
  /// - Complexity: O(n log n) for n edits in the order of the text.
  package static func apply(_ diagnostics: [Diagnostic], to source: SourceText, suggested: Bool) -> [UInt8] {
    var edits = EditList()
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first, diagnostic.fixes.count == 1, suggested || fix.applicability == .safe
      else { continue }
      let mine = fix.edits.map {
        (source.offset(of: $0.range.start)..<source.offset(of: $0.range.end), $0.replacement)
      }
      if mine.allSatisfy({ !edits.clashes(with: $0.0) }) { for edit in mine { edits.insert(edit.0, edit.1) } }
    }
    var result: [UInt8] = []
    var done = 0
    for edit in edits.all {
      result += source.bytes[done..<edit.range.lowerBound]
      result += edit.replacement.utf8
      done = edit.range.upperBound
    }
    return result + source.bytes[done...]
  }
}

/// Edits of one text in its order, of which no two meet.
private struct EditList {
  private(set) var all: [(range: Range<Int>, replacement: String)] = []

  /// How many begin before an offset.
  private func count(before offset: Int) -> Int {
    // Most come in the order of the text.
    if all.last.map({ $0.range.lowerBound < offset }) ?? true { return all.count }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// True where an edit begins at the same place or overlaps.
  func clashes(with range: Range<Int>) -> Bool {
    let index = count(before: range.lowerBound)
    if index < all.count {
      let next = all[index].range
      if next.lowerBound == range.lowerBound || next.lowerBound < range.upperBound { return true }
    }
    return index > 0 && all[index - 1].range.upperBound > range.lowerBound
  }

  mutating func insert(_ range: Range<Int>, _ replacement: String) {
    all.insert((range, replacement), at: count(before: range.lowerBound))
  }
}
