import Foundation

/// What stands at a path, links not followed.
enum FileStatus {
  case file, folder, link, other

  /// Nil where nothing stands there.
  init?(_ path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
