package import Foundation

/// Texts that a person reviewed.
///
/// With `HIG_RECORD=1` in the environment they are recorded anew, and every test that records one fails: what was
/// recorded is read before it is believed. `script/record-goldens` does it for all.
package enum Golden {
  package static let isRecording = ProcessInfo.processInfo.environment["HIG_RECORD"] == "1"

  /// What differs, for the test to fail with; nil where the golden agrees.
  /// - Parameter name: below `Goldens/` beside the test.
  package static func difference(_ text: String, _ name: String, file: String = #filePath) -> String? {
    difference(text, at: URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name)"))
  }

  /// - Parameter text: what is there now; nil where there is nothing any more.
  package static func difference(_ text: String?, at url: URL) -> String? {
    let expected = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
    if expected == text { return nil }
    let name = url.path.replacingOccurrences(of: Shared.repository.path, with: "")
    guard isRecording else {
      return
        "\(name) \(expected == nil ? "is not there" : "differs"); script/record-goldens records it anew. Now it is:\n"
        + (text ?? "(nothing)") + (expected.map { "\nIt was:\n\($0)" } ?? "")
    }
    do {
      if let text {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      } else {
        try FileManager.default.removeItem(at: url)
      }
      return "recorded \(name): review it, then run again"
    } catch {
      return "cannot record \(name): \(error)"
    }
  }
}
