import GuideModel
import Terminology
import TestSupport
import Testing

@Suite struct LabelRuleTests {
  private let check = LabelRule.check

  @Test(arguments: [
    ("역자설명: 글", ["역자설명:"], "역자 설명: 글"), ("역주 : 글", ["역주 :"], "역자 설명: 글"), ("> 옮긴이 주: 글", ["옮긴이 주:"], "> 역자 설명: 글"),
    ("참고 : 글", ["참고 :"], "참고: 글"), ("Note : 참고 글", ["Note : 참고"], "참고: 글"), ("역자 설명 : 글", ["역자 설명 :"], "역자 설명: 글"),
    ("Note: 참고: 글", ["Note: 참고:"], "참고: 글"), ("Tip: 팁: 글", ["Tip: 팁:"], "팁: 글"),
    ("important : 중요 글", ["important : 중요"], "중요: 글"), ("역자 의견: 글", ["역자 의견:"], "역자 설명: 글"),
    ("\u{110B}\u{1167}\u{11A8}자 설명 : 글", ["\u{110B}\u{1167}\u{11A8}자 설명 :"], "역자 설명: 글"), ("주의 : 글", ["주의 :"], "주의: 글"),
    ("**역주:** 글", ["역주:"], "**역자 설명:** 글"), ("경고 : 글", ["경고 :"], "경고: 글"),
  ])
  func tellsOfOtherLabels(text: String, expected: [String], right: String) {
    #expect(told(check, text) == expected)
    #expect(fixed(check, text) == right)
  }

  @Test(arguments: ["역자 설명: 글", "참고: 글", "역주 글", "글 역주: 글", "중요합니다 : 글", "Note: 글"])
  func leavesAlone(text: String) { #expect(told(check, text).isEmpty) }

  @Test(arguments: [
    ("```\n역주: 글\n```", []), ("~~~\n역주: 글\n~~~", []), ("    역주: 글", []), ("> **역주 :** 글", ["역주 :"]),
    ("글\n역주: 글", ["역주:"]),
    ("- 역주: 글", ["역주:"]), ("> 팁 : 글", ["팁 :"]), ("> [!NOTE]\n> 글", []), ("`역주: 글`", []),
  ])
  func tellsLabelsFromCode(markdown: String, expected: [String]) {
    #expect(told(markdown: markdown, check) == expected)
  }
}
