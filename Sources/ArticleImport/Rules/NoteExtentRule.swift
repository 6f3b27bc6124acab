/// How far a translator's note goes on over the lines behind its first.
enum NoteExtentRule {
  enum Decision { case ends, goesOn, goesOnUnsure }

  /// - Parameters:
  ///   - line: the line in question; headings and labels are told before.
  ///   - note: the lines of the note so far.
  static func decide(_ line: LineShape, after note: [LineShape]) -> Decision {
    guard let last = note.last else { return .ends }
    if line.isExample || line.isCredit || line.isOrdinal { return .goesOn }
    if line.sentences.count > 1 { return line.hasPath && last.hasPath ? .goesOnUnsure : .ends }
    if line.isDefinition { return .goesOn }
    if last.isCredit { return .ends }
    if !line.isProse { return line.text.count <= 60 ? .goesOn : .ends }
    if line.hasPath { return .goesOnUnsure }
    if line.continues { return .ends }
    let hasExamples = note.dropFirst().contains { $0.isExample || $0.isOrdinal || !$0.isProse }
    if line.announces { return hasExamples ? .goesOnUnsure : .ends }
    return hasExamples && !line.isPrescriptive ? .goesOnUnsure : .ends
  }
}
