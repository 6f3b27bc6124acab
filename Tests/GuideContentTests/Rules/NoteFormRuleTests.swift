import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct NoteFormRuleTests {
  private let rule = NoteFormRule.rule

  @Test(arguments: [
    ("역자 설명: 글\n둘째 줄", ["1:1"], "> 역자 설명: 글\n> 둘째 줄"),
    ("**역주:** 글", ["1:1"], "> **역주:** 글"),
    ("- 항목\n\n  역자 주: 글", ["3:3"], "- 항목\n\n  > 역자 주: 글"),
    ("> 옮긴이: 글", ["1:3 옮긴이: "], "> 역자 설명: 글"),
    ("> (역자주) 글", ["1:3 (역자주) "], "> 역자 설명: 글"),
    ("> [역주] 글", ["1:3 [역주] "], "> 역자 설명: 글"),
    ("> ※ 역자 주: 글", ["1:3 ※ 역자 주: "], "> 역자 설명: 글"),
    ("> 번역자 메모: 글", ["1:3 번역자 메모: "], "> 역자 설명: 글"),
    ("> [!참고]\n> 글", ["1:3 [!참고]"], "> 참고:\n> 글"),
    ("> [!INFO] 글", ["1:3 [!INFO] "], "> 참고: 글"),
    ("> [!tip]- 제목\n> 글", ["1:3 [!tip]- "], "> 팁: 제목\n> 글"),
    ("> [!danger]+ 글", ["1:3 [!danger]+ "], "> 경고: 글"),
    ("> **참고** 글", ["1:3 **참고** "], "> 참고: 글"),
    ("> **Warning**\n> 글", ["1:3 **Warning**"], "> 경고:\n> 글"),
    ("> __역자 주__ 글", ["1:3 __역자 주__ "], "> 역자 설명: 글"),
    ("> [!역자] 글", ["1:3 [!역자] "], "> 역자 설명: 글"),
  ])
  func tellsOfNotesThatAreNone(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "> 역자 설명: 글",
    "> [!NOTE]\n> 글",
    "> [!caution]\n> 글",
    "> 옮긴이가 적은 글",
    "> [역주](https://example.org) 글",
    "> 글\n>\n> 옮긴이: 글",
    "역자 설명은 글입니다.",
    "참고: 글", "**참고** 글", "> **참고할 글** 글", "> **Notes** 글", "> **참고:** 글",
    "```\n역주: 글\n```",
    "> 역자가 말합니다: 글",
    "옮긴이: 홍길동", "- **역자 설명**: 풀이",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
