import Foundation
import GuideModel
import HangulText

/// A file read whole.
enum DataFile {
  /// A file that a user named.
  ///
  /// - Throws: `Blocked` where it cannot be read.
  static func named(_ path: String) throws(Blocked) -> SourceText {
    guard let source = read(path) else {
      throw Blocked.unreadable(.any, path)
    }
    return source
  }

  /// Nil where it is not there or cannot be read.
  static func read(_ path: String) -> SourceText? {
    FileManager.default.contents(atPath: path).map { SourceText(path: path, bytes: Array($0)) }
  }
}
