import Foundation

/// The neighbour in which a file is made; gone when it is not kept.
final class TemporaryFile {
  let path: String
  /// What is told when the system refuses, and of which file.
  private let act: Blocked.Act
  private let shown: String
  private let descriptor: Int32
  private var isKept = false

  init(beside path: String, mode: mode_t, for act: Blocked.Act) throws(Blocked) {
    try Interruption.check()
    Interruption.begin()
    let temporary = TemporaryName.beside(path)
    // Its own lock tells it from one that a killed process left.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      defer { Interruption.end() }
      throw Blocked.system(act, path)
    }
    flock(descriptor, LOCK_EX | LOCK_NB)
    fchmod(descriptor, mode)
    (self.path, self.act, shown, self.descriptor) = (temporary, act, path, descriptor)
  }

  func give(to owner: uid_t, _ group: gid_t) {
    guard owner != geteuid() || group != getegid() else { return }
    var info = stat()
    fstat(descriptor, &info)
    // A change of owner takes the set-id bits away.
    if fchown(descriptor, owner, group) == 0 { fchmod(descriptor, info.st_mode & 0o7777) }
  }

  func write(_ bytes: [UInt8], _ isSynced: Bool) throws(Blocked) {
    guard FileWriting.write(bytes, to: descriptor), !isSynced || fsync(descriptor) == 0 else {
      throw Blocked.system(act, shown)
    }
  }

  func keep() { isKept = true }

  deinit {
    if !isKept { unlink(path) }
    close(descriptor)
    Interruption.end()
  }
}

/// The names of files that stand for a moment beside those they become.
enum TemporaryName {
  /// `.buttons.md.hig-4711`; long names are cut so that the whole stays below the 255 bytes of a file name.
  static func beside(_ path: String) -> String {
    let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
    var short = name[...]
    while short.utf8.count > 200 { short = short.dropLast() }
    return "\(folder.isEmpty ? "." : folder)/.\(short).hig-\(getpid())"
  }

  static func matches(_ name: String) -> Bool { name.wholeMatch(of: /\..+\.hig-[0-9]+/) != nil }

  /// Removes what killed processes left in a folder; what a running one holds stays.
  static func clear(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where matches(name) {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if FileStatus(path) == .file, flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }
  }

  static func clear(beside file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    clear(in: folder.isEmpty ? "." : folder)
  }

  /// The same in a folder and all below it.
  static func clear(below folder: String) {
    guard FileStatus(folder) == .folder else { return }
    clear(in: folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      clear(below: "\(folder)/\(name)")
    }
  }
}
