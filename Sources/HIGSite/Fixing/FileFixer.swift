import HangulText
import Foundation
import GuideModel

/// Writes fixes to files, each in one step.
enum FileFixer {
  struct Change {
    var path: String
    var diff: String
  }

  static func fix(
    _ diagnostics: [Diagnostic], _ sources: SourceFiles, suggested: Bool, writes: Bool
  ) throws(Blocked) -> [Change] {
    var changes: [Change] = []
    let byFile = Dictionary(grouping: diagnostics.filter { !$0.fixes.isEmpty }, by: \.file)
    for (path, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      guard let source = sources[path] else { continue }
      guard isWritable(path) else {
        if writes { throw Blocked.readOnly(path) }
        continue
      }
      let fixed = FixApplier.apply(findings, to: source, suggested: suggested)
      guard fixed != source.bytes else { continue }
      changes.append(Change(path: path, diff: UnifiedDiff.text(path, source.bytes, fixed)))
      guard writes else { continue }
      // What changed since it was read is newer than the fix.
      guard DataFile.read(path)?.bytes == source.bytes else {
        throw Blocked.changedMeanwhile(path)
      }
      try FileWriting.write(fixed, over: path)
    }
    return changes
  }

  /// A file that its owner made read-only is left alone.
  private static func isWritable(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & 0o222 != 0
  }
}
