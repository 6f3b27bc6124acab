import Foundation

/// Texts that a person reviewed; recording one fails the test.
package enum Golden {
  /// What differs, for the test to fail with; nil where the golden agrees.
  package static func difference(_ text: String, _ name: String, file: String = #filePath) -> String? {
    let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens/\(name)")
    guard let data = FileManager.default.contents(atPath: url.path) else {
      do {
        try Data(text.utf8).write(to: url)
        return "recorded \(name): review it, then run again"
      } catch {
        return "cannot record \(name): \(error)"
      }
    }
    let expected = String(decoding: data, as: UTF8.self)
    return expected == text ? nil : "\(name) differs; now it is:\n\(text)"
  }
}
