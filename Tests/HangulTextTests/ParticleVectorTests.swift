import Foundation
import HangulText
import Testing

/// Words of every kind with the particles that a careful writer puts behind them.
@Suite struct ParticleVectorTests {
  struct Vector: Sendable {
    var word: String
    var forms: [String]
  }

  static let vectors: [Vector] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/particles.tsv")
    let text = String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Vector(word: fields[0], forms: Array(fields[2...]))
    }
  }()

  @Test func hasManyVectors() { #expect(Self.vectors.count * 5 >= 120) }

  @Test(arguments: vectors) func choosesEveryParticle(vector: Vector) {
    let particles: [Particle] = [.object, .topic, .subject, .and, .direction]
    #expect(particles.map { $0.form(after: vector.word) } == vector.forms, "\(vector.word)")
  }

  @Test(arguments: [
    ("을", "를", FinalSound.vowel), ("를", "을", .consonant), ("으로", "로", .rieul), ("로", "으로", .consonant),
    ("와는", "과는", .consonant),
    ("이라고", "라고", .vowel), ("은", "는", .vowel), ("가", "이", .rieul), ("이나", "나", .vowel), ("으로부터", "로부터", .vowel),
  ])
  func fitsTheFormToTheSound(written: String, expected: String, sound: FinalSound) {
    #expect(ParticleAgreement.leading(written[...])?.fitting(sound) == expected)
  }

  @Test(arguments: ["에서", "도", "화면", ""]) func leavesOtherParticlesAlone(text: String) {
    #expect(ParticleAgreement.leading(text[...]) == nil)
  }
}
