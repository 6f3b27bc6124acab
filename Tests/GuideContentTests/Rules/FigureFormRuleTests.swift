import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct FigureFormRuleTests {
  private let rule = FigureFormRule.rule

  @Test(arguments: [
    ("![등](todo \"좋은 예: 켠 등\")", ["1:12 좋은 예"], "![등](todo \"권장: 켠 등\")"),
    ("![등](todo \"Don't: 끈 등\")", ["1:12 Don't"], "![등](todo \"피하기: 끈 등\")"),
    ("![등](todo \"잘못된 예\")", ["1:12 잘못된 예"], "![등](todo \"피하기\")"),
    ("![등](todo)\n*켠 등*", ["2:1 *켠 등*"], "![등](todo \"켠 등\")"),
    ("![등](todo)\n_그림 1_", ["2:1 _그림 1_"], "![등](todo \"그림 1\")"),
    ("보기 ![등](todo \"켠 등\")입니다.", ["1:4 ![등](todo \"켠 등\")"], "보기 ![등](todo \"켠 등\")입니다."),
    (
      "![등](todo \"권장: 가\")\n\n![등](todo \"피하기: 나\")", ["3:1 ![등](todo \"피하기: 나\")"],
      "![등](todo \"권장: 가\")\n![등](todo \"피하기: 나\")"
    ),
    ("> 참고: 글\n>\n> 보기 ![등](todo \"켠 등\")입니다.", ["3:6 ![등](todo \"켠 등\")"], "> 참고: 글\n>\n> 보기 ![등](todo \"켠 등\")입니다."),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "![등](todo \"권장: 가\")\n![등](todo \"피하기: 나\")",
    "![등](todo \"좋은 예감\")",
    "![등](todo \"Do not\")",
    "보기 ![등](todo)입니다.",
    "![등](todo)\n\n*켠 등*",
    "![등](todo \"가\")\n\n![등](todo \"나\")",
    "![등](todo \"권장: 가\")\n\n글\n\n![등](todo \"피하기: 나\")",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
