import CFileSystem
import Foundation
import HangulText

/// Writing files.
///
/// Where a user's file may stand, through a neighbour and a rename: the file is whole at every moment, and nothing is
/// left of a failure.
///
/// `isSynced` is whether the bytes are on the disk before the rename; a site is synced once, as a whole.
enum FileWriting {
  /// Makes a file whose folder is not yet in use.
  static func write(_ bytes: [UInt8], to path: String) throws(Blocked) {
    try Interruption.check()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Blocked.system(.write, path) }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else { throw Blocked.system(.write, path) }
  }

  /// Makes a file, with the folders above it.
  ///
  /// - Throws: `Blocked` where something stands there already.
  static func create(_ bytes: [UInt8], at path: String, isSynced: Bool = true) throws(Blocked) {
    try makeFolder((path as NSString).deletingLastPathComponent)
    let temporary = try TemporaryFile(beside: path, mode: 0o644, for: .write)
    try temporary.write(bytes, isSynced)
    guard hig_rename_new(temporary.path, path) == 0 else { throw Blocked.system(.write, path) }
    temporary.keep()
  }

  /// Puts new bytes in the place of a file's; its owner and mode are kept, and a link stays one.
  static func replace(_ path: String, with bytes: [UInt8], isSynced: Bool = true) throws(Blocked) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    var info = stat()
    let isThere = stat(target, &info) == 0
    let temporary = try TemporaryFile(beside: target, mode: isThere ? info.st_mode & 0o7777 : 0o644, for: .mend)
    if isThere { temporary.give(to: info.st_uid, info.st_gid) }
    try temporary.write(bytes, isSynced)
    guard rename(temporary.path, target) == 0 else { throw Blocked.system(.mend, path) }
    temporary.keep()
  }

  /// Makes a file, or puts new bytes in its place.
  static func put(_ bytes: [UInt8], at path: String, isSynced: Bool = true) throws(Blocked) {
    if FileStatus(path) == nil {
      try create(bytes, at: path, isSynced: isSynced)
    } else {
      try replace(path, with: bytes, isSynced: isSynced)
    }
  }

  static func makeFolder(_ path: String) throws(Blocked) {
    guard !path.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Blocked.cannotMakeFolder(path, reason: error.localizedDescription)
    }
  }

  /// False where the system refuses; errno says why.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  static func copy(_ source: String, to target: String) -> Bool {
    do {
      try FileManager.default.copyItem(atPath: source, toPath: target)
      return true
    } catch {
      return false
    }
  }

  static func names(in folder: String) throws(Blocked) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Blocked.unreadableFolder(folder, reason: error.localizedDescription)
    }
  }
}

extension Blocked {
  /// What the system refused just now, with its own word for it.
  static func system(_ act: Act, _ path: String) -> Blocked {
    .refused(act, path, reason: String(cString: strerror(errno)))
  }
}
