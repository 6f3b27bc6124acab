import GuideModel
import Terminology
import Testing

@Suite struct ByteAutomatonTests {
  @Test func findsOverlappingPatternsInOnePass() {
    let automaton = ByteAutomaton(["he", "she", "his", "hers"].map { Array($0.utf8) })
    let found = automaton.matches(in: Array("ushers".utf8)).map {
      [$0.pattern, $0.range.lowerBound, $0.range.upperBound]
    }
    #expect(found == [[1, 1, 4], [0, 2, 4], [3, 2, 6]])
  }

  @Test func findsWhatPlainSearchFinds() {
    let patterns = ["가", "가나", "나다", "다", "가나다라"]
    let automaton = ByteAutomaton(patterns.map { Array($0.utf8) })
    let text = Array("다가나다라가나가나다".utf8)
    var expected = 0
    for pattern in patterns.map({ Array($0.utf8) }) {
      for start in 0...(text.count - pattern.count) where text[start..<start + pattern.count].elementsEqual(pattern) {
        expected += 1
      }
    }
    #expect(automaton.matches(in: text).count == expected)
  }

  @Test func hasNoMatchesWithoutPatterns() {
    #expect(ByteAutomaton([]).matches(in: Array("글".utf8)).isEmpty)
  }
}

@Suite struct TermIndexTests {
  private static func term(_ id: String, _ korean: String, forbidden: [String] = []) -> Term {
    var term = Term(id: id, english: id, korean: korean, range: .fileStart)
    term.forbidden = forbidden
    return term
  }

  private let index = TermIndex(
    Glossary(terms: [
      term("popover", "팝오버", forbidden: ["팝업"]), term("pop-up-button", "팝업 버튼"), term("view", "뷰"),
      term("modal-view", "모달 뷰"), term("drag", "드래그"),
    ]))

  @Test(arguments: [
    ("팝오버를 닫습니다", ["팝오버"]), ("팝업 버튼과 팝업은", ["팝업 버튼", "팝업"]), ("모달 뷰에서는 뷰가", ["모달 뷰", "뷰"]),
    ("리뷰를 씁니다", []), ("뷰어는 다릅니다", []), ("드래그하고 드래그됩니다", ["드래그", "드래그"]), ("‘뷰’를", ["뷰"]),
  ])
  func findsWholeWordsWithTheirParticles(text: String, expected: [String]) {
    #expect(index.occurrences(in: Array(text.utf8)).map(\.surface.text) == expected)
  }
}
