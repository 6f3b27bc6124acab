import Foundation
import SiteRendering

/// The site that stands in the output folder, and what an earlier build wrote of it.
struct StandingSite {
  private(set) var path: String
  let manifest: Manifest
  /// Every folder that holds something an earlier build wrote, below the output folder.
  let folders: Set<String>

  init(_ path: String) {
    self.path = path
    manifest = Manifest(reading: path)
    var folders: Set<String> = []
    for path in manifest.files.keys {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if !folders.insert(String(folder)).inserted { break }
      }
    }
    self.folders = folders
  }

  /// The same site at another place.
  func moved(to path: String) -> StandingSite {
    var site = self
    site.path = path
    return site
  }

  /// True where something stands in the folder and no build ever wrote there.
  ///
  /// What tools put into an empty folder does not count.
  var isForeign: Bool {
    guard FileStatus("\(path)/\(Manifest.name)") == nil else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return !names.allSatisfy { Self.namesInEmptyFolders.contains($0) || TemporaryName.matches($0) }
  }

  private static let namesInEmptyFolders: Set<String> = [
    ".DS_Store", ".git", ".gitattributes", ".gitignore", ".gitkeep", ".nojekyll", "CNAME", "lost+found",
    OutputLock.insideName,
  ]

  /// True where the file stands with these bytes.
  func holds(_ file: OutputFile) -> Bool {
    let place = "\(path)/\(file.path)"
    guard isPlain(file.path), FileStatus(place) == .file else { return false }
    return FileManager.default.contents(atPath: place)?.elementsEqual(file.bytes) == true
  }

  /// A file of the user's that stands where the site needs its own is not overwritten.
  func refuseForeign(_ file: OutputFile) throws(Blocked) {
    guard file.path != Manifest.name else { return }
    let place = "\(path)/\(file.path)"
    if isPlain(file.path), FileStatus(place) == nil || isOurs(file.path) { return }
    throw manifest.files[file.path] == nil ? Blocked.foreignFile(place) : .editedFile(place)
  }

  /// True for a file that stands as an earlier build wrote it.
  func isOurs(_ file: String) -> Bool {
    let place = "\(path)/\(file)"
    guard let hashes = manifest.files[file], isPlain(file), FileStatus(place) == .file,
      let data = FileManager.default.contents(atPath: place)
    else { return false }
    return hashes.contains(ContentHash(data).text)
  }

  /// True where every folder on the way is a folder and no link.
  private func isPlain(_ file: String) -> Bool {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/" + part
      if let status = FileStatus(folder), status != .folder { return false }
    }
    return true
  }
}
