package import Foundation

/// The shared material beside the repository, which tests use when it is there.
package enum Shared {
  /// A file or folder of ../shared; nil where there is none.
  package static func url(_ path: String) -> URL? {
    let url = repository.deletingLastPathComponent().appending(path: "shared").appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  package static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
