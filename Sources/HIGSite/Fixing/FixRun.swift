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
      let fixed = Self.fixed(self.result, suggested).filter { !restless.contains($0.key) }
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

  /// - Throws: `Blocked` where a file is read-only, has changed meanwhile, or cannot be written.
  func write() throws(Blocked) {
    for change in changes {
      guard Self.isWritable(change.path) else { throw Blocked.readOnly(change.path) }
      // What changed since it was read is newer than the fix.
      guard DataFiles()[change.path]?.bytes == change.before else { throw Blocked.changedMeanwhile(change.path) }
    }
    for change in changes { try FileWriting.write(change.after, over: change.path) }
  }

  /// A file that its owner made read-only is left alone.
  private static func isWritable(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & 0o222 != 0
  }
}
