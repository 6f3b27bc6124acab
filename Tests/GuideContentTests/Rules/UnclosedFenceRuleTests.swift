import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct UnclosedFenceRuleTests {
  private let rule = UnclosedFenceRule.rule

  @Test(arguments: [
    ("```swift\n글\n\n글", ["1:1 ```"]), ("글\n\n~~~\n글\n```", ["3:1 ~~~"]), ("````\n글\n```", ["1:1 ````"]),
    ("- 글\n\n  ```\n  글\n\n뒤", ["3:3 ```"]), ("```\n글\n``` 끝", ["1:1 ```"]), ("```", ["1:1 ```"]),
  ])
  func tellsOfFencesThatNothingCloses(text: String, expected: [String]) {
    #expect(ParsedText(text).told(rule) == expected)
  }

  @Test(arguments: [
    "```\n글\n```",
    "~~~\n```\n~~~",
    "````\n```\n````",
    "    글",
    "> ```\n> 글\n> ```",
    "- ```\n  글\n  ```",
    "```\n글\n````",
    "```\n글\n```  ",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
