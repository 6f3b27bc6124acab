import GuideModel

/// `출처: …` or `출처 - …` alone in a paragraph.
package enum Credit {
  static func isCredit(_ inlines: [Inline]) -> Bool {
    !inlines.contains(.softBreak) && !inlines.contains(.lineBreak) && isCredit(inlines.plainText)
  }

  package static func isCredit(_ text: String) -> Bool {
    guard text.hasPrefix("출처") else { return false }
    let rest = text.dropFirst(2).drop { $0 == " " }
    return rest.first.map { ":：-–—".contains($0) } == true && rest.count > 1
  }
}
