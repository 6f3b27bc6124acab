import Foundation
import SiteRendering

/// Writes a site file by file, for an output folder that cannot be exchanged: a mount point, a file system without
/// the exchange, or a folder beside which nothing can be written.
///
/// Each file is whole at every moment; pages come after what they need.
struct InPlaceWriter {
  let old: StandingSite

  func write(_ files: [OutputFile], _ manifest: Manifest) throws(Blocked) -> OutputFolder.Summary {
    var summary = OutputFolder.Summary()
    clearLeftovers()
    let changed = files.filter { !old.holds($0) }
    for file in changed { try old.refuseForeign(file) }
    // Until all is done the old bytes of a file and the new ones are both a build's: one that is cut off here is
    // taken up by the next.
    try put(OutputFile(path: Manifest.name, bytes: old.manifest.merging(manifest).bytes))
    for file in changed.sorted(by: Self.pagesLast) {
      try put(file)
      summary.written += 1
    }
    summary.unchanged = files.count - changed.count
    for path in old.manifest.files.keys.sorted() where manifest.files[path] == nil && old.isOurs(path) {
      unlink("\(old.path)/\(path)")
      summary.removed += 1
    }
    removeEmptyFolders(manifest)
    FileSystem.sync(old.path)
    try put(OutputFile(path: Manifest.name, bytes: manifest.bytes))
    return summary
  }

  private static func pagesLast(_ left: OutputFile, _ right: OutputFile) -> Bool {
    (left.path.hasSuffix(".html") ? 1 : 0, left.path) < (right.path.hasSuffix(".html") ? 1 : 0, right.path)
  }

  private func put(_ file: OutputFile) throws(Blocked) {
    try FileWriting.put(file.bytes, at: "\(old.path)/\(file.path)", isSynced: false)
  }

  /// Half files of a build that was killed.
  private func clearLeftovers() {
    for folder in [""] + old.folders.sorted() { TemporaryName.clear(in: "\(old.path)/\(folder)") }
  }

  /// Folders that held only what is gone.
  private func removeEmptyFolders(_ manifest: Manifest) {
    for folder in old.folders.sorted(by: >) where FileStatus("\(old.path)/\(folder)") == .folder {
      rmdir("\(old.path)/\(folder)")
    }
  }
}
