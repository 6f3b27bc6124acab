import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct ContainerRuleTests {
  private let rule = ContainerRule.rule

  @Test(arguments: [
    (":::note\n글\n\n둘\n:::", ["1:1 :::note"], "> 참고: 글\n>\n> 둘\n"),
    ("::: {.tip}\n글\n:::\n뒤", ["1:1 ::: {.tip}"], "> 팁: 글\n\n뒤"),
    ("!!! warning \"제목\"\n    글\n    둘\n\n뒤", ["1:1 !!! warning \"제목\""], "!!! warning \"제목\"\n    글\n    둘\n\n뒤"),
    ("!!! warning\n    글\n    둘\n\n뒤", ["1:1 !!! warning"], "> 경고: 글\n> 둘\n\n뒤"),
    // Where the text of a note, or its end, is not clear, nothing is proposed.
    (":::note 제목\n글\n:::", ["1:1 :::note 제목"], ":::note 제목\n글\n:::"),
    (
      "{% hint style=\"info\" %} 글 {% endhint %}\n\n뒤", ["1:1 {% hint style=\"info\" %} 글 {% endhint %}"],
      "{% hint style=\"info\" %} 글 {% endhint %}\n\n뒤"
    ),
    ("::::tip\n:::note\n글\n:::\n밖\n::::", ["1:1 ::::tip", "2:1 :::note"], "::::tip\n> 참고: 글\n\n밖\n::::"),
    (":::note\n- 글\n:::", ["1:1 :::note"], ":::note\n- 글\n:::"),
    ("!!! note\n    글\n밖", ["1:1 !!! note"], "!!! note\n    글\n밖"),
    ("??? note\n    글", ["1:1 ??? note"], "> 참고: 글"),
    ("{% hint style=\"danger\" %}\n글\n{% endhint %}\n뒤", ["1:1 {% hint style=\"danger\" %}"], "> 경고: 글\n\n뒤"),
    (":::info\n글", ["1:1 :::info"], ":::info\n글"),
  ])
  func tellsOfContainersOfOtherTools(text: String, expected: [String], fixed: String) {
    let text = ParsedText(text)
    #expect(text.told(rule) == expected)
    #expect(text.fixed(rule.id, suggested: true) == fixed)
  }

  @Test(arguments: [
    "글 :::note", "<!--\n:::note\n글\n:::\n-->", "??? What 이라고", "!!! iPhone을 찾음", "::: 는 상자",
    "```\n:::note\n```",
    "!!! 글",
    "::: ",
    "글!!!",
  ])
  func leavesAlone(text: String) { #expect(ParsedText(text).told(rule).isEmpty) }
}
