package import Foundation

/// A folder of a test's own, removed with it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "hig-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  package func write(_ data: Data, to name: String) throws {
    let target = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: target)
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Every regular file below a folder, by its path there, with its bytes.
  package func files(in name: String) throws -> [String: Data] { try Self.files(at: path(name)) }

  package static func files(at root: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for entry in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(entry)", isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[entry] = try Data(contentsOf: URL(filePath: "\(root)/\(entry)"))
    }
    return files
  }
}
