import Foundation
import HangulText

/// Writing files, each in small steps.
enum FileWriting {
  static func write(_ bytes: [UInt8], to path: String) throws(Blocked) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Blocked.system(.write, path) }
    defer { close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + done }, bytes.count - done)
      }
      guard count > 0 else { throw Blocked.system(.write, path) }
      done += count
    }
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

  /// Through a neighbour and a rename, so that the file is whole at every moment; its mode is kept.
  static func write(_ bytes: [UInt8], over path: String) throws(Blocked) {
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let temporary = target.deletingLastPathComponent()
      .appending(path: ".\(target.lastPathComponent).hig-\(getpid())").path
    var info = stat()
    let mode = stat(target.path, &info) == 0 ? info.st_mode & 0o7777 : 0o644
    try write(bytes, to: temporary)
    chmod(temporary, mode)
    guard rename(temporary, target.path) == 0 else {
      unlink(temporary)
      throw Blocked.system(.mend, path)
    }
  }
}

extension Blocked {
  /// What the system refused just now, with its own word for it.
  static func system(_ act: Act, _ path: String) -> Blocked {
    .refused(act, path, reason: String(cString: strerror(errno)))
  }
}
