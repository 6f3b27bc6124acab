import Foundation

/// A word as a key of tables: two are equal where their bytes are.
///
/// All words are in NFC, so that the normalization by which `String` compares would be time spent for nothing.
struct SearchWord: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: SearchWord, second: SearchWord) -> Bool {
    var (one, other) = (first.text, second.text)
    return one.withUTF8 { bytes in
      other.withUTF8 { bytes.count == $0.count && bytes.elementsEqual($0) }
    }
  }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// True where the bytes begin with those of another text.
  func begins(with other: String) -> Bool { utf8.starts(with: other.utf8) }
}
