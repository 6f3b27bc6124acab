import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct ForeignLetterRuleTests {
  private let check = ForeignLetterRule.check

  @Test(arguments: [
    ("글은 中에서 씁니다.", ["中"]), ("大きい 글", ["大きい"]), ("글 「글」 文", ["文"]), ("글(글) 文字를", ["文字"]),
    ("[글](doc:a) カード를", ["カ", "ド"]),
  ])
  func tellsOfOtherLetters(text: String, expected: [String]) { #expect(told(markdown: text, check) == expected) }

  @Test(arguments: [
    "글(漢字)입니다.", "‘漢字’라는 글", "「大きい」는", "漢字", "<ruby>漢字<rt>한자</rt></ruby>를 봅니다", "`漢字`를 봅니다", "글（文 (字) 文）을",
  ])
  func leavesAlone(text: String) { #expect(told(markdown: text, check).isEmpty) }
}
