package import GuideModel
import HangulText

/// Reads platform names from headings and sentences.
package enum PlatformNames {
  /// The platforms of a heading such as `iOS, iPadOS` or `tvOS 및 watchOS`; nil where it says anything else.
  package static func list(_ heading: String) -> [Platform]? {
    var platforms: [Platform] = []
    for word in words(heading) {
      guard let platform = platform(word) else { return nil }
      platforms.append(platform)
    }
    return platforms.isEmpty ? nil : platforms
  }

  /// A heading's platforms with one wrong letter allowed in names of five letters or more.
  package static func misspeltList(_ heading: String) -> [Platform]? {
    var platforms: [Platform] = []
    for word in words(heading) {
      guard let platform = platform(word) ?? nearest(word) else { return nil }
      platforms.append(platform)
    }
    return platforms.isEmpty ? nil : platforms
  }

  package static func platform(_ word: some StringProtocol) -> Platform? {
    let name = word.lowercased()
    return Platform.allCases.first { $0.rawValue.lowercased() == name }
  }

  private static func nearest(_ word: String) -> Platform? {
    let name = Array(word.lowercased())
    return Platform.allCases.first {
      $0.rawValue.count >= 5
        && NearestName.editDistance(Array($0.rawValue.lowercased()), name) == 1
    }
  }

  private static func words(_ heading: String) -> [String] {
    var text = heading.nfc
    for separator in ["/", "&", "、", "·", " 및 ", " and ", " 그리고 ", "와 ", "과 "] {
      text = text.replacing(separator, with: ",")
    }
    return text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
      .map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
  }
}
