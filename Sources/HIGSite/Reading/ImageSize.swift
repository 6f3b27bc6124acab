import Foundation

/// Reads a picture's size in pixels from its first bytes, so that pages keep its room.
enum ImageSize {
  /// Nil for a format that is not known, or a file that cannot be read.
  static func read(_ path: String) -> (width: Int, height: Int)? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { file.closeFile() }
    return size(Array(file.readData(ofLength: 256 << 10)))
  }

  /// PNG, GIF, JPEG, WebP and SVG.
  static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      return (big(bytes, 16, 4), big(bytes, 20, 4))
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return (little(bytes, 6, 2), little(bytes, 8, 2))
    }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30 { return webP(bytes) }
    return svg(bytes)
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// ITU T.81: segments up to the first start of frame.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(bytes, index + 7, 2), big(bytes, index + 5, 2))
      }
      index += 2 + big(bytes, index + 2, 2)
    }
    return nil
  }

  /// RFC 9649: lossy, lossless and extended files.
  private static func webP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    default: return nil
    }
  }

  /// `width` and `height` of the root element, else those of its `viewBox`.
  private static func svg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    func attribute(_ name: String) -> Substring? {
      guard let found = tag.firstRange(of: " \(name)=") ?? tag.firstRange(of: "\n\(name)=") else {
        return nil
      }
      return tag[found.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    }
    func number(_ text: Substring) -> Int? {
      pixels(Double(text.hasSuffix("px") ? text.dropLast(2) : text))
    }
    if let width = attribute("width").flatMap(number), let height = attribute("height").flatMap(number) {
      return (width, height)
    }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    guard box.count == 4, let width = pixels(box[2]), let height = pixels(box[3]) else { return nil }
    return (width, height)
  }

  /// A length that a page can be laid out with.
  private static func pixels(_ length: Double?) -> Int? {
    guard let length, length.isFinite, (0.5...100_000).contains(length) else { return nil }
    return Int(length.rounded())
  }
}
