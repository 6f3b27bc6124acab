import CFileSystem
import Foundation

/// What is asked of a whole file system.
enum FileSystem {
  /// Waits until all that was written below a folder is on the disk.
  static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = hig_sync_file_system(descriptor)
    close(descriptor)
  }
}
