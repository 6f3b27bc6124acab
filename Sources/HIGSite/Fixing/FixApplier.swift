package import GuideModel

/// Applies the one fix of each finding to a file's bytes; what overlaps an earlier edit waits for the next run.
package enum FixApplier {
  /// - Parameter suggested: true where fixes that are not certain on any text are wanted too.
  package static func apply(_ diagnostics: [Diagnostic], to source: SourceText, suggested: Bool) -> [UInt8] {
    var edits: [(range: Range<Int>, replacement: String)] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first, diagnostic.fixes.count == 1, suggested || fix.applicability == .safe
      else { continue }
      let mine = fix.edits.map {
        (source.offset(of: $0.range.start)..<source.offset(of: $0.range.end), $0.replacement)
      }
      let clashes = mine.contains { edit in
        edits.contains {
          $0.range.lowerBound == edit.0.lowerBound
            || $0.range.lowerBound < edit.0.upperBound && edit.0.lowerBound < $0.range.upperBound
        }
      }
      if !clashes { edits += mine }
    }
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source.bytes[done..<edit.range.lowerBound]
      result += edit.replacement.utf8
      done = edit.range.upperBound
    }
    return result + source.bytes[done...]
  }
}
