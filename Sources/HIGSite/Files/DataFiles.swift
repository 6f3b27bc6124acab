import Foundation
import GuideModel
import HangulText

/// The files of a guide, read whole: those on the disk, or as edits in memory have left them.
package struct DataFiles: Sendable {
  /// Bytes by path, in the place of the file's own.
  var edited: [String: [UInt8]] = [:]

  package init() {}

  /// A file that a user named.
  ///
  /// - Throws: `Blocked` where it cannot be read.
  func named(_ path: String) throws(Blocked) -> SourceText {
    guard let source = self[path] else {
      throw Blocked.unreadable(.any, path)
    }
    return source
  }

  /// Nil where it is not there or cannot be read.
  subscript(path: String) -> SourceText? {
    if let bytes = edited[path] { return SourceText(path: path, bytes: bytes) }
    return FileManager.default.contents(atPath: path).map { SourceText(path: path, bytes: Array($0)) }
  }
}
