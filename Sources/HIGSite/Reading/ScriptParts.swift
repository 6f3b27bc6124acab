/// A script in several files, so that it reads like a book: those of a folder `assets/NAME.js`, in the order of their
/// names, as one function's body.
///
/// A script that is one file is left as it is written.
struct ScriptParts {
  private var parts: [[UInt8]] = []

  /// `assets/search.js` of `assets/search.js/1-words.js`; nil for a file of no such folder.
  static func script(of file: String) -> String? {
    let names = file.split(separator: "/")
    guard names.count == 3, names[0] == "assets", names[1].hasSuffix(".js"), names[2].hasSuffix(".js") else {
      return nil
    }
    return "assets/\(names[1])"
  }

  mutating func add(_ part: [UInt8]) { parts.append(Self.lean(part)) }

  /// What browsers get.
  var joined: [UInt8] { Array("(() => {\n".utf8) + parts.joined() + Array("})();\n".utf8) }

  /// A part without its indentation, blank lines, comments that have a line of their own, and line ends that say nothing.
  ///
  /// It is left as written where anything in it may go on over a line's end or a line's start may mean more: a template
  /// (a backtick), a comment (`/*`, `-->`), a string (a backslash at the end), another line end (U+2028, U+2029). Without these, white space at a line's
  /// start and a line that begins with `//` say nothing (ECMAScript, Lexical Grammar), and a line's end matters only
  /// where a semicolon may be inserted: never behind `;`, `,` or an opening bracket, nor before what cannot begin a
  /// statement (Automatic Semicolon Insertion).
  private static func lean(_ part: [UInt8]) -> [UInt8] {
    let end = UInt8(ascii: "\n")
    let lines = part.split(separator: end, omittingEmptySubsequences: false)
    let goesOn =
      part.contains(UInt8(ascii: "`"))
      || ["/*", "-->", "<!--", "\u{2028}", "\u{2029}"].contains { part.firstRange(of: $0.utf8) != nil }
      || lines.contains { $0.last == UInt8(ascii: "\\") || $0.last == UInt8(ascii: "\r") }
    guard !goesOn else { return part + (part.last == end ? [] : [end]) }
    var result: [UInt8] = []
    var last: ArraySlice<UInt8> = []
    for line in lines.map({ $0.drop { $0 == UInt8(ascii: " ") } }) where !line.isEmpty && !line.starts(with: "//".utf8)
    {
      if !result.isEmpty, !saysNothing(endOf: last, before: line) { result.append(end) }
      result += line
      last = line
    }
    return result + [end]
  }

  private static func saysNothing(endOf line: ArraySlice<UInt8>, before next: ArraySlice<UInt8>) -> Bool {
    // Behind a comment the next line would be one too.
    guard line.firstRange(of: "//".utf8) == nil, let last = line.last, let first = next.first else { return false }
    if ";,{([".utf8.contains(last) || "?:)],".utf8.contains(first) { return true }
    if first == UInt8(ascii: ".") {
      // Beside a digit the dot would be a decimal point.
      return !isDigit(last) && next.dropFirst().first.map { !isDigit($0) } ?? false
    }
    return next.starts(with: "&&".utf8) || next.starts(with: "||".utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
