import Foundation
package import GuideModel
import HangulText

/// Mistakes that libyaml accepts or words in a way that does not help a writer.
enum YAMLPitfalls {
  static func check(_ source: SourceText, lines: Range<Int>) -> [Diagnostic] {
    lines.compactMap { cut(source, $0) } + curly(source, lines)
  }

  /// ` #1` in a plain value: YAML leaves it out with all that follows.
  private static func cut(_ source: SourceText, _ number: Int) -> Diagnostic? {
    let bytes = source.line(number)
    guard bytes.contains(UInt8(ascii: "#")) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    guard let match = line.wholeMatch(of: /\s*(?:- )?[^\s#"'][^:"']*:\s+([^\s"'#\[{|>&*!][^"']*?)\s(#[^\s#].*)/) else {
      return nil
    }
    let start = line.utf8.distance(from: line.startIndex, to: match.output.2.startIndex)
    return Diagnostic(
      .yamlCut, "빈칸 뒤의 ‘#’부터는 주석이라 \(String(match.output.2).quoted(.subject)) 값에서 빠집니다. 값 전체를 곧은따옴표(\" \")로 감싸십시오.",
      about: String(match.output.2), file: source.path,
      range: SourceRange(line: number, columns: start + 1..<start + 1 + match.output.2.utf8.count))
  }

  /// Curly quotes where YAML wants straight ones.
  private static func curly(_ source: SourceText, _ lines: Range<Int>) -> [Diagnostic] {
    lines.compactMap { number in
      let line = String(decoding: source.line(number), as: UTF8.self)
      guard let colon = line.range(of: ": "), !line.hasPrefix("#") else { return nil }
      let value = line[colon.upperBound...].drop { $0 == " " }
      guard let first = value.first, "“”‘’".contains(first) else { return nil }
      let column = line.utf8.distance(from: line.startIndex, to: value.startIndex) + 1
      let end = column + String(first).utf8.count
      let inside = value.contains(": ") ? " 값 안의 ‘: ’도 곧은따옴표로 감싸야 값으로 읽힙니다." : ""
      return Diagnostic(
        .yamlCurlyQuotes,
        "둥근따옴표(“ ” ‘ ’)는 YAML의 따옴표가 아니어서 값에 그대로 남습니다. 곧은따옴표(\" \")로 바꾸십시오.\(inside)",
        file: source.path, range: SourceRange(line: number, columns: column..<end))
    }
  }

  /// A Korean message for libyaml's English one.
  static func message(for problem: String) -> String {
    for (words, message) in messages where problem.contains(words) { return message }
    return "YAML로 읽을 수 없습니다. 들여쓰기와 쌍점, 따옴표를 확인하십시오."
  }

  private static let messages = [
    (
      "cannot start any token",
      "이 자리에 올 수 없는 글자가 있습니다. 들여쓰기에는 탭을 쓸 수 없으니 빈칸으로 바꾸고, ‘@’나 ‘`’로 시작하는 값은 따옴표로 감싸십시오."
    ),
    (
      "mapping values are not allowed",
      "값 안에 ‘: ’이 있어 다른 키로 읽힙니다. 값 전체를 곧은따옴표(\" \")로 감싸십시오."
    ),
    ("could not find expected ':'", "키 뒤에 ‘:’이 없습니다. ‘키: 값’으로 적으십시오."),
    ("did not find expected key", "들여쓰기가 앞줄과 맞지 않거나 ‘:’이 빠졌습니다. 같은 깊이의 키를 같은 칸에 맞추십시오."),
    ("did not find expected '-' indicator", "목록의 항목은 같은 칸의 ‘- ’로 시작해야 합니다."),
    ("did not find expected ',' or", "‘[ ]’나 ‘{ }’ 안의 값은 쉼표로 나누고 괄호를 닫아야 합니다."),
    ("unexpected end of stream", "따옴표나 괄호가 닫히지 않았습니다. 짝을 맞추어 닫으십시오."),
    ("did not find expected alphabetic", "‘&’와 ‘*’로 시작하는 값은 따옴표로 감싸십시오."),
    ("alias", "별칭(*이름)은 쓸 수 없습니다. 값을 그대로 적으십시오."),
    ("nesting", "64겹 넘게 겹쳐 있습니다. 겹침을 줄이십시오."),
    ("control characters are not allowed", "제어 문자가 있습니다. 지우십시오."),
    ("invalid", "UTF-8이 아닌 글자가 있습니다. 파일을 UTF-8로 저장하십시오."),
  ]
}

extension Rule {
  package static let yamlCurlyQuotes = Rule(
    "yaml.curly-quotes", .warning, .file, "둥근따옴표는 YAML의 따옴표가 아닙니다.",
    .init("title: “등”", "title: \"등\"", in: "Content/site.yaml"))

  package static let yamlCut = Rule(
    "yaml.cut", .warning, .file, "‘#’ 때문에 값의 뒷부분이 빠졌습니다.",
    .init("title: 등 #1", "title: \"등 #1\"", in: "Content/site.yaml"))
}
