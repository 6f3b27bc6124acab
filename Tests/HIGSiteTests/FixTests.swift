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

/// Files in the making, and what a killed process leaves of them.
@Suite struct TemporaryFileTests {
  private func site() throws -> SmallSite {
    let site = try SmallSite(["a.txt": "선반\n물건을 두는 곳\n\n물건을 둡니다.\n"])
    for folder in ["Content", "Content/articles", "Content/articles/deep"] {
      try site.folder.write("반", to: "\(folder)/.menus.md.hig-999999")
      try site.folder.write("내 것", to: "\(folder)/.mine.hig-x")
    }
    return site
  }

  private func left(_ site: SmallSite) throws -> [String] {
    try site.folder.files(in: "Content").keys.filter { $0.contains(".hig-9") }.sorted()
  }

  @Test(arguments: [
    (["check", "--fix"], 0), (["import", "a.txt", "--slug", "toolbars"], 1), (["new", "toolbars"], 0), (["check"], 3),
    (["build"], 3),
  ])
  func areClearedByWhoeverWritesNext(words: [String], count: Int) throws {
    let site = try site()
    let arguments = words[0] == "build" ? words + ["--templates", site.options().templates] : words
    _ = try BuiltTool.run(arguments, in: site.folder.url.path)
    #expect(try left(site).count == count)
    #expect(try site.folder.files(in: "Content").keys.count { $0.hasSuffix(".mine.hig-x") } == 3)
  }

  @Test func oneThatIsHeldStays() throws {
    let site = try site()
    let descriptor = open(site.folder.path("Content/.menus.md.hig-999999"), O_RDWR)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    TemporaryName.clear(below: site.folder.path("Content"))
    #expect(try left(site) == [".menus.md.hig-999999"])
    close(descriptor)
  }

  @Test func nothingIsLeftOfAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write("옛", to: "a.md")
    #expect(throws: Blocked.self) { try FileWriting.create([1], at: folder.path("a.md")) }
    try folder.write("", to: "b.md/x")
    #expect(throws: Blocked.self) { try FileWriting.replace(folder.path("b.md"), with: [1]) }
    #expect(try folder.files(in: ".").keys.sorted() == ["a.md", "b.md/x"])
    #expect(try folder.read("a.md") == "옛")
    let long = String(repeating: "긴", count: 83) + ".md"
    try FileWriting.create(Array("글".utf8), at: folder.path(long))
    #expect(try folder.read(long) == "글")
  }

  /// What ends a process does it in order.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsLeaveNothing(number: Int32) async throws {
    let site = try SmallSite()
    try await site.build()
    let before = try site.folder.files(in: "site")
    try site.folder.write(SmallSite.menus.replacing("길면", with: "길어지면"), to: "Content/articles/menus.md")
    let process = Process()
    process.executableURL = BuiltTool.url
    process.currentDirectoryURL = site.folder.url
    process.arguments = ["--templates", site.options().templates, "--output", "site"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !site.folder.exists(".site.hig-build"), process.isRunning { usleep(1_000) }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    // Where it was too late the site is the new one.
    let after = try site.folder.files(in: "site")
    #expect(process.terminationReason == .uncaughtSignal ? after == before : after != before)
    #expect(!site.folder.exists(".site.hig-build"))
  }
}
