import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ForeignSyntaxRuleTests {
  private let rule = ForeignSyntaxRule.rule

  @Test(arguments: [
    ("{% include a.html %}", ["1:1 {% include a.html %}"], ""),
    ("* 차례\n{:toc}", ["2:1 {:toc}"], "* 차례\n"),
    ("## 가 {: .no_toc }", ["1:6 {: .no_toc }"], "## 가 "),
    ("글입니다. %%속말%%", ["1:7 %%속말%%"], "글입니다. <!-- 속말 -->"),
    ("글입니다. ^ab-1", ["1:6  ^ab-1"], "글입니다."),
    ("import Tabs from '@theme/Tabs';", ["1:1 import Tabs from '@theme/Tabs';"], ""),
    ("{/* 속말 */}", ["1:1 {/* 속말 */}"], "<!-- 속말 -->"),
    ("%%속 -- 말%%", ["1:1 %%속 -- 말%%"], ""),
  ])
  func tellsWhereAndProposes(text: String, expected: [String], proposed: String) {
    #expect(ParsedText(text).difference(rule, told: expected, proposed: proposed) == nil)
  }

  @Test(arguments: [
    "100% 글과 50%%",
    "`{% include a %}`을 적습니다.",
    "```\n%%속말%%\n```",
    "{% hint %}\n글\n{% endhint %}",
    "2^10입니다.",
    "글[^1]\n\n[^1]: 각주",
    "import 문을 from 앞에 둡니다.",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
