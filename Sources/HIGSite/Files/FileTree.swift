import Foundation

/// A folder with all that is in it.
enum FileTree {
  /// Removes what stands at a path, links not followed; what cannot be removed stays.
  static func remove(_ path: String) {
    guard let status = FileStatus(path) else { return }
    guard status == .folder else {
      unlink(path)
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
