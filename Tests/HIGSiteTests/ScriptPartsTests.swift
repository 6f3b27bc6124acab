import Foundation
import TestSupport
import Testing

@testable import HIGSite

@Suite struct ScriptPartsTests {
  private func joined(_ parts: [String]) -> String {
    var script = ScriptParts()
    for part in parts { script.add(Array(part.utf8)) }
    return String(decoding: script.joined, as: UTF8.self)
  }

  @Test func joinsPartsInOneFunction() {
    #expect(joined(["const a = 1\n", "// of a\nconst b = a"]) == "(() => {\nconst a = 1\nconst b = a\n})();\n")
  }

  @Test(arguments: [
    ("  // only a comment\n  a()\n\n\n  b()", "a()\nb()\n"), ("a;\nb", "a;b\n"), ("f(\n  1,\n  2\n)", "f(1,2)\n"),
    ("a\n  .b()\n  ?? c", "a.b()?? c\n"), ("a\n.5", "a\n.5\n"), ("a = 5\n.toFixed()", "a = 5\n.toFixed()\n"),
    ("a; // rest;\nb", "a; // rest;\nb\n"),
    ("\"https://\" + [\n1]", "\"https://\" + [\n1]\n"), ("return\n(a)", "return\n(a)\n"), ("a\n++b", "a\n++b\n"),
    ("x = {\n}\n[1]", "x = {}\n[1]\n"),
  ])
  func takesOutWhatSaysNothing(part: String, expected: String) {
    #expect(joined([part]) == "(() => {\n\(expected)})();\n")
  }

  @Test(arguments: [
    "const a = `\n  // text\n`", "/*\n  text // */ a()\n*/\n  b()", "a = \"x\\\n  // y\"", "  a()\r\n  // b\r\n",
    "a\n  --> b", "// a\u{2028}  b()\n  c()", "// a\u{2029}  b()\n  c()",
  ])
  func leavesAsWrittenWhatMayGoOnOverLines(part: String) {
    #expect(joined([part]).contains(part))
  }

  @Test func leavesTheScriptsOfAnOwnerAsTheyAre() async throws {
    let site = try SmallSite()
    let script = "  // mine\n  const a = `\n    // text\n`;\n\n"
    let templates = site.folder.path("Templates")
    try FileManager.default.copyItem(atPath: Shared.repository.appending(path: "Templates").path, toPath: templates)
    try site.folder.write(script, to: "Templates/assets/mine.js")
    try await site.build { $0.templates = templates }
    let files = try site.folder.files(in: "site/assets")
    let name = try #require(files.keys.first { $0.hasPrefix("mine.") })
    #expect(files[name] == Data(script.utf8))
    #expect(files.keys.count { $0.hasSuffix(".js") } == 2)
  }

  /// A picture keeps the name by which templates and style sheets call it; an owner's style sheet comes last.
  @Test func keepsTheNamesOfPicturesAndPutsOwnersStylesLast() async throws {
    let site = try SmallSite()
    let templates = site.folder.path("Templates")
    try FileManager.default.copyItem(atPath: Shared.repository.appending(path: "Templates").path, toPath: templates)
    try site.folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "Templates/assets/logo.svg")
    try site.folder.write(".brand { background: url(logo.svg); }\n", to: "Templates/assets/a-mine.css")
    try await site.build { $0.templates = templates }
    #expect(site.folder.exists("site/assets/logo.svg"))
    let page = try site.folder.read("site/index.html")
    let sheets = page.matches(of: /assets\/([a-z-]+)\.[0-9a-f]{8}\.css/).map { String($0.output.1) }
    #expect(sheets == ["site", "a-mine"])
  }
}
