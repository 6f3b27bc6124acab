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

  @Test func holdsParticlesToTheTitleThatABareLinkShows() async throws {
    let text = article("[[menus]]을 보고 <doc:buttons>를 누릅니다. **[[toolbars]]를** 봅니다.")
    let found = try await findings(["Content/articles/toolbars.md": text]).filter { $0.id == "particle.agreement" }
    #expect(found.map { $0.message.contains("‘메뉴’ 뒤의 조사 ‘을’") } == [true])
    #expect(found.first?.fixes.first?.edits.first?.replacement == "를")
    #expect(found.first?.range == SourceRange(line: 4, columns: 10..<13))
  }

  @Test func reportsTextThatIsNotUTF8() async throws {
    let site = try SmallSite()
    try site.folder.write(Data([0x2D, 0x2D, 0x2D, 0x0A, 0xB0, 0xA1]), to: "Content/articles/menus.md")
    let found = try await site.check().diagnostics.first { $0.id == "file.encoding" }
    #expect(found?.range?.start == SourcePosition(line: 2, column: 1))
  }

  @Test func reportsFilesThatAreNoText() async throws {
    let site = try SmallSite()
    try site.folder.write(Data([0x50, 0x4B, 3, 4, 0, 0, 0, 1]), to: "Content/articles/menus.md")
    let found = try await site.check().diagnostics.filter { $0.id == "file.encoding" }
    #expect(found.count == 1 && found[0].message.contains("이진 파일"))
  }

  @Test func matchesAnchorsWithoutASCIICase() async throws {
    let found = try await findings([
      "Content/articles/menus.md": article("[가](doc:buttons#best-PRACTICES) [나](doc:buttons#Press)")
    ])
    #expect(found.filter { $0.severity == .error }.isEmpty)
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
