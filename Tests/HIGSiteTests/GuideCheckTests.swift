import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct GuideCheckTests {
  /// What a small guide with one file changed is told.
  private func findings(_ files: [String: String]) async throws -> [Diagnostic] {
    try await SmallSite(files).check().diagnostics
  }

  private func article(_ body: String, front: String = "") -> String {
    "---\ntitle: 메뉴\n\(front)---\n\(body)\n"
  }

  @Test func reportsLinksThatLeadNowhere() async throws {
    let found = try await findings([
      "Content/articles/menus.md": article(
        "가나다 [글](buton.md) [나](#없음) [다](doc:buttons#pres) [라](term:comand) [마](doc:toolbars#아무거나)")
    ]).filter { $0.id == "link.unresolved" }
    #expect(found.count == 4 && found.allSatisfy { $0.severity == .error })
    #expect(found.contains { $0.message.contains("‘buttons’") && $0.range?.start.column == 11 })
    #expect(found.contains { $0.message.contains("‘#press’") })
    #expect(found.contains { $0.message.contains("‘command’") })
  }

  @Test func namesAnchorsNearTheMissingOne() async throws {
    let found = try await findings([
      "Content/articles/menus.md": article("[틀](buttons.md#templates)\n[정책](#privileged)\n\n## 틀\n\n글")
    ]).filter { $0.id == "link.unresolved" }
    #expect(found.map { $0.range?.start.line } == [4, 5])
    #expect(found[1].message.contains("‘#틀’"))
  }

  @Test func namesLettersThatLookTheSame() async throws {
    let found = try await findings([
      "Content/articles/menus.md": article("[옳음](#ㄴ) [그름](#\u{1102})\n\n## ㄴ\n\n글")
    ]).filter { $0.id == "link.unresolved" }
    #expect(found.count == 1)
    #expect(found[0].message.contains("U+1102, U+3134"))
  }

  @Test func matchesAnchorsWithoutASCIICase() async throws {
    let found = try await findings([
      "Content/articles/menus.md": article("[가](doc:buttons#best-PRACTICES) [나](doc:buttons#Press)")
    ])
    #expect(found.filter { $0.severity == .error }.isEmpty)
  }

  @Test func reportsSlugsThatNoTopicHas() async throws {
    let found = try await findings(["Content/articles/buttns.md": article("글")])
    #expect(found.contains { $0.id == "slug.unknown" && $0.message.contains("‘buttons’") })
  }

  @Test func reportsReservedAndDuplicateNames() async throws {
    let found = try await findings([
      "Content/pages/search.md": article("글"), "Content/articles/sub/menus.md": article("글"),
    ])
    #expect(found.contains { $0.id == "slug.reserved" })
    #expect(found.contains { $0.id == "slug.duplicate" && $0.message.contains("sub/menus.md") })
  }

  @Test func reportsOneNameInTwoForms() async throws {
    let decomposed = "\u{1109}\u{1162}\u{11A8}"
    let site = try SmallSite([
      "Content/topics.yaml": "", "Content/articles/buttons.md": article("글"), "Content/articles/색.md": article("글"),
      "Content/articles/menus.md": article("글"), "Content/images/색.svg": "<svg/>",
    ])
    try site.folder.write(article("글"), to: "Content/articles/\(decomposed).md")
    try site.folder.write("<svg/>", to: "Content/images/\(decomposed).svg")
    let found = try await site.check().diagnostics
    #expect(found.contains { $0.id == "file.duplicate" && $0.file.contains("images/") })
    let clash = try #require(found.first { $0.id == "slug.duplicate" })
    #expect(clash.message.contains("완성형") && clash.message.contains("풀어 쓴 한글"))
    #expect(found.contains { $0.id == "file.normalization" })
  }

  @Test func reportsAliasesThatAreTaken() async throws {
    let found = try await findings(["Content/articles/menus.md": article("글", front: "aliases: [toolbars]\n")])
    #expect(found.contains { $0.id == "slug.alias" && $0.range?.start.line == 3 })
  }

  @Test func offersThePresentNameForAnOlderOne() async throws {
    let site = try SmallSite(["Content/articles/menus.md": article("[글](doc:old-buttons)")])
    let result = try await site.check()
    let found = try #require(result.diagnostics.first { $0.id == "link.alias" })
    let edit = try #require(found.fixes.first?.edits.first)
    #expect(edit.replacement == "buttons")
    #expect(result.sources[found.file]?.text(edit.range) == "old-buttons")
  }

  @Test func reportsPicturesThatAreNotThereAndThoseNobodyShows() async throws {
    let found = try await findings([
      "Content/articles/menus.md": article("![그림](../images/buttons/b.svg)"), "Content/images/lonely.svg": "<svg/>",
    ])
    #expect(found.contains { $0.id == "figure.missing-file" && $0.message.contains("images/buttons/a.svg") })
    #expect(found.contains { $0.id == "image.orphan" && $0.file.hasSuffix("lonely.svg") })
  }

  @Test func comparesWithWhatIsKnownOfApplesPage() async throws {
    let upstream = """
      topics:
        buttons:
          headings:
            - {level: 2, english: Best practices, korean: 모범 사례, anchor: Best-practices}
            - {level: 2, english: Style, korean: 스타일, anchor: Style}
          notSupported: []
          noAdditional: [visionOS]
      """
    let found = try await findings([
      "Content/upstream.yaml": upstream,
      "Content/topics.yaml": SmallSite.topics.replacing("korean: 단추}", with: "korean: 단추, revised: 2024-05-01}"),
      "Content/articles/buttons.md": SmallSite.buttons.replacing(
        "related:", with: "source: {revised: 2023-01-01}\nrelated:"),
    ])
    #expect(found.filter { $0.id == "upstream.revised" }.count == 1)
    #expect(found.filter { $0.id == "upstream.section" }.map { $0.message.contains("Style") } == [true])
    #expect(found.filter { $0.id == "upstream.support" }.count == 2)
  }

  @Test func holdsParticlesToTheTitleThatABareLinkShows() async throws {
    let text = article("[[menus]]을 보고 <doc:buttons>를 누릅니다. **[[toolbars]]를** 봅니다.")
    let found = try await findings(["Content/articles/toolbars.md": text]).filter { $0.id == "particle.agreement" }
    #expect(found.map { $0.message.contains("‘메뉴’ 뒤의 조사 ‘을’") } == [true])
    #expect(found.first?.fixes.first?.edits.first?.replacement == "를")
    #expect(found.first?.range == SourceRange(line: 4, columns: 10..<13))
  }

  @Test func reportsAnEnglishTitleThatDiffers() async throws {
    let found = try await findings(["Content/articles/menus.md": article("글", front: "english: Menu\n")])
    #expect(found.contains { $0.id == "frontmatter.english" && $0.fixes.first?.edits.first?.replacement == "Menus" })
  }

  @Test func reportsTextThatIsNotUTF8() async throws {
    let site = try SmallSite()
    try site.folder.write(Data([0x2D, 0x2D, 0x2D, 0x0A, 0xB0, 0xA1]), to: "Content/articles/menus.md")
    let found = try await site.check().diagnostics.first { $0.id == "file.encoding" }
    #expect(found?.range?.start == SourcePosition(line: 2, column: 1))
  }

  @Test func silencesWhatTheFileSuppresses() async throws {
    let text = article("글", front: "ignore: [structure.missing-section]\n")
    let found = try await findings(["Content/articles/menus.md": text])
    #expect(!found.contains { $0.id == "structure.missing-section" && $0.file.hasSuffix("menus.md") })
  }

  @Test func ownContentHasNoFindingLeft() async throws {
    let content = Shared.repository.appending(path: "Content").path
    let result = try await SiteCheck(content: content, jobs: 2).run()
    #expect(result.diagnostics.map { "\($0.file): \($0.message)" } == [])
    let suppressed = try FileManager.default.subpathsOfDirectory(atPath: content).filter { $0.hasSuffix(".md") }
      .flatMap {
        try String(contentsOfFile: "\(content)/\($0)", encoding: .utf8).matches(of: /<!-- hig:ignore[^>]*-->/).map {
          String($0.output)
        }
      }
    #expect(suppressed.allSatisfy { $0.contains(": ") })
  }
}
