import Foundation
import HangulText

/// One line of Markdown as scalars that each know the bytes of the file they stand for.
struct LineTreatment {
  struct Item {
    var scalar: Unicode.Scalar
    var original: Range<Int>
  }

  private(set) var items: [Item] = []

  /// False where a line can be copied as it stands: no emphasis, nothing invisible, nothing decomposed.
  static func mayNeed(_ line: ArraySlice<UInt8>) -> Bool {
    for byte in line {
      switch byte {
      case 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F, 0x2A, 0x7E, 0xC2, 0xCC...0xCF, 0xE1, 0xE2, 0xE3, 0xEF:
        return true
      default: continue
      }
    }
    return false
  }

  init(_ line: ArraySlice<UInt8>) {
    items.reserveCapacity(line.count)
    var offset = line.startIndex
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      let width = scalar == "\u{FFFD}" ? Self.width(of: line, at: offset) : UTF8.width(scalar)
      items.append(Item(scalar: scalar, original: offset..<offset + width))
      offset += width
    }
  }

  /// A replacement character stands for itself (3 bytes) or for one ill-formed sequence.
  private static func width(of line: ArraySlice<UInt8>, at offset: Int) -> Int {
    if line[offset...].starts(with: [0xEF, 0xBF, 0xBD]) { return 3 }
    var decoder = UTF8()
    var iterator = line[offset...].makeIterator()
    var count = 0
    _ = decoder.decode(&iterator)
    while iterator.next() != nil { count += 1 }
    let consumed = line.endIndex - offset - count
    return max(1, min(consumed, 3))
  }

  /// Leaves out what has no width, and puts spaces where wider blanks would break the syntax.
  mutating func cleanInvisibleCharacters(
    report: (Unicode.Scalar, Range<Int>, _ breaksSyntax: Bool) -> Void
  ) {
    let scalars = items.map(\.scalar)
    guard scalars.indices.contains(where: { InvisibleCharacter.isListed(scalars, $0) }) else { return }
    let syntaxEnd = InvisibleCharacter.syntaxPrefix(of: scalars)
    var kept: [Item] = []
    for (index, item) in items.enumerated() {
      guard InvisibleCharacter.isListed(scalars, index) else {
        kept.append(item)
        continue
      }
      let isBlank = InvisibleCharacter.isBlank(item.scalar)
      report(item.scalar, item.original, isBlank && index < syntaxEnd)
      if !isBlank { continue }
      let isSpace = index < syntaxEnd || InvisibleCharacter.isLineEnd(item.scalar)
      kept.append(isSpace ? Item(scalar: " ", original: item.original) : item)
    }
    items = kept
  }

  /// Joins what NFC joins; scalars that it leaves alone keep their own bytes.
  mutating func composeHangul() {
    let text = String(String.UnicodeScalarView(items.map(\.scalar)))
    guard !text.isNFC else { return }
    var composed: [Item] = []
    var index = 0
    for character in text {
      let count = character.unicodeScalars.count
      let part = items[index..<index + count]
      index += count
      let joined = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
      if joined.count == count, joined.elementsEqual(part.map(\.scalar)) {
        composed += part
        continue
      }
      guard let first = part.first, let last = part.last else { continue }
      let whole = first.original.lowerBound..<last.original.upperBound
      for (position, scalar) in joined.enumerated() {
        let isLast = position == joined.count - 1
        composed.append(
          Item(scalar: scalar, original: isLast ? whole : whole.lowerBound..<whole.lowerBound))
      }
    }
    items = composed
  }

  mutating func insertSentinels() {
    let places = EmphasisSentinel.places(in: items.map(\.scalar))
    guard !places.isEmpty else { return }
    var marked: [Item] = []
    marked.reserveCapacity(items.count + places.count)
    var next = places[...]
    for index in 0...items.count {
      while next.first == index {
        let offset = index < items.count ? items[index].original.lowerBound : items.last?.original.upperBound ?? 0
        marked.append(Item(scalar: EmphasisSentinel.scalar, original: offset..<offset))
        next = next.dropFirst()
      }
      if index < items.count { marked.append(items[index]) }
    }
    items = marked
  }
}
