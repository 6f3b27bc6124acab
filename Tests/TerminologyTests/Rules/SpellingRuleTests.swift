import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct SpellingRuleTests {
  private let check = SpellingRule.check

  @Test(arguments: [
    ("그러면 되요.", ["되요"], "그러면 돼요."), ("됬습니다. 되서 돼는", ["됬", "되서", "돼는"], "됐습니다. 돼서 되는"),
    ("않 됩니다. 하지 안습니다.", ["않", "하지 안습"], "안 됩니다. 하지 않습니다."), ("누르십시요.", ["십시요"], "누르십시오."),
    ("할께요. 만듬", ["할께요", "만듬"], "할게요. 만듦"),
    ("몇일 몇 일 역활을", ["몇일", "몇 일", "역활"], "며칠 며칠 역할을"), ("최대값을 갯수로", ["최대값", "갯수"], "최댓값을 개수로"),
    ("메세지함 어플리케이션을", ["메세지", "어플리케이션"], "메시지함 애플리케이션을"), ("컨셉은 블럭이", ["컨셉", "블럭"], "콘셉트는 블록이"),
    ("캡쳐하고 리더쉽", ["캡쳐", "리더쉽"], "캡처하고 리더십"),
    ("개발자로써 봅니다.", ["써"], "개발자로서 봅니다."), ("사용함으로서 봅니다.", ["서"], "사용함으로써 봅니다."),
    ("하던지 말던지 합니다.", ["던", "던"], "하든지 말든지 합니다."), ("무엇이던지 봅니다.", ["던"], "무엇이든지 봅니다."),
  ])
  func tellsOfSpellings(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "되도록 되고 돼지고기 되라고", "이미지 안을 까지 안고", "도구로써 씁니다. 도구로서", "보관함으로서", "크던지 기억합니다.", "왠지 웬일 며칠 오랜만", "선생님들께 하나님께", "휴일화일",
    "갔던지",
    "안 돼 안 되는", "알맞은 걸맞은", "금세 만듦 힘듦",
  ])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("## 메세지", ["메세지"]), ("`메세지`", []), ("```\n메세지\n```", []), ("[메세지](doc:a)", ["메세지"]), ("**메세**지", ["메세**지"]),
  ])
  func looksAtTheRightTexts(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }

  /// What may be meant as it stands is a suggestion.
  @Test(arguments: [
    "그것이 바램입니다.", "가르키는 곳",
  ])
  func leavesWhatIsNotCertain(text: String) { #expect(fixed(check, text) == text) }

  @Test(arguments: [
    ("되요.", "돼요."), ("컨셉이", "콘셉트가"), ("화일을", "파일을"),
  ])
  func fixesWhatIsCertain(text: String, right: String) { #expect(fixed(check, text) == right) }

  /// What the glossary writes is right.
  @Test func leavesWhatTheGlossaryWrites() {
    let termbase = Termbase(Glossary(terms: [.of("content", "컨텐츠"), .of("block", "코드 블럭")]))
    #expect(told(check, "컨텐츠와 블럭과 메세지", termbase) == ["메세지"])
  }
}
