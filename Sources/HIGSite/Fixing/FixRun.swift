import Foundation
import GuideModel
import HangulText

/// Checks and mends in turn, in memory, until nothing is left to mend: what one fix uncovers the next round mends.
///
/// A dry run and a real one are the same run: only `write` touches files.
struct FixRun {
  /// The guide as it is left.
  private(set) var result: SiteCheck.Result
  /// Files that fixes never leave at rest: they stay as they were.
  private(set) var restless: [String] = []
  /// Files that had something to mend and that their owners made read-only: they stay as they were.
  private(set) var readOnly: [String] = []
  private var files = DataFiles()
  private var originals: [String: [UInt8]] = [:]

  /// Rounds after which a file that still changes is called restless.
  private static let limit = 8

  /// - Parameters:
  ///   - result: what the check found in the files as they are.
  ///   - suggested: true where fixes that are not certain are wanted too.
  init(
    _ result: SiteCheck.Result, suggested: Bool, check: (DataFiles) async throws -> SiteCheck.Result
  ) async throws {
    self.result = result
    for round in 1...Self.limit {
      var fixed = Self.fixed(self.result, suggested).filter { !restless.contains($0.key) }
      for path in fixed.keys where Self.isReadOnly(path) {
        fixed[path] = nil
        if !readOnly.contains(path) { readOnly.append(path) }
      }
      if fixed.isEmpty { break }
      for (path, bytes) in fixed {
        let original = originals[path] ?? self.result.sources[path]?.bytes ?? []
        originals[path] = original
        // Back at the start, or never at an end: two rules do not agree.
        let isRestless = bytes == original || round == Self.limit
        if isRestless { restless.append(path) }
        files.edited[path] = isRestless ? original : bytes
      }
      self.result = try await check(files)
    }
    restless.sort()
    readOnly.sort()
  }

  private static func fixed(_ result: SiteCheck.Result, _ suggested: Bool) -> [String: [UInt8]] {
    var fixed: [String: [UInt8]] = [:]
    for (path, findings) in Dictionary(grouping: result.diagnostics.filter({ !$0.fixes.isEmpty }), by: \.file) {
      guard let source = result.sources[path] else { continue }
      let bytes = FixApplier.apply(findings, to: source, suggested: suggested)
      if bytes != source.bytes { fixed[path] = bytes }
    }
    return fixed
  }

  /// Paths with the bytes before and after, in the order of the paths.
  private var changes: [(path: String, before: [UInt8], after: [UInt8])] {
    files.edited.sorted { $0.key < $1.key }.compactMap { path, after in
      guard let before = originals[path], before != after else { return nil }
      return (path, before, after)
    }
  }

  var changedCount: Int { changes.count }
  var diff: String { changes.map { UnifiedDiff.text($0.path, $0.before, $0.after) }.joined() }

  /// Writes every file that can be written.
  ///
  /// - Returns: why others were left as they are, in the order of their paths.
  func write() -> [Blocked] {
    changes.compactMap { change in
      // What changed since it was read is newer than the fix.
      guard DataFiles()[change.path]?.bytes == change.before else { return .changedMeanwhile(change.path) }
      do throws(Blocked) {
        try FileWriting.replace(change.path, with: change.after)
        return nil
      } catch {
        return error
      }
    }
  }

  private static func isReadOnly(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & 0o222 == 0
  }
}
