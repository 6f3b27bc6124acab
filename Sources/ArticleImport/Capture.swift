import HangulText

/// A text capture: its lines in NFC without what is invisible, blank ones left out.
struct Capture {
  struct Line: Sendable {
    /// Counted from 1 in the file.
    var number: Int
    var text: String
    /// True where a blank line stands before it.
    var followsBlank: Bool
  }

  var lines: [Line] = []

  init(_ text: String) {
    var followsBlank = true
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = Self.clean(raw)
      if line.isEmpty {
        followsBlank = true
      } else {
        lines.append(Line(number: index + 1, text: line, followsBlank: followsBlank))
        followsBlank = false
      }
    }
  }

  /// White space of every kind as one space, zero-width characters gone.
  private static func clean(_ raw: Substring) -> String {
    let scalars = raw.unicodeScalars.filter {
      !["\u{200B}", "\u{FEFF}", "\u{2060}", "\u{3164}", "\u{0}", "\u{1}"].contains($0)
    }
    return String(String.UnicodeScalarView(scalars)).folded
  }
}
