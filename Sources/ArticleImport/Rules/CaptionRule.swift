import GuideContent

/// Captions of pictures that were lost on copying.
enum CaptionRule {
  /// The captions that begin with the first of the lines.
  /// - Parameter announcement: the line before, which speaks of pictures.
  static func read(_ lines: ArraySlice<Capture.Line>, announcement: String?) -> [String] {
    guard let announcement, LineShape(announcement).announcesPicture else { return [] }
    return lines.prefix { isCaption($0.text) }.map(\.text)
  }

  /// Short, and no sentence.
  static func isCaption(_ text: String) -> Bool {
    let shape = LineShape(text)
    return text.count <= 60 && !shape.isProse && !shape.isCredit && shape.bullet == nil
      && !shape.isDashItem && !text.hasSuffix(":")
  }
}
