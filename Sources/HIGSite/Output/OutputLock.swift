import HangulText
import Foundation

/// Holds the output folder for one build: a lock in a hidden sibling folder, which is also where the new site
/// is put together.
///
/// Where nothing can be written beside the output the hidden folder stands inside. What a killed build left there is cleared.
struct OutputLock: ~Copyable {
  static let insideName = ".hig-build"

  /// The hidden folder.
  let staging: String
  /// True where it stands inside the output, so that the two cannot be exchanged.
  let isInside: Bool
  private let descriptor: Int32

  private init(staging: String, isInside: Bool, descriptor: Int32) {
    self.staging = staging
    self.isInside = isInside
    self.descriptor = descriptor
    Interruption.removing(staging)
  }

  /// - Throws: `Blocked` where another build holds the folder, or nothing can be written beside or inside it.
  static func take(output: String) throws(Blocked) -> OutputLock {
    // A signal between the folder's making and its being known would leave it behind.
    Interruption.begin()
    defer { Interruption.end() }
    let url = URL(filePath: output).standardizedFileURL
    let parent = url.deletingLastPathComponent().path
    try FileWriting.makeFolder(parent)
    let beside = "\(parent)/.\(url.lastPathComponent).hig-build"
    let isInside = FileStatus(output) == .folder && !canMake(beside)
    let staging = isInside ? "\(output)/\(insideName)" : beside
    let lock = OutputLock(staging: staging, isInside: isInside, descriptor: try open(staging))
    try remove("\(staging)/site")
    return lock
  }

  deinit {
    // The lock goes last: until then no other build may begin.
    for name in ["site", "lock"] { FileTree.remove("\(staging)/\(name)") }
    rmdir(staging)
    Interruption.noLongerRemoving(staging)
    close(descriptor)
  }

  /// False where the folder above is read-only for this user.
  private static func canMake(_ folder: String) -> Bool {
    mkdir(folder, 0o755) == 0 || ![EACCES, EPERM, EROFS].contains(errno)
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
