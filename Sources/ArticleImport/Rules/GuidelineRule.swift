import GuideContent
import GuideModel

/// Whether a line of running text is a guideline, and where its lead ends.
enum GuidelineRule {
  struct Context {
    var section: Section.Kind
    /// Lines of running text in the section before this one.
    var isFirst: Bool
    var followsGuideline: Bool
    /// The block before is a list of a guideline.
    var followsList: Bool
  }

  enum Decision: Equatable {
    case paragraph
    case guideline
    case unsure(isGuideline: Bool, code: String, reason: String)
  }

  static func decide(_ line: LineShape, _ context: Context) -> Decision {
    if line.isDeveloperReference
      || !line.isProse && ListRule.introducesList(line.text) && !line.isPrescriptive
        && context.section != .bestPractices
    {
      return .paragraph
    }
    switch context.section {
    case .introduction, .resources, .changeLog: return .paragraph
    case .bestPractices:
      if context.followsList, line.isSingleSentence, context.followsGuideline {
        return .unsure(
          isGuideline: false, code: "loneLead", reason: "목록 바로 뒤의 한 문장이라 앞 지침에 이어지는 것으로 보았습니다.")
      }
      return line.isProse && line.hasHangul ? .guideline : .paragraph
    case .topic:
      if line.isPrescriptive { return .guideline }
      if context.isFirst { return .paragraph }
      if line.continues || line.text.hasSuffix(":") { return .paragraph }
      return unsure(true)
    case .platformConsiderations, .platform:
      if line.isPrescriptive { return .guideline }
      if !context.followsGuideline { return .paragraph }
      if line.continues || line.text.hasSuffix(":") { return .paragraph }
      return unsure(true)
    }
  }

  private static func unsure(_ isGuideline: Bool) -> Decision {
    .unsure(
      isGuideline: isGuideline, code: "guidelineOrParagraph",
      reason: "첫 문장이 설명하는 문장이라 지침인지 문단인지 확실하지 않습니다.")
  }

  /// The first sentence and the rest.
  ///
  /// A stop without a space behind it counts after an ending of a Korean sentence.
  static func lead(_ text: String) -> (lead: String, body: String, isMissingSpace: Bool) {
    for ending in ["니다.", "세요.", "시오."] {
      guard let found = text.firstRange(of: ending), found.upperBound < text.endIndex else { continue }
      let next = text[found.upperBound]
      let first = Sentence.split(text).first ?? text
      if !next.isWhitespace, next.isLetter, text[..<found.upperBound].count < first.count {
        return (String(text[..<found.upperBound]), String(text[found.upperBound...]), true)
      }
    }
    guard let first = Sentence.split(text).first, Sentence.ends(first) else { return (text, "", false) }
    let body = text.dropFirst(first.count).drop { $0 == " " }
    return (first, String(body), false)
  }
}
