import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// One mistake is told once: what leans on a file that cannot be read is not judged until it is mended.
@Suite struct UnreadDataTests {
  @Test(arguments: [
    ("glossary.yaml", "terms:\n  - {id: \"lamp}\n"), ("topics.yaml", "categories:\n  - [a\n"),
    ("glossary.yaml", "\tterms: 1\n"),
  ])
  func bringsNoFindingsBehindIt(name: String, text: String) async throws {
    let menus = article("[가](term:command) [나](doc:toolbars)", front: "related: [toolbars]\n")
    let found = try await SmallSite(["Content/\(name)": text, "Content/articles/menus.md": menus]).check().diagnostics
    #expect(found.filter { $0.severity == .error }.map(\.id) == ["yaml.syntax"])
  }

  @Test(arguments: [
    ("editURL: https://example.org/edit", "yaml.value"), ("image: images/none.svg", "figure.missing-file"),
  ])
  func tellsOfSettingsThatLeadNowhere(line: String, id: String) async throws {
    let found = try await SmallSite(["Content/site.yaml": "title: 글\n\(line)\n"]).check().diagnostics.filter {
      $0.severity == .error
    }
    #expect(found.map(\.id) == [id] && found[0].range?.start.line == 2)
  }

  @Test(arguments: [
    "editURL: https://example.org/{path}", "image: images/buttons/a.svg", "image: https://example.org/a.png",
  ])
  func leavesGoodSettingsAlone(line: String) async throws {
    let found = try await SmallSite(["Content/site.yaml": "title: 글\n\(line)\n"]).check().diagnostics
    #expect(found.filter { $0.severity == .error }.isEmpty)
  }
}
