import HangulText
import Foundation

/// Holds the output folder for one build: a lock in a hidden sibling folder, which is also where the new site
/// is put together.
///
/// What a killed build left there is cleared.
struct OutputLock: ~Copyable {
  /// The sibling folder.
  let staging: String
  private let descriptor: Int32

  private init(staging: String, descriptor: Int32) {
    self.staging = staging
    self.descriptor = descriptor
  }

  /// - Throws: `Blocked` where another build holds the folder, or nothing can be written beside it.
  static func take(output: String) throws(Blocked) -> OutputLock {
    let url = URL(filePath: output).standardizedFileURL
    let parent = url.deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw Blocked.cannotMakeFolder(parent, reason: error.localizedDescription)
    }
    let staging = "\(parent)/.\(url.lastPathComponent).hig-build"
    let lock = OutputLock(staging: staging, descriptor: try open(staging))
    try remove("\(staging)/site")
    return lock
  }

  deinit {
    // The lock goes last: until then no other build may begin.
    for name in ["site", "lock"] { unlinkTree("\(staging)/\(name)") }
    rmdir(staging)
    close(descriptor)
  }

  private static func open(_ staging: String) throws(Blocked) -> Int32 {
    for _ in 0..<50 {
      if mkdir(staging, 0o755) != 0, errno != EEXIST {
        throw Blocked.cannotLock(staging, reason: String(cString: strerror(errno)))
      }
      guard FileStatus(staging) == .folder else {
        throw Blocked.lockIsNoFolder(staging)
      }
      let path = "\(staging)/lock"
      let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      if descriptor < 0, errno == ENOENT { continue }
      guard descriptor >= 0 else {
        throw Blocked.cannotLock(path, reason: String(cString: strerror(errno)))
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let holder = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        close(descriptor)
        throw Blocked.busy(process: holder.isEmpty ? nil : holder)
      }
      if isSame(descriptor, path) {
        let text = Array(String(getpid()).utf8)
        ftruncate(descriptor, 0)
        _ = write(descriptor, text, text.count)
        return descriptor
      }
      close(descriptor)
    }
    throw Blocked.busy(process: nil)
  }

  /// False where the file was removed and made anew since it was opened.
  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var (opened, present) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &present) == 0
      && opened.st_ino == present.st_ino && opened.st_dev == present.st_dev
  }

  private static func remove(_ path: String) throws(Blocked) {
    guard FileStatus(path) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw Blocked.cannotClear(path, reason: error.localizedDescription)
    }
  }
}

/// Removes what stands at a path, links not followed; what cannot be removed the next build clears.
private func unlinkTree(_ path: String) {
  guard let status = FileStatus(path) else { return }
  if status == .folder {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names { unlinkTree("\(path)/\(name)") }
    rmdir(path)
  } else {
    unlink(path)
  }
}
