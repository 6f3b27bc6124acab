import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct FixRunTests {
  private func run(_ site: SmallSite, suggested: Bool = false) async throws -> FixRun {
    let check = SiteCheck(content: site.folder.path("Content"), jobs: 2)
    return try await FixRun(try await check.run(), suggested: suggested) { try await check.run($0) }
  }

  private static let glossary = "terms:\n  - {id: button, english: button, korean: 버튼, forbidden: [단추]}\n"

  private func site(_ menus: String, _ files: [String: String] = [:]) throws -> SmallSite {
    try SmallSite(files.merging(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n" + menus]) { $1 })
  }

  @Test func writesFixesAndLeavesTheRest() async throws {
    let text = "---\r\ntitle: 메뉴\r\n---\r\n\r\n##\u{A0}제목\r\n\r\n점ㆍ선\r\n"
    let site = try SmallSite(["Content/articles/menus.md": text, "Content/articles/buttons.md": ""])
    let first = try await run(site)
    #expect(first.changedCount == 1 && first.restless.isEmpty)
    #expect(try site.folder.read("Content/articles/menus.md") == text)
    #expect(first.write().isEmpty)
    #expect(
      try site.folder.read("Content/articles/menus.md") == text.replacing("\u{A0}", with: " ").replacing("ㆍ", with: "·")
    )
    #expect(try await run(site).changedCount == 0)
  }

  @Test func leavesAFileThatChangedMeanwhile() async throws {
    let site = try site("점ㆍ선\n")
    let fixes = try await run(site)
    #expect(fixes.changedCount == 1)
    try site.folder.write("---\ntitle: 새 글\n---\n점ㆍ선\n", to: "Content/articles/menus.md")
    #expect(fixes.write() == [.changedMeanwhile(site.folder.path("Content/articles/menus.md"))])
    #expect(try site.folder.read("Content/articles/menus.md").contains("새 글"))
  }

  @Test func leavesAFileThatIsReadOnlyAndMendsTheOthers() async throws {
    let site = try site("점ㆍ선\n", ["Content/articles/buttons.md": "---\ntitle: 버튼\n---\n점ㆍ선\n"])
    let path = site.folder.path("Content/articles/menus.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let fixes = try await run(site)
    #expect(fixes.readOnly == [path] && fixes.changedCount == 1)
    #expect(fixes.write().isEmpty)
    #expect(try site.folder.read("Content/articles/menus.md").contains("ㆍ"))
    #expect(try site.folder.read("Content/articles/buttons.md").contains("점·선"))
    #expect(fixes.result.diagnostics.contains { $0.file == path && !$0.fixes.isEmpty })
  }

  /// What one fix uncovers is mended in the same run, and shown by a dry one.
  @Test func mendsWhatAFixUncovers() async throws {
    let site = try site("##글ㆍ그림\n")
    let fixes = try await run(site, suggested: true)
    #expect(fixes.diff.contains("+## 글·그림"))
  }

  /// Two rules that do not agree never win: the file stays as it was, and is named.
  @Test func leavesAFileThatNeverComesToRest() async throws {
    let path = "글.md"
    @Sendable func result(_ text: String) -> SiteCheck.Result {
      let range = SourceRange(line: 1, columns: 1..<2)
      let fix = Diagnostic.Fix(.safe, summary: "", edits: [.init(range: range, replacement: text == "a" ? "b" : "a")])
      let finding = Diagnostic(
        Rule("x.y", .note, .file, ""), "", file: path, range: range, fixes: [fix])
      return SiteCheck.Result(
        diagnostics: [finding], sources: SourceFiles([SourceText(path: path, text: text)]), fileCount: 1)
    }
    let fixes = try await FixRun(result("a"), suggested: false) { files in
      result(files[path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? "a")
    }
    #expect(fixes.restless == [path] && fixes.changedCount == 0 && fixes.diff.isEmpty)
  }

  @Test(arguments: [
    ("## 단추의 모양\n\n[모양](#단추의-모양)\n", "## 버튼의 모양 {#단추의-모양}"),
    ("## 단추의 모양 ##\n\n[모양](#단추의-모양)\n", "## 버튼의 모양 {#단추의-모양} ##"),
    ("## 단추의 모양\n", "## 버튼의 모양\n"),
    ("## 단추의 모양 {#look}\n\n[모양](#look)\n", "## 버튼의 모양 {#look}\n"),
    ("단추의 모양\n===\n\n[모양](#단추의-모양)\n", "버튼의 모양 {#단추의-모양}\n==="),
    ("## 모양\n\n단추입니다. [모양](#모양)\n", "## 모양\n\n버튼입니다."),
  ])
  func keepsAnchorsThatLinksNeed(text: String, expected: String) async throws {
    let site = try site(text, ["Content/glossary.yaml": Self.glossary])
    let fixes = try await run(site)
    #expect(fixes.write().isEmpty)
    #expect(try site.folder.read("Content/articles/menus.md").contains(expected))
    #expect(!fixes.result.diagnostics.contains { $0.id == UnresolvedLinkRule.rule.id })
  }

  @Test func keepsAnchorsThatOtherArticlesNeed() async throws {
    let site = try site(
      "## 단추의 모양\n",
      [
        "Content/glossary.yaml": Self.glossary,
        "Content/articles/buttons.md": "---\ntitle: 버튼\n---\n[모양](doc:menus#단추의-모양)\n",
      ])
    let fixes = try await run(site)
    #expect(fixes.diff.contains("+## 버튼의 모양 {#단추의-모양}"))
    #expect(!fixes.result.diagnostics.contains { $0.id == UnresolvedLinkRule.rule.id })
  }
}

@Suite struct FixApplierTests {
  private func finding(
    _ edits: [(Range<Int>, String)], _ applicability: Diagnostic.Fix.Applicability = .safe, count: Int = 1
  ) -> Diagnostic {
    let made = edits.map { Diagnostic.Edit(range: SourceRange(line: 1, columns: $0.0), replacement: $0.1) }
    let fix = Diagnostic.Fix(applicability, summary: "", edits: made)
    return Diagnostic(
      Rule("x.y", .note, .file, ""), "", file: "a", range: made[0].range, fixes: Array(repeating: fix, count: count))
  }

  private func fixed(_ text: String, _ findings: [Diagnostic], suggested: Bool = false) -> String {
    let source = SourceText(path: "a", text: text)
    return String(decoding: FixApplier.apply(findings, to: source, suggested: suggested), as: UTF8.self)
  }

  @Test func appliesOneFixOfEachFindingThatIsSureEnough() {
    let all = [
      finding([(1..<4, "A")]), finding([(4..<7, "B")], .suggested), finding([(7..<10, "C")], count: 2),
      finding([(10..<13, "D")]),
    ]
    #expect(fixed("가나다라", all) == "A나다D")
    #expect(fixed("가나다라", all, suggested: true) == "AB다D")
  }

  /// The second of two that meet waits for the next round.
  @Test(arguments: [
    ([(1..<4, "X")], [(2..<3, "Y")], "Xd"), ([(1..<4, "X")], [(2..<2, "Y")], "Xd"),
    ([(2..<2, "Y")], [(1..<4, "X")], "aYbcd"), ([(1..<1, "X")], [(1..<1, "Y")], "Xabcd"),
    ([(1..<3, "X")], [(3..<3, "Y")], "XYcd"), ([(1..<2, "X"), (4..<5, "Z")], [(4..<4, "Y")], "XbcZ"),
  ])
  func leavesEditsThatMeet(first: [(Range<Int>, String)], second: [(Range<Int>, String)], expected: String) {
    #expect(fixed("abcd", [finding(first), finding(second)]) == expected)
  }
}
