import GuideModel
import TestSupport
import Testing

@testable import HIGSite

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
