import HangulText
import Foundation
import SiteRendering

/// Puts a new site together in an empty folder: hard links for what is unchanged and for the user's
/// own files, new files for the rest.
struct SiteStaging {
  private let old: String
  private let oldManifest: Manifest
  private let new: String
  private let hasOld: Bool
  /// Every folder that holds something an earlier build wrote.
  private let ourFolders: Set<String>

  init(old: String, oldManifest: Manifest, new: String) {
    self.old = old
    self.oldManifest = oldManifest
    self.new = new
    hasOld = FileStatus(old) == .folder
    var folders: Set<String> = []
    for path in oldManifest.files.keys {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if !folders.insert(String(folder)).inserted { break }
      }
    }
    ourFolders = folders
  }

  func fill(_ files: [OutputFile], _ manifest: Manifest) throws(Blocked) -> OutputFolder.Summary {
    var summary = OutputFolder.Summary()
    var folders: Set<String> = []
    try makeFolder(new)
    if hasOld { copyMode(from: old, to: new) }
    for file in files {
      try makeParents(of: file.path, &folders)
      if hasOld, isPlainPath(file.path), sameBytes(file), keep(file.path) {
        summary.unchanged += 1
      } else {
        try refuseForeign(file)
        try FileWriting.write(file.bytes, to: "\(new)/\(file.path)")
        summary.written += 1
      }
    }
    if hasOld {
      summary.removed = oldManifest.files.keys.count { manifest.files[$0] == nil }
      summary.removed -= try keepForeign("", manifest, &folders)
    }
    return summary
  }

  /// A file of the user's that stands where the site needs its own is not overwritten.
  private func refuseForeign(_ file: OutputFile) throws(Blocked) {
    guard hasOld, file.path != Manifest.name else { return }
    let path = "\(old)/\(file.path)"
    let status = FileStatus(path)
    if isPlainPath(file.path), status == nil || isOurs(file.path, status) { return }
    throw oldManifest.files[file.path] == nil ? Blocked.foreignFile(path) : .editedFile(path)
  }

  /// True for a file that stands as an earlier build wrote it.
  private func isOurs(_ path: String, _ status: FileStatus?) -> Bool {
    guard status == .file, let hash = oldManifest.files[path] else { return false }
    return FileManager.default.contents(atPath: "\(old)/\(path)").map { ContentHash($0).text == hash } ?? false
  }

  /// True where every folder on the way is a folder and no link.
  private func isPlainPath(_ path: String) -> Bool {
    var folder = old
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if let status = FileStatus(folder), status != .folder { return false }
    }
    return true
  }

  private func sameBytes(_ file: OutputFile) -> Bool {
    let path = "\(old)/\(file.path)"
    guard FileStatus(path) == .file, let data = FileManager.default.contents(atPath: path) else { return false }
    return data == Data(file.bytes)
  }

  /// Links an old file into the new site; false where the file system has no hard links.
  private func keep(_ path: String) -> Bool {
    linkat(AT_FDCWD, "\(old)/\(path)", AT_FDCWD, "\(new)/\(path)", 0) == 0
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
    for name in try FileWriting.names(in: "\(old)/\(folder)") {
      let path = folder + name
      if path == Manifest.name || manifest.files[path] != nil { continue }
      if FileStatus("\(old)/\(path)") != .folder, FileStatus("\(new)/\(path)") != nil { continue }
      switch FileStatus("\(old)/\(path)") {
      case .folder?:
        kept += try keepForeign(path + "/", manifest, &folders)
        if !ourFolders.contains(path) { try makeParents(of: path + "/x", &folders) }
      case nil: continue
      default:
        if let hash = oldManifest.files[path] {
          guard let data = FileManager.default.contents(atPath: "\(old)/\(path)"),
            ContentHash(data).text != hash
          else { continue }
          kept += 1
        }
        try makeParents(of: path, &folders)
        guard keep(path) || FileWriting.copy("\(old)/\(path)", to: "\(new)/\(path)") else {
          throw Blocked.system(.carryOver, "\(old)/\(path)")
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
      copyMode(from: old + folder, to: new + folder)
    }
  }

  private func makeFolder(_ path: String) throws(Blocked) {
    guard mkdir(path, 0o755) == 0 else { throw Blocked.system(.make, path) }
  }

  private func copyMode(from old: String, to new: String) {
    var info = stat()
    if lstat(old, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { chmod(new, info.st_mode & 0o7777) }
  }
}
