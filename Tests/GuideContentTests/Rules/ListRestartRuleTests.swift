import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ListRestartRuleTests {
  private let rule = ListRestartRule.rule

  @Test(arguments: [
    ("1. 하나\n```\n코드\n```\n1. 둘", "5:1", "1. 하나\n   ```\n   코드\n   ```\n1. 둘"),
    ("9. 하나\n10. 열\n\n~~~\n가\n\n나\n~~~\n\n1. 둘", "10:1", "9. 하나\n10. 열\n\n    ~~~\n    가\n\n    나\n    ~~~\n\n1. 둘"),
    ("> 1. 하나\n>\n> ```\n> 코드\n> ```\n>\n> 1. 둘", "7:3", "> 1. 하나\n>\n>    ```\n>    코드\n>    ```\n>\n> 1. 둘"),
  ])
  func tellsOfNumbersThatBeginAgain(text: String, place: String, fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == [place])
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "1. 하나\n\n   ```\n   코드\n   ```\n\n1. 둘", "1. 하나\n\n```\n코드\n```\n\n2. 둘", "1. 하나\n\n글\n\n1. 둘",
    "- 하나\n\n```\n코드\n```\n\n- 둘",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
