package import GuideModel
import HangulText

/// What is wrong in the text between the tags of templates: it is no mistake of Mustache's, and no page is as meant.
enum TemplateSlips {
  static func check(_ files: [TemplateLibrary.File]) -> [Diagnostic] {
    let texts = files.map { ($0, String(decoding: $0.bytes, as: UTF8.self)) }
    let names = Set(
      texts.flatMap { $0.1.matches(of: /\{\{[{&#^\/]?\s*([A-Za-z][A-Za-z.]*)\s*\}/).map { String($0.output.1) } })
    let policy = texts.compactMap { $0.1.firstMatch(of: /Content-Security-Policy[^>]*content="([^"]*)"/)?.output.1 }
      .first
    return texts.flatMap { file, text in
      braces(text, file, names) + (policy.map { blocked(text, file, String($0)) } ?? [])
    }
  }

  /// `{summary}` where `{{summary}}` was meant.
  private static func braces(_ text: String, _ file: TemplateLibrary.File, _ names: Set<String>) -> [Diagnostic] {
    text.matches(of: /(?:^|[^{])(\{\s*([A-Za-z][A-Za-z.]*)\s*\})(?:$|[^}])/).filter {
      names.contains(String($0.output.2))
    }
    .map { match in
      Diagnostic(
        .templateBraces, "\(match.output.1.quoted) 괄호가 한 겹이라 글자 그대로 나옵니다. ‘{{\(match.output.2)}}’로 적으십시오.",
        about: String(match.output.2), file: file.path, range: range(of: match.output.1, in: text))
    }
  }

  /// Scripts and styles that the policy of the pages keeps from loading.
  private static func blocked(_ text: String, _ file: TemplateLibrary.File, _ policy: String) -> [Diagnostic] {
    let parts: [(directive: String, found: [(part: Substring, address: String?)])] = [
      (
        "script-src",
        text.matches(of: /<script\b([^>]*)>/).filter { !$0.output.1.contains("application/") }.map { match in
          (match.output.0, match.output.1.firstMatch(of: /src="([^"]*)"/).map { String($0.output.1) })
        }
      ),
      (
        "style-src",
        text.matches(of: /<link\b[^>]*rel="stylesheet"[^>]*>/).map { match in
          (match.output, match.output.firstMatch(of: /href="([^"]*)"/).map { String($0.output.1) } ?? "")
        } + text.matches(of: /<style\b[^>]*>/).map { ($0.output, nil) }
      ),
    ]
    return parts.flatMap { directive, found in
      found.filter { isBlocked($0.address, policy, directive) }.map { part, address in
        Diagnostic(
          .templateBlocked,
          "\(address.map { $0.quoted(.topic) } ?? "파일이 아니라 페이지에 적은 것은") 보안 정책(Content-Security-Policy)이 막아 페이지에서 쓰이지 않습니다. 파일을 Templates/assets에 넣어 쓰거나 정책의 ‘\(directive)’에 더하십시오.",
          about: address ?? String(part), file: file.path, range: range(of: part, in: text))
      }
    }
  }

  private static func isBlocked(_ address: String?, _ policy: String, _ directive: String) -> Bool {
    let sources = policy.split(separator: ";").map { $0.split(separator: " ") }.first {
      $0.first == Substring(directive)
    }
    guard let sources else { return false }
    guard let address else {
      return !sources.contains("'unsafe-inline'")
        && !sources.contains { $0.hasPrefix("'sha") || $0.hasPrefix("'nonce") }
    }
    guard let match = address.prefixMatch(of: /(?:https?:)?\/\/([^\/]+)/) else { return false }
    return !sources.contains { $0 == "*" || $0 == "https:" || $0.contains(match.output.1) }
  }

  private static func range(of part: Substring, in text: String) -> SourceRange {
    let before = text[..<part.startIndex]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.utf8.count - (before.lastIndex(of: "\n").map { text[...$0].utf8.count } ?? 0)
    let first = part.prefix { $0 != "\n" }
    return SourceRange(line: line, columns: start + 1..<start + 1 + first.utf8.count)
  }
}

extension Substring {
  fileprivate var quoted: String { String(self).quoted(.topic) }
}

extension Rule {
  package static let templateBraces = Rule(
    "template.braces", .warning, .file, "괄호가 한 겹이라 이름이 글자 그대로 나옵니다.",
    .init("<h1>{{title}}</h1><p>{title}</p>", "<h1>{{title}}</h1>", in: "Templates/page.mustache"))

  package static let templateBlocked = Rule(
    "template.blocked", .warning, .file, "페이지의 보안 정책이 막는 스크립트나 스타일입니다.",
    .init(described: "다른 사이트의 글꼴을 부르는 템플릿", "Templates/assets의 글꼴"))
}
