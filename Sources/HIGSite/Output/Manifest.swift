import Foundation

/// The files that a build wrote, with a hash of each: only these may a later build remove.
struct Manifest {
  static let name = ".hig-manifest"
  private static let head = "hig-manifest 1"

  /// Hash by path below the output folder.
  var files: [String: String]

  init(_ files: [String: String] = [:]) { self.files = files }

  /// Empty where there is none, or none that can be read.
  init(reading folder: String) {
    files = [:]
    guard FileStatus("\(folder)/\(Self.name)") == .file,
      let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)")
    else { return }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard lines.first == Substring(Self.head) else { return }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      files[String(parts[1])] = String(parts[0])
    }
  }

  var bytes: [UInt8] {
    let lines = files.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return Array(([Self.head] + lines).joined(separator: "\n").utf8) + [0x0A]
  }
}
