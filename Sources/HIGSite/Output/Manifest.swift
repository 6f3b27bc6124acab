import Foundation
import SiteRendering

/// The files that a build wrote, with a hash of each: only these may a later build change or remove.
struct Manifest {
  static let name = ".hig-manifest"
  private static let head = "hig-manifest 1"

  /// Hashes by path below the output folder: one, or two while a site is changed file by file.
  private(set) var files: [String: Set<String>] = [:]

  init() {}

  init(_ files: [OutputFile]) {
    for file in files { self.files[file.path] = [ContentHash(file.bytes).text] }
  }

  /// Empty where there is none, or none that can be read.
  init(reading folder: String) {
    guard FileStatus("\(folder)/\(Self.name)") == .file,
      let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)")
    else { return }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard lines.first == Substring(Self.head) else { return }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      files[String(parts[1]), default: []].insert(String(parts[0]))
    }
  }

  /// The files of both, each as the one or the other has it.
  func merging(_ other: Manifest) -> Manifest {
    var both = self
    both.files.merge(other.files) { $0.union($1) }
    return both
  }

  var bytes: [UInt8] {
    let lines = files.flatMap { path, hashes in hashes.map { (path, $0) } }.sorted { $0 < $1 }
      .map { path, hash in "\(hash) \(path)" }
    return Array(([Self.head] + lines).joined(separator: "\n").utf8) + [0x0A]
  }
}
