import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct GlossOrderRuleTests {
  private let check = GlossOrderRule.check

  @Test(arguments: [
    ("drag item(끌 항목)를 둡니다", ["drag item(끌 항목)"], "끌 항목(drag item)을 둡니다"), ("margin(여백)", ["margin(여백)"], "여백(margin)"),
    ("Drag Item(끌 항목)를 둡니다", ["Drag Item(끌 항목)"], "끌 항목(Drag Item)을 둡니다"),
  ])
  func tellsOfEnglishBeforeKorean(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text, suggested: true) == right)
  }

  @Test(arguments: [
    "Shelf Interface Guidelines(이하 SIG)", "Hong Gildong(홍길동)", "margin(선택): 값", "key symbol (소리 끔)", "dconf(으)로",
    "여백(margin)", "API(응용 프로그램)", "Mac(맥)", "Siri(시리)", "Keynote(키노트)", "margin(1, 2)", "margin(여백, 끝)", "`margin(여백)`",
  ])
  func leavesAlone(text: String) {
    #expect(text.contains("`") ? told(markdown: text, check).isEmpty : told(check, text).isEmpty)
  }

  @Test func leavesNamesAlone() {
    let termbase = Termbase(Glossary(terms: [.of("iMessage", "iMessage", kind: .name)]))
    #expect(told(check, "iMessage(메시지)", termbase).isEmpty)
    #expect(told(check, "iMessage(메시지)") == ["iMessage(메시지)"])
  }
}
