import CFileSystem
import Foundation
import SiteRendering

/// Puts a new site together in an empty folder: hard links for what is unchanged and for the user's
/// own files, new files for the rest.
struct SiteStaging {
  private let old: StandingSite
  private let new: String
  private let hasOld: Bool

  init(old: StandingSite, new: String) {
    self.old = old
    self.new = new
    hasOld = FileStatus(old.path) == .folder
  }

  func fill(_ files: [OutputFile], _ manifest: Manifest) throws(Blocked) -> OutputFolder.Summary {
    var summary = OutputFolder.Summary()
    var folders: Set<String> = []
    try makeFolder(new)
    for file in files {
      try makeParents(of: file.path, &folders)
      if hasOld, old.holds(file), keep(file.path) {
        summary.unchanged += 1
      } else {
        if hasOld { try old.refuseForeign(file) }
        try FileWriting.write(file.bytes, to: "\(new)/\(file.path)")
        if hasOld { copyAttributes(file.path) }
        summary.written += 1
      }
    }
    if hasOld {
      summary.removed = old.manifest.files.keys.count { manifest.files[$0] == nil }
      summary.removed -= try keepForeign("", manifest, &folders)
      // Last, as they may take away the right to write.
      for folder in folders.sorted(by: >) + [""] { hig_copy_folder_attributes(old.path + folder, new + folder) }
    }
    return summary
  }

  /// Links an old file into the new site; false where the file system has no hard links.
  private func keep(_ path: String) -> Bool {
    linkat(AT_FDCWD, "\(old.path)/\(path)", AT_FDCWD, "\(new)/\(path)", 0) == 0
  }

  /// Carries over what came into the old site while the new one was put together.
  func carryOverLateFiles(_ manifest: Manifest) throws(Blocked) {
    var folders: Set<String> = []
    _ = try keepForeign("", manifest, &folders)
  }

  /// Carries over what no build wrote, or what the user changed after one wrote it.
  /// - Returns: how many files of the old manifest stayed.
  private func keepForeign(
    _ folder: String, _ manifest: Manifest, _ folders: inout Set<String>
  ) throws(Blocked) -> Int {
    var kept = 0
    for name in try FileWriting.names(in: "\(old.path)/\(folder)") {
      let path = folder + name
      if path == Manifest.name || path == OutputLock.insideName || manifest.files[path] != nil { continue }
      if FileStatus("\(old.path)/\(path)") != .folder, FileStatus("\(new)/\(path)") != nil { continue }
      switch FileStatus("\(old.path)/\(path)") {
      case .folder?:
        kept += try keepForeign(path + "/", manifest, &folders)
        if !old.folders.contains(path) { try makeParents(of: path + "/x", &folders) }
      case nil: continue
      default:
        if old.manifest.files[path] != nil {
          if old.isOurs(path) { continue }
          kept += 1
        }
        try makeParents(of: path, &folders)
        guard keep(path) || FileWriting.copy("\(old.path)/\(path)", to: "\(new)/\(path)") else {
          throw Blocked.system(.carryOver, "\(old.path)/\(path)")
        }
      }
    }
    return kept
  }

  private func makeParents(of path: String, _ folders: inout Set<String>) throws(Blocked) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      guard folders.insert(folder).inserted else { continue }
      if FileStatus(new + folder) == .folder { continue }
      try makeFolder(new + folder)
    }
  }

  private func makeFolder(_ path: String) throws(Blocked) {
    guard mkdir(path, 0o755) == 0 else { throw Blocked.system(.make, path) }
  }

  /// A file that is written anew keeps its owner and mode.
  private func copyAttributes(_ path: String) {
    var (before, now) = (stat(), stat())
    guard lstat("\(old.path)/\(path)", &before) == 0, lstat("\(new)/\(path)", &now) == 0 else { return }
    if before.st_uid != now.st_uid || before.st_gid != now.st_gid {
      lchown("\(new)/\(path)", before.st_uid, before.st_gid)
    }
    if before.st_mode != now.st_mode { chmod("\(new)/\(path)", before.st_mode & 0o7777) }
  }
}
