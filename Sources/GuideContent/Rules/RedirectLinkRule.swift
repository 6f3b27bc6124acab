import Foundation
package import GuideModel
import HangulText

/// Addresses that only pass readers on, as Google Docs, Facebook and others copy them.
package enum RedirectLinkRule {
  package static let rule = Rule(
    "link.redirect", .warning, .file, "다른 주소로 넘기기만 하는 주소입니다.",
    .init("[등](https://www.google.com/url?q=https://example.org/lamp&sa=D)", "[등](https://example.org/lamp)"))

  package static let check = Check(rule, findings)

  private static func findings(_ document: ParsedDocument) -> [Diagnostic] {
    document.inlines.compactMap { inline in
      guard case .link(let link) = inline, case .external(let address) = link.destination, let target = target(address)
      else { return nil }
      let written = document.source.text(link.range)
      let place = written.firstRange(of: address)
      let edits = place.map { place -> [Diagnostic.Edit] in
        let start =
          document.source.offset(of: link.range.start)
          + written.utf8.distance(from: written.startIndex, to: place.lowerBound)
        return [
          Diagnostic.Edit(range: document.source.range(start..<start + address.utf8.count), replacement: target)
        ]
      }
      return Diagnostic(
        rule, "다른 곳으로 넘기기만 하는 주소입니다. 가려는 주소 \(target.quoted(.object)) 바로 적으십시오.", about: target,
        file: document.file, range: link.range,
        fixes: edits.map { [Diagnostic.Fix(.suggested, summary: "가려는 주소를 적습니다.", edits: $0)] } ?? [])
    }
  }

  /// The address inside an address that does nothing but lead there; nil for any other.
  private static func target(_ address: String) -> String? {
    guard address.contains("?"), let parts = URLComponents(string: address), let host = parts.host?.lowercased(),
      isRedirect(host, parts.path)
    else { return nil }
    let value = parts.queryItems?.first { ["q", "u", "url", "target", "to"].contains($0.name) }?.value
    guard let value, value.hasPrefix("http"), URLComponents(string: value) != nil,
      !value.contains(where: \.isWhitespace)
    else { return nil }
    return value
  }

  /// Hosts that have such a page, and its path.
  private static func isRedirect(_ host: String, _ path: String) -> Bool {
    switch path {
    case "/url": host.hasPrefix("www.google.") || host.hasPrefix("google.")
    case "/l.php", "/": ["l.facebook.com", "lm.facebook.com", "l.instagram.com", "l.messenger.com"].contains(host)
    case "/redirect": host.hasSuffix("youtube.com")
    case "/bridge": host == "link.naver.com"
    case "/link": host == "brunch.co.kr"
    default: false
    }
  }
}
