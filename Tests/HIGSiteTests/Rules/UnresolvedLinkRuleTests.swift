import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UnresolvedLinkRuleTests {
  private let rule = UnresolvedLinkRule.rule

  @Test func tellsOfLinksThatLeadNowhere() async throws {
    let text = article(
      "[글](buton.md) [나](#없음) [다](doc:buttons#pres) [라](term:comand)\n\n- [[nowhere]]\n\n> 역자 설명: [마](doc:nowhere)\n\n"
        + "## [바](doc:nowhere)\n\n| [사](doc:nowhere) |\n| --- |\n\n**[아](doc:nowhere).** 글")
    let places = try await told(rule, [menus: text]).map { String($0.prefix { $0 != " " }) }
    #expect(
      places == [
        "menus.md:4:1", "menus.md:4:17", "menus.md:4:32", "menus.md:4:56", "menus.md:6:3", "menus.md:8:18",
        "menus.md:10:4",
        "menus.md:12:3", "menus.md:15:3",
      ])
  }

  @Test func proposesTheNearest() async throws {
    let found = try await findings(rule, [menus: article("[글](buton.md) [다](doc:buttons#pres) [라](term:comand)")])
    #expect(found.map(\.severity) == [.error, .error, .error])
    #expect(found[0].message.contains("‘buttons’") && found[1].message.contains("‘#press’"))
    #expect(found[2].message.contains("‘command’"))
  }

  @Test func looksAtFrontMatterAndGlossary() async throws {
    let found = try await told(
      rule,
      [
        menus: article("글", front: "related: [button, buttons]\n"),
        "Content/glossary.yaml":
          "terms:\n  - {id: a, english: a, korean: 가, article: nowhere}\n  - {id: b, english: b, korean: 나, article: menus}\n",
      ])
    #expect(found == ["menus.md:3:11 button", "glossary.yaml:2:47 nowhere"])
  }

  @Test func leavesAlone() async throws {
    let text = article(
      "[가](doc:buttons#PRESS) [나](doc:toolbars#아무거나) [다](doc:old-buttons) [라](term:command) [마](/) [바](#끝) [사](https://example.org)\n\n## 끝",
      front: "related: [toolbars, old-buttons]\n")
    #expect(try await told(rule, [menus: text]).isEmpty)
  }

  @Test func namesAnchorsNearTheMissingOne() async throws {
    let found = try await findings(
      rule,
      [
        menus: article("[틀](buttons.md#templates)\n[정책](#privileged)\n\n## 틀\n\n글")
      ])
    #expect(found.map { $0.range?.start.line } == [4, 5])
    #expect(found[1].message.contains("‘#틀’"))
  }

  @Test func namesLettersThatLookTheSame() async throws {
    let found = try await findings(
      rule,
      [
        menus: article("[옳음](#ㄴ) [그름](#\u{1102})\n\n## ㄴ\n\n글")
      ])
    #expect(found.count == 1)
    #expect(found[0].message.contains("U+1102, U+3134"))
  }
}
