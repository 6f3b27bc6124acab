import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct NumberEmphasisRuleTests {
  private let rule = NumberEmphasisRule.rule

  @Test(arguments: [
    ("2*3*4입니다.", ["1:2 *3*"], "2\\*3\\*4입니다."),
    ("500~~1000~~3000", ["1:4 ~~1000~~"], "500\\~\\~1000\\~\\~3000"),
    ("별표(*)와 우물(#)과 별표(*)", ["1:4 *)와 우물(#)과 별표(*"], "별표(\\*)와 우물(#)과 별표(\\*)"),
    ("가(**) 나(**) 다", ["1:3 **) 나(**"], "가(\\*\\*) 나(\\*\\*) 다"),
    ("2**3**4", ["1:2 **3**"], "2\\*\\*3\\*\\*4"),
  ])
  func tellsOfSignsBetweenNumbers(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "2 * 3 * 4", "가(*나*)다", "(*) 하나",
    "*3*개",
    "가*3*나",
    "2\\*3\\*4",
    "1*가*2",
    "~~1000~~원",
    "`2*3*4`",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
