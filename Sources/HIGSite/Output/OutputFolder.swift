import CFileSystem
import Foundation
import HangulText
import SiteRendering

/// The folder of the built site.
package struct OutputFolder: Sendable {
  package struct Summary: Sendable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0
  }

  private let path: String
  private let adopts: Bool

  /// - Parameter adopts: true where files that no build wrote may stand in the folder from the start.
  init(_ path: String, adopts: Bool) {
    self.path = path
    self.adopts = adopts
  }

  /// Puts the new site together in the lock's folder and exchanges the two in one step.
  ///
  /// Unchanged files keep their time; files that no build wrote stay; links are never followed.
  /// - Throws: `Blocked` where a file of the user's stands where the site needs its own, or the disk
  ///   refuses; the old site is then as it was.
  func replace(with files: [OutputFile], _ lock: borrowing OutputLock) throws(Blocked) -> Summary {
    Interruption.begin()
    defer { Interruption.end() }
    let manifest = Manifest(files)
    switch FileStatus(path) {
    case nil, .folder?: break
    case .link?, .file?, .other?: throw Blocked.outputIsNoFolder(path)
    }
    let old = StandingSite(path)
    if old.isForeign, !adopts { throw Blocked.foreignFolder(path) }
    if lock.isInside { return try InPlaceWriter(old: old).write(files, manifest) }
    let staged = "\(lock.staging)/site"
    let summary = try SiteStaging(old: old, new: staged).fill(
      files + [OutputFile(path: Manifest.name, bytes: manifest.bytes)], manifest)
    FileSystem.sync(staged)
    guard FileStatus(path) == .folder else {
      guard rename(staged, path) == 0 else { throw Blocked.system(.make, path) }
      return summary
    }
    if hig_exchange(staged, path) == 0 {
      try SiteStaging(old: old.moved(to: staged), new: path).carryOverLateFiles(manifest)
      return summary
    }
    // A mount point, or a file system without the exchange.
    return try InPlaceWriter(old: old).write(files, manifest)
  }
}
