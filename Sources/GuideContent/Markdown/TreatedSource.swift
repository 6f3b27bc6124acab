import GuideModel
import HangulText

/// The copy of a Markdown body that the parser is given: in NFC, without invisible characters, with plain
/// spaces where syntax wants them, and with a sentinel beside emphasis next to Hangul.
///
/// Lines stay where they are; the map leads back to the file.
struct TreatedSource {
  private(set) var copy = SourceText(path: "", bytes: [])
  private(set) var map = OffsetMap()
  private(set) var findings: [InvisibleCharacter.Finding] = []
  /// True for the lines (counted from 1) that lie in a fenced code block, fences included.
  private(set) var isFenced: [Bool] = []
  let source: SourceText

  /// - Parameter bodyStart: the first line of the body; the lines before it are left blank.
  init(_ source: SourceText, bodyStart: Int) {
    self.source = source
    var output: [UInt8] = []
    output.reserveCapacity(source.bytes.count + 64)
    var fence = FenceState()
    for number in 1...source.lineCount {
      let line = source.line(number)
      let next = number < source.lineCount ? source.lineStarts[number] : source.bytes.count
      if number < bodyStart {
        isFenced.append(true)
      } else {
        fence.advance(over: line)
        isFenced.append(fence.isInside)
        if !LineTreatment.mayNeed(line) {
          map.add(copy: output.count, original: line.startIndex, isAtomic: false)
          output += line.lazy.map { $0 == EmphasisSentinel.byte ? 0x20 : $0 }
        } else {
          treat(line, isCode: fence.isInside, &output)
        }
      }
      map.add(copy: output.count, original: line.endIndex, isAtomic: false)
      output += source.bytes[line.endIndex..<next]
    }
    copy = SourceText(path: source.path, bytes: output)
  }

  private mutating func treat(
    _ line: ArraySlice<UInt8>, isCode: Bool, _ output: inout [UInt8]
  ) {
    var treatment = LineTreatment(line)
    // What looks like code keeps its characters; sentinels are taken out of real code after the parse.
    if !isCode {
      treatment.cleanInvisibleCharacters { [source] scalar, offsets, breaksSyntax in
        findings.append(
          InvisibleCharacter.Finding(
            scalar: scalar, range: source.range(offsets), breaksSyntax: breaksSyntax))
      }
      treatment.composeHangul()
    }
    treatment.insertSentinels()
    for item in treatment.items {
      map.add(
        copy: output.count, original: item.original.lowerBound,
        isAtomic: item.original.count != UTF8.width(item.scalar))
      output.append(contentsOf: String(item.scalar).utf8)
    }
  }

  /// The file's range of a stretch of the copy.
  func range(_ offsets: Range<Int>) -> SourceRange { source.range(map.original(offsets)) }
}

/// Follows fenced code blocks line by line, as far as they can be told without the parser.
struct FenceState {
  private(set) var isInside = false
  private var marker: UInt8 = 0
  private var length = 0
  private var isClosing = false

  mutating func advance(over line: ArraySlice<UInt8>) {
    if isClosing { (isInside, isClosing) = (false, false) }
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
    guard let first = text.first, first == 0x60 || first == 0x7E else { return }
    let run = text.prefix { $0 == first }.count
    guard run >= 3 else { return }
    let rest = text.dropFirst(run)
    if !isInside {
      guard first == 0x7E || !rest.contains(0x60) else { return }
      (isInside, marker, length) = (true, first, run)
    } else if first == marker, run >= length, rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      isClosing = true
    }
  }
}
