package import GuideModel

/// Inputs that libcmark-gfm would need minutes or gigabytes for are refused before the parse.
enum MarkdownBounds {
  static let maximumBytes = 4 << 20
  static let maximumColumns = 100
  static let maximumMarkers = 100
  static let maximumCells = 50_000

  static func check(_ source: SourceText, bodyStart: Int) -> [Diagnostic] {
    guard source.bytes.count <= maximumBytes else {
      return [
        refusal(source.path, nil, "파일이 \(source.bytes.count >> 20)MB입니다. 글 하나는 4MB까지 쓸 수 있으니 나누십시오.")
      ]
    }
    guard bodyStart <= source.lineCount else { return [] }
    var diagnostics: [Diagnostic] = []
    // The blank line that ends what stands at a line: looked for once for all lines before it.
    var blank = bodyStart
    for number in bodyStart...source.lineCount {
      let line = source.line(number)
      let columns = delimiterColumns(line)
      if columns > 0, blank <= number { blank = nextBlank(source, after: number) }
      if columns > maximumColumns {
        diagnostics.append(
          refusal(
            source.path, max(bodyStart, number - 1),
            "표의 열이 \(columns)개입니다. \(maximumColumns)개까지 쓸 수 있으니 표를 나누십시오."))
      } else if columns > 0, columns * (blank - number) > maximumCells {
        diagnostics.append(
          refusal(source.path, max(bodyStart, number - 1), "표의 칸이 \(maximumCells)개를 넘습니다. 표를 나누십시오."))
      } else if markers(line) > maximumMarkers {
        diagnostics.append(
          refusal(
            source.path, number,
            "한 줄에 목록이나 인용 부호가 \(maximumMarkers)개 넘게 이어집니다. 겹침을 줄이십시오."))
      }
    }
    return diagnostics
  }

  static func tooDeep(_ file: String) -> Diagnostic {
    refusal(file, nil, "목록이나 인용이 \(MarkdownTree.maximumDepth)겹 넘게 겹쳐 안쪽을 읽지 않았습니다. 겹침을 줄이십시오.")
  }

  /// The columns of a table's delimiter row; 0 for any other line.
  private static func delimiterColumns(_ line: ArraySlice<UInt8>) -> Int {
    var bars = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09: continue
      default: return 0
      }
    }
    return line.contains(UInt8(ascii: "-")) ? max(0, bars - 1) : 0
  }

  /// The next blank line, up to which a table takes the lines in.
  private static func nextBlank(_ source: SourceText, after number: Int) -> Int {
    var next = number + 1
    while next <= source.lineCount, !source.line(next).isEmpty { next += 1 }
    return next
  }

  /// Markers of lists and quotes one after another at a line's start.
  private static func markers(_ line: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: ">"): count += 1
      case 0x20, 0x09, 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: ")"): continue
      default: return isRun(line) ? 0 : count
      }
    }
    return isRun(line) ? 0 : count
  }

  /// A line of one mark without spaces (`-----`, `*****`) nests nothing.
  private static func isRun(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 != 0x20 }), first != UInt8(ascii: ">") else { return false }
    return line.drop { $0 == 0x20 }.prefix { $0 == first }.count > 3
  }

  private static func refusal(_ file: String, _ line: Int?, _ message: String) -> Diagnostic {
    Diagnostic(
      .markdownLimit, message, file: file,
      range: line.map { SourceRange(line: $0, columns: 1..<1) })
  }
}

extension Rule {
  package static let markdownLimit = Rule(
    "markdown.limit", .error, .file, "읽는 데 너무 오래 걸릴 표나 겹침입니다.",
    .init("\(String(repeating: "> ", count: 101))등", "> 등"))
}
