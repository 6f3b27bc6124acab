import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct SuppressionTests {
  @Test func silencesARuleInABlockAStretchAndAFile() async throws {
    let rule = NameOf.heading
    func told(_ text: String, front: String = "") async throws -> [Int?] {
      try await SmallSite([menus: article(text, front: front)]).check().diagnostics
        .filter { $0.id == rule && $0.file.hasSuffix("menus.md") }.map { $0.range?.start.line }
    }
    #expect(try await told("# 가\n\n# 나") == [4, 6])
    #expect(try await told("##글\n\n# 나", front: "ignore: [structure.heading-level]\n") == [])
    let marker = "markdown.marker-space"
    func lines(_ text: String) async throws -> [Int?] {
      try await SmallSite([menus: article(text)]).check().diagnostics.filter { $0.id == marker }.map {
        $0.range?.start.line
      }
    }
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n글\n-하나\n-둘\n\n-셋") == [10])
    #expect(
      try await lines("-하나\n\n<!-- hig:ignore-start \(marker): 까닭 -->\n\n-둘\n\n-셋\n\n<!-- hig:ignore-end -->\n\n-넷")
        == [
          4, 14,
        ])
    // For the whole of the next block, and no further.
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n- 가\n\n  -둘\n- 다\n\n  -넷\n\n글\n\n-마") == [15])
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n> 글\n>\n> -둘\n>\n> -셋\n\n-넷") == [12])
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n## 제목\n\n-하나") == [8])
    #expect(try await lines("- 글\n\n  <!-- hig:ignore \(marker): 까닭 -->\n\n  -둘\n- 다\n\n  -넷") == [11])
    #expect(try await lines("<!-- hig:ignore markdown: 까닭 -->\n\n-하나\n\n-둘") == [8])
    #expect(try await lines("<!-- hig:ignore-start \(marker): 까닭 -->\n\n-둘\n\n-셋") == [])
    #expect(try await lines("<!-- hig:ignore \(marker) -: 까닭 -->\n\n-하나\n+둘") == [7])
  }

  private enum NameOf { static let heading = "structure.heading-level" }

  @Test func errorsOfStructureCannotBeSilenced() async throws {
    let found = try await told(
      UnresolvedLinkRule.rule, [menus: article("글 [가](doc:nowhere)", front: "ignore: [link.unresolved]\n")])
    #expect(found.count == 1)
    #expect(
      try await told(.suppressionUnused, [menus: article("글", front: "ignore: [link.unresolved]\n")]) == [
        "menus.md:3:10 -"
      ])
  }
}
