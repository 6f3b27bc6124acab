import GuideModel
import HangulText

/// The edit that puts another word in a term's place, its particle with it.
enum TermFix {
  /// Nil where the place cannot be edited safely, or the sound of the new word is not known.
  static func replacing(
    _ range: Range<Int>, in prose: Prose, with text: String, reading: String?
  ) -> Diagnostic.Fix? {
    guard prose.isEditable(range), let place = prose.range(range) else { return nil }
    var edits = [Diagnostic.Edit(range: place, replacement: text)]
    let surroundings = TermSurroundings(prose: prose, range: range)
    if let particle = surroundings.particle {
      guard let sound = FinalSound(certain: reading ?? ProductReadings.reading(of: text) ?? text) else { return nil }
      let fitting = particle.form.fitting(sound)
      if fitting != particle.form.written {
        guard prose.isEditable(particle.range), let place = prose.range(particle.range) else { return nil }
        edits.append(Diagnostic.Edit(range: place, replacement: fitting))
      }
    }
    return Diagnostic.Fix(summary: "\(text.quoted(.direction)) 바꿉니다.", edits: edits)
  }
}
