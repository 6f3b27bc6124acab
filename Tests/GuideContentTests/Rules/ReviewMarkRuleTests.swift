import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ReviewMarkRuleTests {
  @Test func tellsOfEveryMark() {
    let text = ParsedText("<!-- hig:review loneLead: 까닭 -->\n\n글\n\n- 하나 <!-- hig:review listExtent: 둘 --> 끝")
    #expect(text.told(ReviewMarkRule.rule) == ["1:1", "5:1"])
    #expect(text.found(ReviewMarkRule.rule.id)[0].message.contains("까닭"))
    #expect(ParsedText("<!-- 다른 말 -->\n\n글").told(ReviewMarkRule.rule).isEmpty)
  }
}
