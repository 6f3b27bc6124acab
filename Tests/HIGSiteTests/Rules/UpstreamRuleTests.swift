import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct UpstreamRuleTests {
  private let upstream = """
    topics:
      menus:
        headings:
          - {level: 2, english: Best practices, korean: 모범 사례, anchor: Best-practices}
          - {level: 3, english: Style, korean: 스타일, anchor: Style}
          - {level: 4, english: Deep, anchor: Deep}
          - {level: 2, english: Resources, anchor: Resources}
        notSupported: [tvOS]
        noAdditional: [visionOS]
    """

  @Test func notesSectionsThatAreMissing() async throws {
    let files = ["Content/upstream.yaml": upstream, menus: article("글\n\n## 모범 사례")]
    #expect(try await told(UpstreamSectionRule.rule, files) == ["menus.md:2:8 Style"])
    #expect(
      try await told(UpstreamSectionRule.rule, files.merging([menus: article("## 가 {#style}\n\n## 모범 사례")]) { $1 })
        .isEmpty)
  }

  @Test func notesAnOlderRevision() async throws {
    let topics = SmallSite.topics.replacing("korean: 메뉴}", with: "korean: 메뉴, revised: 2024-05-01}")
    func files(_ day: String) -> [String: String] {
      ["Content/topics.yaml": topics, menus: article("글", front: "source: {revised: \(day)}\n")]
    }
    #expect(try await told(UpstreamRevisionRule.rule, files("2024-04-30")) == ["menus.md:2:8 menus"])
    #expect(try await told(UpstreamRevisionRule.rule, files("2024-05-01")).isEmpty)
    #expect(try await told(UpstreamRevisionRule.rule, ["Content/topics.yaml": topics, menus: article("글")]).isEmpty)
  }

  @Test(arguments: [
    ("글", ["tvOS", "visionOS"]), ("tvOS에서는 지원되지 않습니다. visionOS에 대한 추가 고려 사항은 없습니다.", []),
    ("tvOS와 iOS에서는 지원되지 않습니다. visionOS에 대한 추가 고려 사항은 없습니다.", ["iOS"]),
    ("tvOS와 visionOS에 대한 추가 고려 사항은 없습니다.", ["tvOS"]), ("tvOS에서는 지원되지 않습니다.\n\n### visionOS\n\n글", ["visionOS"]),
  ])
  func tellsOfPlatformsThatDiffer(text: String, expected: [String]) async throws {
    let found = try await findings(
      UpstreamSupportRule.rule, ["Content/upstream.yaml": upstream, menus: article("## 플랫폼 고려 사항\n\n" + text)])
    #expect(found.compactMap(\.subject) == expected)
    #expect(found.allSatisfy { $0.range?.start.line == 4 })
  }

  @Test func buildsAreNotTold() async throws {
    let site = try SmallSite(["Content/upstream.yaml": upstream])
    #expect(try await site.build().diagnostics.filter { $0.id.hasPrefix("upstream.") }.isEmpty)
  }
}

@Suite struct EnglishTitleRuleTests {
  @Test func offersTheTopicsTitle() async throws {
    let found = try await findings(EnglishTitleRule.rule, [menus: article("글", front: "english: Menu\n")])
    #expect(found.map(\.subject) == ["Menu"] && found[0].fixes.first?.edits.first?.replacement == "Menus")
    #expect(try await told(EnglishTitleRule.rule, [menus: article("글", front: "english: Menus\n")]).isEmpty)
  }
}

@Suite struct GlossarySpecRuleTests {
  private func told(_ specs: String, _ more: String = "") async throws -> [String] {
    let yaml = "terms:\n  - {id: lamp, english: lamp, korean: 등불, forbidden: [램프], \(more)specs: [\(specs)]}\n"
    return try await findings(GlossarySpecRule.rule, ["Content/glossary.yaml": yaml]).map {
      String($0.message.prefix(60))
    }
  }

  @Test func runsTheExamplesOfTheGlossary() async throws {
    #expect(try await told("{text: 램프를 켠다, fix: 등불을 켠다}, {text: 등불을 켠다}").isEmpty)
    #expect(try await told("{text: 램프를 켠다}").count == 1)
    #expect(try await told("{text: 램프를 켠다, fix: 등불를 켠다}").count == 1)
    #expect(try await told("{text: 램프 광고}", "except: [램프 광고], ").isEmpty)
  }
}

@Suite struct SuppressionRuleTests {
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
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n글\n-가\n-나\n\n-다") == [10])
    #expect(
      try await lines("-가\n\n<!-- hig:ignore-start \(marker): 까닭 -->\n\n-나\n\n-다\n\n<!-- hig:ignore-end -->\n\n-라") == [
        4, 14,
      ])
    // For the whole of the next block, and no further.
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n- 가\n\n  -나\n- 다\n\n  -라\n\n글\n\n-마") == [15])
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n> 글\n>\n> -나\n>\n> -다\n\n-라") == [12])
    #expect(try await lines("<!-- hig:ignore \(marker): 까닭 -->\n\n## 제목\n\n-가") == [8])
    #expect(try await lines("- 글\n\n  <!-- hig:ignore \(marker): 까닭 -->\n\n  -나\n- 다\n\n  -라") == [11])
    #expect(try await lines("<!-- hig:ignore markdown: 까닭 -->\n\n-가\n\n-나") == [8])
    #expect(try await lines("<!-- hig:ignore-start \(marker): 까닭 -->\n\n-나\n\n-다") == [])
    #expect(try await lines("<!-- hig:ignore \(marker) -: 까닭 -->\n\n-가\n+나") == [7])
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

  @Test func tellsOfRulesThatAreNone() async throws {
    #expect(
      try await SmallSite([menus: article("글 [가](doc:none)", front: "ignore: [link.unresolved]\n")]).check()
        .diagnostics.first { $0.id == Rule.suppressionUnused.id }?.message.contains("끌 수 없습니다") == true)
    let files = [menus: article("<!-- hig:ignore text.lable: 까닭 -->\n\n글", front: "ignore: [nonsense]\n")]
    #expect(
      try await told(UnknownSuppressionRule.rule, files) == ["menus.md:3:10 nonsense", "menus.md:5:1 text.lable"])
    #expect(try await told(.suppressionUnused, files).isEmpty)
  }
}
