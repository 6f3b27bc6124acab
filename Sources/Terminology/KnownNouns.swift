import HangulText

/// The words of a text that are nouns for sure: forms of the glossary, loanwords by shape, and what stands elsewhere
/// in it with a particle that fits.
final class KnownNouns {
  private let text: CheckedText
  private let forms: Set<String>
  private lazy var used = Self.nouns(in: text)

  init(_ text: CheckedText, _ termbase: Termbase) {
    self.text = text
    forms = termbase.forms
  }

  func contains(_ word: String) -> Bool {
    forms.contains(word) || LoanwordShape.fits(word) || used.contains(word)
  }

  private static func nouns(in text: CheckedText) -> Set<String> {
    var nouns: Set<String> = []
    for prose in text.prose {
      for run in prose.hangulRuns where run.count >= 9 {
        for particle in particles where prose.bytes[run].suffix(particle.utf8.count).elementsEqual(particle.utf8) {
          let stem = prose.text(run.lowerBound..<run.upperBound - particle.utf8.count)
          if stem.count >= 2, MisfitParticle(in: stem + particle) == nil { nouns.insert(stem) }
          break
        }
      }
    }
    return nouns
  }

  /// Those that are no ending of a verb, longest first.
  private static let particles = ["에서", "으로", "을", "를", "의", "에"]
}
