import HangulText
import Foundation
import SiteRendering

/// Writes a site file by file, for an output folder that cannot be exchanged: a mount point or a link.
///
/// Each file is whole at every moment; pages come after what they need.
struct InPlaceWriter {
  private let root: String

  init(_ path: String) { root = URL(filePath: path).resolvingSymlinksInPath().path }

  func write(_ files: [OutputFile], _ manifest: Manifest) throws(Blocked) -> OutputFolder.Summary {
    var summary = OutputFolder.Summary()
    let old = Manifest(reading: root)
    try refuseForeign(files, old)
    // Until all is done the manifest names old and new files, so that none is ever forgotten.
    let both = Manifest(old.files.merging(manifest.files) { first, _ in first })
    try replace(OutputFile(path: Manifest.name, bytes: both.bytes))
    for file in files.filter({ $0.path != Manifest.name }).sorted(by: Self.pagesLast) {
      if FileManager.default.contents(atPath: "\(root)/\(file.path)")?.elementsEqual(file.bytes) == true {
        summary.unchanged += 1
      } else {
        try replace(file)
        summary.written += 1
      }
    }
    for (path, hash) in old.files where manifest.files[path] == nil {
      guard isPlain(path), FileStatus("\(root)/\(path)") == .file,
        let data = FileManager.default.contents(atPath: "\(root)/\(path)"),
        ContentHash(data).text == hash
      else { continue }
      unlink("\(root)/\(path)")
      summary.removed += 1
    }
    try replace(OutputFile(path: Manifest.name, bytes: manifest.bytes))
    return summary
  }

  private static func pagesLast(_ left: OutputFile, _ right: OutputFile) -> Bool {
    (left.path.hasSuffix(".html") ? 1 : 0, left.path)
      < (right.path.hasSuffix(".html") ? 1 : 0, right.path)
  }

  private func refuseForeign(_ files: [OutputFile], _ old: Manifest) throws(Blocked) {
    for file in files where file.path != Manifest.name {
      let path = "\(root)/\(file.path)"
      let isForeign =
        old.files[file.path] == nil && FileStatus(path) != nil
        && FileManager.default.contents(atPath: path)?.elementsEqual(file.bytes) != true
      if isForeign || !isPlain(file.path) || FileStatus(path) == .link {
        throw Blocked.foreignFile(path)
      }
    }
  }

  private func isPlain(_ path: String) -> Bool {
    var folder = root
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if let status = FileStatus(folder), status != .folder { return false }
    }
    return true
  }

  private func replace(_ file: OutputFile) throws(Blocked) {
    let path = "\(root)/\(file.path)"
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = "\(folder)/.\((path as NSString).lastPathComponent).hig-new"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Blocked.cannotMakeFolder(folder, reason: error.localizedDescription)
    }
    unlink(temporary)
    try FileWriting.write(file.bytes, to: temporary)
    guard rename(temporary, path) == 0 else {
      throw Blocked.system(.write, path)
    }
  }
}
