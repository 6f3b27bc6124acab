import GuideModel
import HangulText

/// The edit that puts another word in a term's place, its particle with it.
enum TermFix {
  /// None where the place cannot be edited, or the sound of the new word is not known.
  static func replacing(
    _ range: Range<Int>, in prose: Prose, with text: String, reading: String?,
    _ applicability: Diagnostic.Fix.Applicability
  ) -> [Diagnostic.Fix] {
    guard let edit = prose.edit(range, text) else { return [] }
    var edits = [edit]
    let surroundings = TermSurroundings(prose: prose, range: range)
    if let particle = surroundings.particle {
      guard let sound = FinalSound(certain: reading ?? ProductReadings.reading(of: text) ?? text) else { return [] }
      let fitting = particle.form.fitting(sound)
      if fitting != particle.form.written {
        guard let edit = prose.edit(particle.range, fitting) else { return [] }
        edits.append(edit)
      }
    }
    return [Diagnostic.Fix(applicability, summary: "\(text.quoted(.direction)) 바꿉니다.", edits: edits)]
  }
}
