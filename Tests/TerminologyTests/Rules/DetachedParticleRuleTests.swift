import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct DetachedParticleRuleTests {
  private let check = DetachedParticleRule.check

  @Test(arguments: [
    ("`List` 를 씁니다.", ["를"], "`List`를 씁니다."), ("[글](doc:a) 에서 봅니다.", ["에서"], "[글](doc:a)에서 봅니다."),
    ("UIKit 으로 만듭니다.", ["으로"], "UIKit 으로 만듭니다."), ("**List** 는 글", ["는"], "**List** 는 글"),
    ("`List` 과 글", ["과"], "`List` 과 글"),
    ("글 을 씁니다.", ["을"], "글 을 씁니다."),
  ])
  func tellsOfParticlesApart(markdown: String, expected: [String], right: String) {
    #expect(told(markdown: markdown, check) == expected)
    #expect(fixed(markdown: markdown, check) == right)
  }

  @Test func proposesWhereItMayBeAWord() {
    #expect(fixed(markdown: "`List` 과 글 을 씁니다.", check, suggested: true) == "`List`과 글을 씁니다.")
  }

  @Test(arguments: [
    "`List`를 씁니다.", "https://example.org/가?q=버튼 을 봅니다.", "www.example.org 를", "a@example.org 로", "`a.b` 를", "UIKit 이 앱",
    "글 은 금", "A 는개", "iPad 에서처럼", "글 로마",
  ])
  func leavesAlone(markdown: String) { #expect(told(markdown: markdown, check).isEmpty) }
}
