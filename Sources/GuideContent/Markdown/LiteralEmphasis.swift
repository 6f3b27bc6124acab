package import GuideModel
import HangulText

/// Marks of emphasis that were left as text next to Hangul: `**`, `~~`, `_밑줄_은`.
enum LiteralEmphasis {
  /// The end of the marks at an index, and what is wrong with them; nil where they are plain text.
  static func check(_ span: TextSpan, at start: Int, file: String)
    -> (diagnostic: Diagnostic?, end: Int)?
  {
    let bytes = span.bytes
    let marker = bytes[start]
    var end = start
    while end < bytes.count, bytes[end] == marker { end += 1 }
    if marker == UInt8(ascii: "_") {
      return end - start <= 2 ? underscore(span, start, end - start, file) : nil
    }
    if marker == UInt8(ascii: "=") { return end - start == 2 ? highlight(span, start, file) ?? (nil, end) : (nil, end) }
    guard end - start == 2, touchesHangul(span, start, end), span.isVerbatim(start..<end) else {
      return (nil, end)
    }
    let marks = String(decoding: bytes[start..<end], as: UTF8.self)
    let range = span.range(start..<end)
    let diagnostic = Diagnostic(
      .markdownEmphasis,
      "부호 ‘\(marks)’가 강조로 읽히지 않고 글자로 남았습니다. 짝이 맞는지, 안쪽에 빈칸이 없는지 확인하십시오. 글자로 쓰려면 ‘\\\(marks.prefix(1))’처럼 적으십시오.",
      file: file, range: range)
    return (diagnostic, end)
  }

  private static func touchesHangul(_ span: TextSpan, _ start: Int, _ end: Int) -> Bool {
    let before = span.text(max(0, start - 16)..<start).unicodeScalars.last { !$0.isMarkdownSpace }
    let after = span.text(end..<min(span.bytes.count, end + 16)).unicodeScalars.first { !$0.isMarkdownSpace }
    return before?.isHangul == true || after?.isHangul == true
  }

  /// `==낱말==` is a mark of Obsidian's and others'.
  private static func highlight(_ span: TextSpan, _ start: Int, _ file: String) -> (Diagnostic?, Int)? {
    let bytes = span.bytes
    guard let close = bytes[(start + 2)...].prefix(200).firstRange(of: "==".utf8)?.lowerBound, close > start + 2,
      bytes[start + 2] != 0x20, bytes[close - 1] != 0x20, span.isVerbatim(start..<close + 2),
      // `c==나==d` compares.
      start == 0 || !Unicode.Scalar(bytes[start - 1]).isASCIILetter && !Unicode.Scalar(bytes[start - 1]).isASCIIDigit
    else { return nil }
    let word = span.text(start + 2..<close)
    guard word.unicodeScalars.contains(where: \.isHangul) else { return nil }
    let range = span.range(start..<close + 2)
    return (
      Diagnostic(
        .markdownEmphasis, "‘==\(word)==’의 부호는 강조가 되지 않고 글자로 보입니다. ‘**\(word)**’처럼 별표로 적으십시오.", file: file,
        range: range,
        fixes: [
          Diagnostic.Fix(
            .suggested, summary: "별표로 바꿉니다.", edits: [Diagnostic.Edit(range: range, replacement: "**\(word)**")])
        ]), close + 2
    )
  }

  /// `_낱말_조사`, `__낱말__조사`: underscores that open at a word's start and close before Hangul.
  private static func underscore(_ span: TextSpan, _ start: Int, _ length: Int, _ file: String) -> (Diagnostic?, Int)? {
    let bytes = span.bytes
    let marks = String(repeating: "_", count: length)
    let before = start == 0 ? " " : span.text(max(0, start - 4)..<start).unicodeScalars.last ?? " "
    let open = start + length
    guard before.isMarkdownSpace || before.isMarkdownPunctuation && before != "_",
      let close = bytes[open...].prefix(200).firstRange(of: marks.utf8)?.lowerBound, close > open,
      bytes[open] != 0x20, bytes[close - 1] != 0x20, span.isVerbatim(start..<close + length),
      let after = span.text(close + length..<min(bytes.count, close + length + 4)).unicodeScalars.first, after.isHangul
    else { return nil }
    let word = span.text(open..<close)
    // `__init__` is a name of a programming language, and shown as it is written.
    guard !word.utf8.allSatisfy({ Unicode.Scalar($0).isASCIILetter || (0x30...0x39).contains($0) || $0 == 0x5F }) else {
      return nil
    }
    let particle = span.text(close + length..<min(bytes.count, close + length + 30)).prefix {
      $0.unicodeScalars.allSatisfy(\.isHangul)
    }
    let range = span.range(start..<close + length)
    let right = String(repeating: "*", count: length)
    return (
      Diagnostic(
        .markdownEmphasis,
        "‘\(marks)\(word)\(marks)\(particle)’의 밑줄은 강조가 되지 않습니다. ‘\(right)\(word)\(right)\(particle)’처럼 별표로 적으십시오.",
        file: file, range: range,
        fixes: [
          Diagnostic.Fix(
            word.unicodeScalars.allSatisfy({ $0.isHangul || $0 == " " }) ? .safe : .suggested, summary: "밑줄을 별표로 바꿉니다.",
            edits: [Diagnostic.Edit(range: range, replacement: "\(right)\(word)\(right)")])
        ]), close + length
    )
  }
}

extension Rule {
  package static let markdownEmphasis = Rule(
    "markdown.emphasis", .warning, .file, "강조 부호가 글자로 남았습니다.",
    .init("_등_은 밝습니다.", "*등*은 밝습니다."), .init("**등은 밝습니다.", "등은 밝습니다."))
}
