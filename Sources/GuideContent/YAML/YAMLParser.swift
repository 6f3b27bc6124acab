import CYAML
import GuideModel

/// Reads YAML 1.1 with libyaml into value nodes; the only file that touches libyaml's structs.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let source: SourceText
  private let firstLine: Int
  private var depth = 0
  /// The place that was looked up last, with the code points before it in its line.
  private var reached = (line: 0, codePoints: 0, column: 1)

  /// Why a text has no tree.
  struct Failure: Error {
    var problem: String
    var position: SourcePosition
  }

  private static let maximumDepth = 64

  /// - Parameter lines: the lines of the file that hold the YAML, counted from 1.
  static func parse(_ source: SourceText, lines: Range<Int>) throws(Failure) -> YAMLNode? {
    let start = source.offset(of: SourcePosition(line: lines.lowerBound, column: 1))
    let end = source.offset(of: SourcePosition(line: lines.upperBound, column: 1))
    let bytes = Array(source.bytes[start..<max(start, end)])
    let result: Result<YAMLNode?, Failure> = bytes.withUnsafeBufferPointer { buffer in
      var parser = YAMLParser(source, firstLine: lines.lowerBound, buffer)
      do throws(Failure) { return .success(try parser.document()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private init(_ source: SourceText, firstLine: Int, _ buffer: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.firstLine = firstLine
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("libyaml has no memory for a parser")
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  private mutating func document() throws(Failure) -> YAMLNode? {
    while true {
      let event = try next()
      switch event.kind {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT, YAML_DOCUMENT_END_EVENT: return nil
      default: return try node(event)
      }
    }
  }

  private mutating func node(_ event: Event) throws(Failure) -> YAMLNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw Failure(problem: "nesting", position: event.range.start)
    }
    switch event.kind {
    case YAML_SCALAR_EVENT:
      return YAMLNode(
        value: .scalar(event.text, isPlain: event.isPlain), range: event.range)
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      var end = event.range.end
      while true {
        let inner = try next()
        end = inner.range.end
        if inner.kind == YAML_SEQUENCE_END_EVENT { break }
        items.append(try node(inner))
      }
      return YAMLNode(
        value: .sequence(items), range: SourceRange(start: event.range.start, end: end))
    case YAML_MAPPING_START_EVENT:
      var pairs: [YAMLNode.Pair] = []
      var end = event.range.end
      while true {
        let inner = try next()
        end = inner.range.end
        if inner.kind == YAML_MAPPING_END_EVENT { break }
        let key = try node(inner)
        pairs.append(YAMLNode.Pair(key: key, value: try node(try next())))
      }
      return YAMLNode(
        value: .mapping(pairs), range: SourceRange(start: event.range.start, end: end))
    default: throw Failure(problem: "alias", position: event.range.start)
    }
  }

  private struct Event {
    var kind: yaml_event_type_t
    var text = ""
    var isPlain = false
    var range: SourceRange
  }

  private mutating func next() throws(Failure) -> Event {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else {
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "syntax"
      // What is never closed is told where it was opened.
      let isOpen = ["expected ',' or", "end of stream"].contains { problem.contains($0) }
      let mark = isOpen && parser.pointee.context != nil ? parser.pointee.context_mark : parser.pointee.problem_mark
      let place = position(of: mark)
      throw Failure(problem: problem, position: place)
    }
    defer { yaml_event_delete(&raw) }
    let range = SourceRange(
      start: position(of: raw.start_mark), end: position(of: raw.end_mark))
    var event = Event(kind: raw.type, range: range)
    if raw.type == YAML_SCALAR_EVENT {
      let scalar = raw.data.scalar
      event.text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      event.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    }
    return event
  }

  /// libyaml counts lines and code points from 0.
  private mutating func position(of mark: yaml_mark_t) -> SourcePosition {
    let line = firstLine + mark.line
    let bytes = source.line(line)
    // Marks come in order: most are found from the last one on.
    var (column, left) = (1, mark.column)
    if reached.line == line, reached.codePoints <= left { (column, left) = (reached.column, left - reached.codePoints) }
    for byte in bytes.dropFirst(column - 1) {
      if byte & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      column += 1
    }
    reached = (line, mark.column - left, column)
    return SourcePosition(line: line, column: column)
  }
}
