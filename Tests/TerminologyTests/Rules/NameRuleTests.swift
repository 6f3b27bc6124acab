import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct NameRuleTests {
  private let check = NameRule.check
  private let termbase = Termbase(
    Glossary(terms: [
      .of("iPhone", "iPhone", forbidden: ["아이폰"], kind: .name, reading: "아이폰"), .of("macOS", "macOS", kind: .name),
      .of("Apple Watch", "Apple Watch", forbidden: ["애플 워치"], kind: .name), .of("Siri", "Siri", kind: .name),
      .of("label", "레이블", forbidden: ["라벨"]),
    ]))

  @Test(arguments: [
    ("아이폰을", ["아이폰"]), ("MacOS와 MACOS와 macos", ["MacOS", "MACOS", "macos"]), ("apple watch를", ["apple watch"]),
    ("Apple watch와 애플 워치", ["애플 워치", "Apple watch"]), ("애플워치를", ["애플워치"]), ("‘아이폰’을", ["아이폰"]),
    ("아이폰(iPhone)을", ["아이폰"]),
  ])
  func tellsOfNamesMiswritten(text: String, expected: [String]) { #expect(told(check, text, termbase) == expected) }

  @Test(arguments: [
    "iPhone을", "iPhone(아이폰)을", "Apple Watch (애플 워치)를", "macOS에서", "라벨을", "siri", "all macos here", "`macos`를",
    "macosx를", "https://x.org/iphone 을",
  ])
  func leavesAlone(text: String) {
    #expect(text.contains("`") ? told(markdown: text, check, termbase).isEmpty : told(check, text, termbase).isEmpty)
  }

  @Test(arguments: [
    ("아이폰을 켜고 아이폰으로", "iPhone을 켜고 iPhone으로"), ("아이폰(iPhone)을 켭니다", "iPhone을 켭니다"), ("MacOS를", "macOS를"),
  ])
  func fixesWithTheParticle(text: String, expected: String) { #expect(fixed(check, text, termbase) == expected) }
}
