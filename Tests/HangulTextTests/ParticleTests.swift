import HangulText
import Testing

@Suite struct ParticleTests {
  /// Where the end of a word may be read in more ways than one, both forms are written.
  @Test(arguments: [
    ("버튼", "‘버튼’을"), ("메뉴", "‘메뉴’를"), ("iPhone", "‘iPhone’을"), ("list", "‘list’를"), ("title", "‘title’을"),
    ("kit", "‘kit’을(를)"),
    ("API", "‘API’를"),
    ("menu", "‘menu’를"), ("3", "‘3’을"), ("##", "‘##’을(를)"), ("images/아이폰.png", "‘images/아이폰.png’를"),
  ])
  func writesBothFormsWhereTheSoundIsNotSure(word: String, expected: String) {
    #expect(word.quoted(.object) == expected)
  }

  @Test(arguments: [
    ("버튼", "을"), ("메뉴", "를"), ("글", "을"), ("iPad(아이패드)", "를"), ("‘색상’", "을"), ("10", "을"), ("2", "를"), ("picker", "를"),
    ("URL", "을"), ("HIG", "를"), ("app icon", "을"), ("notes.txt", "를"), ("view.png", "를"), ("page.html", "을"),
  ])
  func choosesObjectParticleByFinalSound(word: String, particle: String) {
    #expect(Particle.object.form(after: word) == particle)
  }

  @Test(arguments: [("글", "로"), ("버튼", "으로"), ("메뉴", "로"), ("7", "로"), ("6", "으로")])
  func choosesDirectionAfterRieul(word: String, particle: String) {
    #expect(Particle.direction.form(after: word) == particle)
  }

  @Test(arguments: ["에서는", "들의", "으로만", "에게서", "까지도", "", "들에게서는", "들까지만은"])
  func coversParticlesOneAfterAnother(text: String) {
    #expect(ParticleList.covers(text[...]))
  }

  @Test(arguments: ["링", "터", "화면에", "들까지만은도", "들에게서는까지"]) func refusesWhatIsNoParticle(text: String) {
    #expect(!ParticleList.covers(text[...]))
  }
}

@Suite struct NormalizationTests {
  @Test func composesConjoiningJamo() {
    let decomposed = "\u{1109}\u{1162}\u{11A8}"
    #expect(!decomposed.isNFC)
    #expect(Array(decomposed.nfc.unicodeScalars) == ["색"])
  }

  @Test func leavesCompatibilityJamoAlone() {
    #expect(Array("ㅍㄷ".nfc.unicodeScalars) == ["ㅍ", "ㄷ"])
    #expect("ㅍㄷ".isNFC)
  }

  @Test func foldsWhiteSpace() {
    #expect("  가\u{A0} 나\n다 ".folded == "가 나 다")
  }
}

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("pikers", ["pickers"]), ("translater", ["translators"]), ("모범 사레", ["모범 사례"]), ("zzzzzz", []),
  ])
  func proposesNamesAFewEditsAway(name: String, expected: [String]) {
    let names = ["pickers", "translators", "모범 사례", "menus"]
    #expect(NearestName.candidates(for: name, among: names) == expected)
  }

  @Test func proposesTheNearestFirst() {
    #expect(
      NearestName.candidates(for: "drawersxy", among: ["adrawersxyz", "drawersxyz", "drawers", "lamps"]) == [
        "drawersxyz", "adrawersxyz", "drawers",
      ])
    #expect(NearestName.candidates(for: "aaaa", among: ["aaab", "aaac", "aaad", "aaae"]) == ["aaab", "aaac", "aaad"])
    #expect(NearestName.candidates(for: "ab", among: ["abc"]).isEmpty)
    #expect(NearestName.candidates(for: "MENUS", among: ["menus"]) == ["menus"])
  }

  @Test func countsASwapAsOneEdit() {
    #expect(NearestName.editDistance(Array("메뉴바"), Array("메바뉴")) == 1)
  }
}
