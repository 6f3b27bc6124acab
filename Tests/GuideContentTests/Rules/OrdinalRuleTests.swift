import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct OrdinalRuleTests {
  private let rule = OrdinalRule.rule

  @Test(arguments: [
    ("① 하나\n② 둘", ["1:1 ① ", "2:1 ② "], "1. 하나\n2. 둘"),
    ("글\n가) 하나\n나) 둘", ["2:1 가) ", "3:1 나) "], "글\n1. 하나\n2. 둘"),
    ("ㄱ. 하나\nㄴ. 둘", ["1:1 ㄱ. ", "2:1 ㄴ. "], "1. 하나\n2. 둘"),
    ("> ㉠ 하나\n> ㉡ 둘", ["1:3 ㉠ ", "2:3 ㉡ "], "> 1. 하나\n> 2. 둘"),
    ("(1) 하나\n(2) 둘", ["1:1 (1) ", "2:1 (2) "], "1. 하나\n2. 둘"),
    ("글\n(가) 하나\n(나) 둘", ["2:1 (가) ", "3:1 (나) "], "글\n1. 하나\n2. 둘"),
    ("가. 하나\n나. 둘\n다. 셋", ["1:1 가. ", "2:1 나. ", "3:1 다. "], "1. 하나\n2. 둘\n3. 셋"),
  ])
  func tellsOfNumbersOfOtherSorts(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "① 하나", "(1) 하나", "(2) 하나\n(3) 둘", "(가나) 하나\n(나) 둘",
    "가 나\n나 다",
    "② 하나\n③ 둘",
    "가) 하나\n다) 둘",
    "1. 하나\n2. 둘",
    "글 ① 하나\n글 ② 둘",
    "가.나\n나.다",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
