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

  /// ITU T.81: segments up to the first start of frame; a picture that Exif turns a quarter has its sides changed.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var index = 2
    var isTurned = false
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (width, height) = (big(bytes, index + 7, 2), big(bytes, index + 5, 2))
        return isTurned ? (height, width) : (width, height)
      }
      let length = big(bytes, index + 2, 2)
      if marker == 0xE1 { isTurned = isTurned || isQuarterTurn(bytes[(index + 4)...].prefix(max(0, length - 2))) }
      index += 2 + length
    }
    return nil
  }

  /// Exif (JEITA CP-3451): the orientation (tag 0x0112) of the first directory is 5 to 8.
  private static func isQuarterTurn(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.starts(with: "Exif\0\0".utf8) else { return false }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count > 8 else { return false }
    let isBig = tiff[0] == UInt8(ascii: "M")
    func number(_ start: Int, _ count: Int) -> Int {
      guard start + count <= tiff.count else { return 0 }
      return isBig ? big(tiff, start, count) : little(tiff, start, count)
    }
    let directory = number(4, 4)
    guard directory < tiff.count else { return false }
    for entry in 0..<min(200, number(directory, 2)) {
      let place = directory + 2 + entry * 12
      if number(place, 2) == 0x0112 { return (5...8).contains(number(place + 8, 2)) }
    }
    return false
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
    guard let tag = SVGText.root(of: String(decoding: bytes.prefix(4096), as: UTF8.self)) else { return nil }
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
