import GuideContent
import GuideModel
import TestSupport
import Testing

@Suite struct TableCellsRuleTests {
  private func told(_ row: String) -> [String] {
    ParsedText("| 가 | 나 |\n| --- | --- |\n\(row)\n").found(TableCellsRule.rule.id).map {
      "\($0.severity) \($0.message.prefix { $0 != "." })"
    }
  }

  @Test func tellsOfCellsThatAreLost() {
    #expect(told("| 1 | 2 | 3 |") == ["warning 칸이 3개이고 머리글은 2개여서 ‘3’ 칸이 사라집니다"])
    #expect(told("1 | 2 | 3 | 4") == ["warning 칸이 4개이고 머리글은 2개여서 ‘3’, ‘4’ 칸이 사라집니다"])
    #expect(told("| `a|b` | 2 |").count == 1)
  }

  @Test func notesCellsThatAreMissing() {
    #expect(told("| 1 |") == ["note 이 줄의 칸은 1개, 머리글의 칸은 2개여서 모자란 칸이 비어 보입니다"])
  }

  @Test(arguments: ["| 1 | 2 |", "1 | 2", "| 1 | 2 |  ", "| a\\|b | 2 |", "| | |"])
  func leavesAlone(row: String) { #expect(told(row).isEmpty) }
}
