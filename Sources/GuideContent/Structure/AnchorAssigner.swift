package import GuideModel
import HangulText

/// Gives every heading and guideline its anchor, in the order of design: explicit ids, Apple's own
/// anchors for headings whose English is known, then short ones from the text.
struct AnchorAssigner {
  private let file: String
  private var taken: [String: SourceRange] = [:]
  /// The last number that an anchor was told apart by.
  private var numbers: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  mutating func assign(_ sections: [Section]) -> [Section] {
    let explicit = visit(sections) { place, range, taker in
      if place.isExplicit { taker.takeExplicit(&place.anchor, range) }
    }
    let known = visit(explicit) { place, range, taker in
      guard place.anchor.isEmpty, let english = place.english else { return }
      let anchor = AnchorText.docC(english)
      if !anchor.isEmpty, taker.taken[anchor.asciiLowercased] == nil {
        taker.take(anchor, range)
        place.anchor = anchor
      }
    }
    return visit(known) { place, range, taker in
      if place.anchor.isEmpty { place.anchor = taker.free(AnchorText.short(place.text), range) }
    }
  }

  /// A heading or a guideline, as far as anchors go.
  private struct Place {
    var anchor: String
    var isExplicit: Bool
    var english: String?
    var text: String
  }

  private mutating func visit(
    _ sections: [Section], _ change: (inout Place, SourceRange, inout Self) -> Void
  ) -> [Section] {
    var result: [Section] = []
    for var section in sections {
      if !section.heading.isEmpty {
        var place = Place(
          anchor: section.anchor, isExplicit: section.hasExplicitAnchor, english: section.english,
          text: section.title)
        change(&place, section.range, &self)
        section.anchor = place.anchor
      }
      for index in section.blocks.indices {
        guard case .guideline(var guideline) = section.blocks[index].kind else { continue }
        var place = Place(
          anchor: guideline.anchor, isExplicit: guideline.hasExplicitAnchor, english: nil,
          text: guideline.lead.plainText)
        change(&place, guideline.leadRange, &self)
        guideline.anchor = place.anchor
        section.blocks[index].kind = .guideline(guideline)
      }
      section.sections = visit(section.sections, change)
      result.append(section)
    }
    return result
  }

  private mutating func take(_ anchor: String, _ range: SourceRange) {
    taken[anchor.asciiLowercased] = range
  }

  private mutating func takeExplicit(_ anchor: inout String, _ range: SourceRange) {
    guard let first = taken[anchor.asciiLowercased] else { return take(anchor, range) }
    diagnostics.append(
      Diagnostic(
        .anchorDuplicate,
        "id \(anchor.quoted(.subject)) 이 글에 이미 있습니다. 다른 이름을 쓰십시오.", file: file, range: range,
        notes: [Diagnostic.Note(message: "처음 쓴 곳입니다.", file: file, range: first)]))
    anchor = free(anchor, range)
  }

  /// The anchor, or the first of `-1`, `-2` … that is free.
  private mutating func free(_ anchor: String, _ range: SourceRange) -> String {
    var result = anchor
    var number = numbers[anchor.asciiLowercased] ?? 0
    defer { numbers[anchor.asciiLowercased] = number }
    while taken[result.asciiLowercased] != nil {
      number += 1
      result = "\(anchor)-\(number)"
    }
    take(result, range)
    return result
  }
}

extension Rule {
  package static let anchorDuplicate = Rule(
    "anchor.duplicate", .error, .file, "한 글에 같은 id가 두 번 있습니다.",
    .init("## 등 {#lamp}\n\n## 불 {#lamp}", "## 등 {#lamp}\n\n## 불 {#light}"))
}
