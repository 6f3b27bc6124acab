import HangulText
import CFileExchange
import Foundation
import SiteRendering

/// The folder of the built site.
package struct OutputFolder: Sendable {
  package struct Summary: Sendable {
    package var written = 0
    package var unchanged = 0
    package var removed = 0
  }

  private let path: String

  init(_ path: String) { self.path = path }

  /// Puts the new site together in the sibling folder and exchanges the two in one step.
  ///
  /// Unchanged files keep their time; files that no build wrote stay; links are never followed.
  /// - Throws: `Blocked` where a file of the user's stands where the site needs its own, or the disk
  ///   refuses; the old site is then as it was.
  func replace(with files: [OutputFile], _ lock: borrowing OutputLock) throws(Blocked) -> Summary {
    let manifest = Manifest(
      Dictionary(
        files.map { ($0.path, ContentHash($0.bytes).text) },
        uniquingKeysWith: { _, second in second }))
    let all = files + [OutputFile(path: Manifest.name, bytes: manifest.bytes)]
    switch FileStatus(path) {
    case nil: break
    case .folder: break
    case .link: return try InPlaceWriter(path).write(all, manifest)
    case .file, .other: throw Blocked.outputIsNoFolder(path)
    }
    let old = Manifest(reading: path)
    let staged = "\(lock.staging)/site"
    let summary = try SiteStaging(old: path, oldManifest: old, new: staged).fill(all, manifest)
    guard FileStatus(path) == .folder else {
      guard rename(staged, path) == 0 else { throw Blocked.system(.make, path) }
      return summary
    }
    if hig_exchange(staged, path) == 0 {
      try SiteStaging(old: staged, oldManifest: old, new: path).carryOverLateFiles(manifest)
      return summary
    }
    // A mount point, or a file system without the exchange.
    return try InPlaceWriter(path).write(all, manifest)
  }
}
