import Foundation
import GuideModel
import HangulText

/// Tells where an address in Markdown leads.
enum LinkClassifier {
  static func destination(_ url: String) -> LinkDestination {
    let address = clean(url)
    if let scheme = scheme(of: address) {
      let rest = String(address.dropFirst(scheme.count + 1))
      switch scheme.lowercased() {
      case "http", "https", "mailto": return .external(address)
      case "doc": return document(rest)
      case "term": return .term(decoded(rest))
      case "api": return .symbol(rest)
      default:
        return .unusable(
          "링크에 쓸 수 없는 형식 ‘\(scheme):’입니다. https, mailto, doc, term, api 가운데 하나를 쓰십시오.")
      }
    }
    if address.hasPrefix("//") { return .external("https:" + address) }
    if address.hasPrefix("#") { return .fragment(decoded(String(address.dropFirst()))) }
    if address == "/" { return .home }
    if address.isEmpty { return .unusable("링크의 주소가 비어 있습니다. 괄호 안에 주소를 적으십시오.") }
    let path = address.prefix { $0 != "#" && $0 != "?" }
    if decoded(String(path)).contains("\\") {
      return .unusable("주소에 ‘\\’가 있습니다. 폴더는 ‘/’로 나누십시오.")
    }
    if path.hasSuffix(".md") { return document(stem(address)) }
    return .unusable(
      "링크 ‘\(decoded(address))’의 대상을 알 수 없습니다. 글은 ‘이름.md’나 ‘doc:이름’으로, 바깥 주소는 https://부터 적으십시오.")
  }

  static func imageSource(_ url: String, in folder: String) -> ImageSource {
    let address = clean(url)
    if address == "todo" { return .missing }
    if scheme(of: address) != nil { return .remote(address) }
    if address.hasPrefix("//") { return .remote("https:" + address) }
    let path = decoded(String(address.prefix { $0 != "?" && $0 != "#" }))
    if path.hasPrefix("/") { return .file(resolved(path, in: "")) }
    return .file(resolved(path, in: folder))
  }

  private static func document(_ text: String) -> LinkDestination {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? decoded(String(parts[1])) : ""
    return .document(
      slug: decoded(String(parts[0])), fragment: fragment.isEmpty ? nil : fragment)
  }

  /// `../components/menus.md#x` → `menus#x`.
  private static func stem(_ address: String) -> String {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    let name = path.split(separator: "/").last ?? ""
    let fragment = address.firstIndex(of: "#").map { address[$0...] } ?? ""
    return String(name.dropLast(3)) + fragment
  }

  private static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":"), colon != address.startIndex else { return nil }
    let name = address[..<colon].unicodeScalars
    guard let first = name.first, first.isASCIILetter, name.count > 1,
      name.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+.-".unicodeScalars.contains($0) })
    else { return nil }
    return String(name)
  }

  /// Without what is invisible; a zero-width space would end up percent-encoded in the address.
  private static func clean(_ url: String) -> String {
    let scalars = url.unicodeScalars.filter {
      !InvisibleCharacter.isListed($0) || InvisibleCharacter.isBlank($0)
    }
    return String(String.UnicodeScalarView(scalars)).nfc
  }

  private static func decoded(_ text: String) -> String {
    (text.removingPercentEncoding ?? text).nfc
  }

  /// A path below Content/ with `.` and `..` worked out; it never leaves Content/.
  private static func resolved(_ path: String, in folder: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/").nfc
  }
}
