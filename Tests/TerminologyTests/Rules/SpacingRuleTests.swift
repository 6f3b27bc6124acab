import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct SpacingRuleTests {
  private let check = SpacingRule.check

  @Test(arguments: [
    ("할수 있는것을 볼수있습니다.", ["수 있", "것", "수있"], "할 수 있는 것을 볼 수 있습니다."),
    ("할 수 밖에 없고 할수밖에", [" 수 밖에", "수밖에"], "할 수밖에 없고 할 수밖에"),
    ("켤때 할때마다 하는게", ["때", "때마다", "는게"], "켤 때 할 때마다 하는 게"),
    ("두가지 첫번째 몇개 여러번", ["두가지", "첫번째", "몇개", "여러번"], "두 가지 첫 번째 몇 개 여러 번"),
    ("집으로 부터 멉니다.", ["으로 부터"], "집으로부터 멉니다."), ("하지않고 보고있습니다. 하고싶은", ["지않고", "고있습", "고싶"], "하지 않고 보고 있습니다. 하고 싶은"),
    ("해야합니다. 하면 안됩니다.", ["해야합니다", "면 안됩"], "해야 합니다. 하면 안 됩니다."), ("이 것과 그 때", ["이 것", "그 때"], "이것과 그때"),
    ("사용중입니다. 실행중인", ["사용중입니다", "실행중인"], "사용 중입니다. 실행 중인"), ("3일만에 한지 3년", ["3일만에", "한지 3"], "3일 만에 한 지 3년"),
    ("뿐만아니라 하기는 커녕", ["뿐만아니라", "기는 커녕"], "뿐만 아니라 하기는커녕"), ("될텐데 하는만큼", ["텐데", "하는만큼"], "될 텐데 하는 만큼"),
    ("안합니다. 더이상", ["안합니다", "더이상"], "안 합니다. 더 이상"), ("그때문에 오류때문입니다.", ["때문에", "때문입"], "그 때문에 오류 때문입니다."),
  ])
  func tellsOfSpacing(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "할수록 실수 있는 별수 없이", "이것 저것 그것 탈것을 날것으로", "두개골 여러모로 한번 해 보면 세배", "그대로 되는대로 마음대로", "공부가 안된다", "무의식중 집중", "꺼져있다 되어있다",
    "이때 그때 이곳",
    "할 수 있는 것", "좋은지 나쁜지", "안하무인", "수밖에 없다", "집 밖에",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("## 할수 있는", ["수 있"]), ("`할수 있는`", []), ("할수`있`", []), ("**할**수 있는", ["수 있"]),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  @Test(arguments: [
    ("할수 있는것", "할 수 있는 것")
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }

  @Test func leavesWhatTheGlossaryWrites() {
    let termbase = Termbase(Glossary(terms: [.of("two things", "두가지")]))
    #expect(told(check, "두가지와 세가지", termbase) == ["세가지"])
  }
}
