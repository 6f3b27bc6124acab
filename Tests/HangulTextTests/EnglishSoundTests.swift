import HangulText
import Testing

@Suite struct EnglishSoundTests {
  @Test(arguments: [
    ("view", FinalSound.vowel), ("app", .consonant), ("table", .rieul), ("mode", .vowel), ("text", .vowel),
    ("network", .vowel), ("click", .consonant), ("page", .vowel), ("screen", .consonant), ("Switch", .vowel),
    ("blog", .vowel), ("web", .consonant), ("unheardofness", .vowel),
  ])
  func knowsHowWordsEnd(word: String, sound: FinalSound) {
    #expect(EnglishSounds.sound(of: word.utf8) == sound)
  }

  /// Speakers go either way.
  @Test(arguments: ["kit", "deck", "split", "edit", "live"])
  func leavesTheRestOpen(word: String) { #expect(EnglishSounds.sound(of: word.utf8) == nil) }

  @Test(arguments: [
    ("UISwitch", FinalSound.vowel), ("tvOS", .vowel), ("HTML", .rieul), ("html", .rieul), ("PNG", .vowel),
    ("NavigationStack", .consonant), ("iPhone", .consonant), ("5 km", .vowel), ("12px", .rieul),
  ])
  func readsTheLastWordOfACompound(word: String, sound: FinalSound) {
    #expect(FinalSound(certain: word) == sound)
  }

  @Test(arguments: ["ZIP", "HOME", "str", "WidgetKit2Kit", "UIKitt"])
  func leavesWhatMayBeReadEitherWay(word: String) { #expect(FinalSound(certain: word) == nil) }

  @Test(arguments: [("3", FinalSound.vowel), ("1", .consonant), ("12", .vowel), ("13", .consonant), ("20", .vowel)])
  func readsNumbersInEnglish(digits: String, sound: FinalSound) {
    #expect(EnglishNumber.sound(ofDigits: digits) == sound)
  }
}
