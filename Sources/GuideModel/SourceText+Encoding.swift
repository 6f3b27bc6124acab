extension SourceText {
  /// The first place that is not well-formed UTF-8, as a finding; nil where all is.
  package var encodingProblem: Diagnostic? {
    if bytes.prefix(1024).count(where: { $0 == 0 }) > 1 {
      return Diagnostic(.fileEncoding, "글이 아니라 이진 파일입니다. UTF-8로 저장한 글을 주십시오.", file: path, range: nil)
    }
    guard let place = firstInvalid else { return nil }
    return Diagnostic(
      .fileEncoding, "UTF-8이 아닌 글자가 있습니다. Windows에서 CP949로 저장한 파일일 수 있으니 UTF-8로 다시 저장하십시오.", file: path,
      range: range(place..<place))
  }

  /// The offset of the first byte that is not well-formed UTF-8.
  package var firstInvalid: Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var low = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): low += UTF8.width(scalar)
      case .emptyInput, .error: return low
      }
    }
  }
}

extension Rule {
  package static let fileEncoding = Rule(
    "file.encoding", .error, .file, "UTF-8이 아닌 글자가 있는 파일입니다.",
    .init(described: "CP949로 저장한 파일", "UTF-8로 저장한 파일"))
}
