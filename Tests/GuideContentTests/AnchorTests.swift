import Foundation
import GuideContent
import GuideModel
import TestSupport
import Testing

/// Area S of the shared cases and the order in which anchors are given.
@Suite struct AnchorTests {
  private func anchors(_ markdown: String, _ upstream: UpstreamFacts.Page? = nil) -> [String] {
    ParsedText(markdown, upstream: upstream).article.sections.flattened.map(\.anchor)
  }

  @Test func followsGitHubForKoreanHeadings() {
    #expect(
      anchors("## 글꼴·크기, 그리고 “간격”！\n\n## 열기 & 닫기\n\n## macOS 26.1에서 바뀐 점")
        == ["글꼴크기-그리고-간격", "열기--닫기", "macos-261에서-바뀐-점"])
  }

  /// GitHub drops the picture and keeps the hyphen of the blank before it.
  @Test func keepsTheHyphenThatGitHubKeeps() {
    #expect(anchors("## 글꼴 🔤\n\n## 🔤 글꼴\n\n## 글꼴 !") == ["글꼴-", "-글꼴", "글꼴--1"])
    #expect(anchors("**여기에 스물네 글자보다 긴 문장을 - - - 적습니다.** 글").first?.hasSuffix("-") == false)
  }

  @Test func namesHeadingsWithoutLetters() {
    #expect(anchors("## …\n\n## 🎈\n\n## !?") == ["section", "section-1", "section-2"])
  }

  @Test func usesTheTextWithoutMarkup() {
    let text = ParsedText("## `UIMenu`의 **폭(Width)**과 [간격](doc:layout)")
    #expect(text.article.sections[0].anchor == "uimenu의-폭width과-간격")
    #expect(text.article.sections[0].title == "UIMenu의 폭(Width)과 간격")
  }

  @Test func putsExplicitIdsFirst() {
    #expect(anchors("## 모범 사례 {#best-practices}\n\n## 모범 사례") == ["best-practices", "모범-사례"])
  }

  @Test func givesKnownHeadingsApplesAnchor() {
    var page = UpstreamFacts.Page()
    page.headings = [.init(level: 2, english: "Providing feedback", korean: "피드백 주기", anchor: "Providing-feedback")]
    #expect(
      anchors("## 모범 사례\n\n## 피드백 주기\n\n## 플랫폼 고려 사항\n\n### iOS, iPadOS", page)
        == ["Best-practices", "Providing-feedback", "Platform-considerations", "iOS-iPadOS"])
  }

  @Test func cutsLongLeadsAtAWordsEnd() throws {
    let lead = "**아주 길고 긴 첫 문장도 주소로는 스물네 자를 넘지 않게 합니다.** 나머지."
    let guideline = try #require(ParsedText("## 모범 사례\n\n" + lead).article.guidelines.first)
    #expect(guideline.anchor == "아주-길고-긴-첫-문장도-주소로는-스물네")
  }

  @Test func reportsAnIdThatRepeats() throws {
    let text = ParsedText("## 가 {#x}\n\n## 나 {#X}")
    let finding = try #require(text.found("anchor.duplicate").first)
    #expect(finding.severity == .error && text.place(finding) == "3:1")
    #expect(finding.notes.count == 1)
  }

  @Test func numbersLeadsThatRepeat() {
    let text = ParsedText("## 모범 사례\n\n**짧게 씁니다.** 가\n\n**짧게 씁니다.** 나")
    #expect(text.article.guidelines.map(\.anchor) == ["짧게-씁니다", "짧게-씁니다-1"])
  }

  @Test(.enabled(if: Shared.url("data/facts/hig-facts.json") != nil, "../shared is not there"))
  func docCsRuleGivesAllOfApplesAnchors() throws {
    struct Topic: Decodable {
      struct Heading: Decodable {
        var english: String
        var anchor: String
      }
      var headings: [Heading]?
    }
    let url = try #require(Shared.url("data/facts/hig-facts.json"))
    let topics = try JSONDecoder().decode([String: Topic].self, from: Data(contentsOf: url))
    let headings = topics.values.flatMap { $0.headings ?? [] }
    #expect(headings.count > 1_000)
    #expect(headings.filter { AnchorText.docC($0.english) != $0.anchor }.map(\.anchor) == [])
  }
}
