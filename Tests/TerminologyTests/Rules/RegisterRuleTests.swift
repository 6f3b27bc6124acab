import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct RegisterRuleTests {
  private let check = RegisterRule.check

  @Test(arguments: [
    ("켜집니다. 밝습니다. 끌 수 있어요.", ["있어요"], "켜집니다. 밝습니다. 끌 수 있습니다."),
    ("켜집니다. 밝습니다. 스위치로 끈다.", ["끈다"], "켜집니다. 밝습니다. 스위치로 끕니다."),
    ("봅니다. 봅니다. 읽는다. 봤다. 했어요. 많다. 등이다.", ["읽는다", "봤다", "했어요", "많다", "등이다"], "봅니다. 봅니다. 읽는다. 봤다. 했어요. 많다. 등이다."),
    ("봅니다. 봅니다. 봅니다. 봅니다. 읽는다. 봤다.", ["읽는다", "봤다"], "봅니다. 봅니다. 봅니다. 봅니다. 읽습니다. 봤습니다."),
    ("봅니다. 봅니다. 봅니다. 봅니다. 등이에요. 많다.", ["등이에요", "많다"], "봅니다. 봅니다. 봅니다. 봅니다. 등입니다. 많습니다."),
    ("봅니다. 봅니다. 봅니다. 커요!", ["커요"], "봅니다. 봅니다. 봅니다. 커요!"),
    ("켜져요. 밝아요. 끕니다.", ["끕니다"], "켜져요. 밝아요. 끕니다."), ("켜진다. 밝다. 끕니다.", ["끕니다"], "켜진다. 밝다. 끕니다."),
  ])
  func tellsOfTheRarerRegister(text: String, expected: [String], right: String) {
    // Five of seven are no minority.
    #expect(told(check, text) == (expected.count == 5 ? [] : expected))
    #expect(fixed(check, text, suggested: true) == right)
    #expect(fixed(check, text) == text)
  }

  @Test(arguments: [
    "켜집니다. 켜세요. 끄세요.", "켜집니다. 밝습니다. 왜 켜질까요?", "켜집니다. 밝습니다. 검토가 필요.", "켜집니다. 밝다.", "켜집니다. 밝습니다. “켜져요.”",
    "켜집니다. 밝습니다. 켜져요",
    "켜집니다. 켜져요. 켜진다.", "봅니다. 봅니다. 푸른 바다.", "역자 설명: 켜져요.\n켜집니다. 밝습니다.",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("켜집니다.\n\n밝습니다.\n\n켜져요.", ["켜져요"]), ("켜집니다. 밝습니다.\n\n## 켜져요.", []), ("켜집니다. 밝습니다.\n\n> 켜져요.", []),
    ("켜집니다. 밝습니다.\n\n> 역자 설명: 켜져요. 밝아요. 켜진다.", ["켜진다"]), ("켜집니다. 밝습니다.\n\n> 켜져요. 밝아요.\n\n끕니다.\n\n> 켜진다. 밝다.", []),
    ("켜집니다. 밝습니다.\n\n- 켜져요", []), ("켜집니다. 밝습니다.\n\n| 켜져요. |\n|---|", []), ("켜집니다. 밝습니다. `켜져요`.", []),
  ])
  func hearsEachVoiceByItself(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }
}
