package import GuideModel
import HangulText

/// The closed list of headings that every HIG page shares, in Korean and English.
package enum HeadingNames {
  private static let known: [(english: String, kind: Section.Kind?, korean: [String])] = [
    ("Introduction", .introduction, ["소개"]),
    ("Best practices", .bestPractices, ["모범 사례"]),
    (
      "Platform considerations", .platformConsiderations,
      ["플랫폼 고려 사항", "플랫폼별 고려 사항", "플랫폼에 따른 고려 사항"]
    ),
    ("Resources", .resources, ["리소스"]),
    ("Change log", .changeLog, ["변경 기록"]),
    ("Related", nil, ["관련 콘텐츠", "관련 주제", "연관 콘텐츠", "연관 내용"]),
    ("Developer documentation", nil, ["개발자 문서", "Developer 문서"]),
    ("Videos", nil, ["비디오", "동영상", "영상"]),
  ]

  /// The section that a heading opens, where it is on the list.
  package static func kind(_ heading: String) -> Section.Kind? {
    entry(heading)?.kind
  }

  /// The English of a heading on the list.
  package static func english(_ heading: String) -> String? { entry(heading)?.english }

  private static func entry(_ heading: String) -> (english: String, kind: Section.Kind?)? {
    byKey[key(heading)]
  }

  private static let byKey: [String: (english: String, kind: Section.Kind?)] = {
    var table: [String: (english: String, kind: Section.Kind?)] = [:]
    for row in known {
      for name in row.korean + [row.english] { table[key(name)] = (row.english, row.kind) }
    }
    return table
  }()

  /// Case, white space and a colon at the end aside.
  static func key(_ heading: String) -> String {
    var key = heading.nfc.lowercased().filter { !$0.isWhitespace }
    while key.last == ":" { key.removeLast() }
    return key
  }
}
