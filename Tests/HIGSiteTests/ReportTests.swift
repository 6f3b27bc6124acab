import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct ReportTests {
  private let source = SourceText(path: "글/가 나.md", text: "첫 줄\n😀\t가\u{1100}\u{1161}**나\n")

  /// A finding behind an emoji, a tab, a syllable and a decomposed one: `**`.
  private var finding: Diagnostic {
    let range = SourceRange(line: 2, columns: 15..<17)
    return Diagnostic(
      Rule("text.x", .warning, .text, ""), "말, 50%: 줄", file: source.path, range: range,
      notes: [.init(message: "여기도", file: source.path, range: SourceRange(line: 1, columns: 1..<4))],
      fixes: [.init(.safe, summary: "지웁니다.", edits: [.init(range: range, replacement: "")])])
  }

  private var sources: SourceFiles { SourceFiles([source]) }

  @Test func countsWhatAnEditorShowsInText() {
    let text = TextReport(sources, .init()).text([finding])
    #expect(text == "글/가 나.md:2:5: warning: 말, 50%: 줄 [text.x]\n  글/가 나.md:1:1: 여기도\n")
  }

  @Test func showsSourceAndCaretOnATerminal() {
    let text = TextReport(sources, .init(hasColor: false, showsSource: true)).text([finding])
    #expect(text.contains("\n    😀\t가\u{1100}\u{1161}**나\n      \t    ^^\n"))
  }

  @Test func limitsFindingsOfOneRule() {
    let text = TextReport(sources, .init()).text(Array(repeating: finding, count: 30))
    #expect(text.contains("text.x: 30건 가운데 20건"))
    #expect(text.split(separator: "\n").count { $0.contains("warning:") } == 20)
  }

  @Test func countsScalarsInJSON() throws {
    let json = try JSONSerialization.jsonObject(with: Data(JSONReport(sources).text([finding], files: 1).utf8))
    let root = try #require(json as? [String: Any])
    let first = try #require((root["diagnostics"] as? [[String: Any]])?.first)
    let range = try #require(first["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 2, "column": 6], "end": ["line": 2, "column": 8]])
    #expect(root["summary"] as? [String: Int] == ["errors": 0, "warnings": 1, "notes": 0, "files": 1])
    var placeless = finding
    placeless.range = nil
    #expect(JSONReport(sources).text([placeless], files: 1).contains("\"range\" : null"))
  }

  @Test func writesSARIF() throws {
    let json = try JSONSerialization.jsonObject(with: Data(SARIFReport(sources).text([finding]).utf8))
    let root = try #require(json as? [String: Any])
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(root["version"] as? String == "2.1.0" && run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["level"] as? String == "warning" && result["ruleId"] as? String == "text.x")
    let text = SARIFReport(sources).text([finding])
    #expect(text.contains("\"startColumn\" : 6") && text.contains("\"endColumn\" : 8"))
    #expect(text.contains("%EA%B8%80/"))
  }

  @Test func escapesNamesOfFilesInWorkflowCommands() {
    let finding = Diagnostic(Rule("x.y", .note, .file, ""), "줄\n둘", file: "a,b:c%.md", range: nil)
    #expect(GitHubReport(sources).text([finding]) == "::notice file=a%2Cb%3Ac%25.md,title=x.y::줄%0A둘\n")
  }

  @Test func escapesWorkflowCommands() {
    #expect(
      GitHubReport(sources).text([finding])
        == "::warning file=글/가 나.md,line=2,col=5,endColumn=7,title=text.x::말, 50%25: 줄\n")
  }
}

@Suite struct FixTests {
  @Test func appliesFixesThatDoNotOverlap() {
    let source = SourceText(path: "a", text: "가 나 다\r\n라")
    func fix(_ columns: Range<Int>, _ text: String) -> Diagnostic {
      let range = SourceRange(line: 1, columns: columns)
      return Diagnostic(
        Rule("x", .note, .file, ""), "", file: "a", range: range,
        fixes: [.init(.safe, summary: "", edits: [.init(range: range, replacement: text)])])
    }
    let fixed = FixApplier.apply([fix(1..<4, "하나"), fix(2..<6, "겹침"), fix(9..<12, "셋")], to: source, suggested: false)
    #expect(String(decoding: fixed, as: UTF8.self) == "하나 나 셋\r\n라")
  }

  @Test func showsAUnifiedDiff() {
    let old = Array("가\n나\n다\n라\n마\n바\n사\n".utf8)
    let new = Array("가\n나\n다\n넷\n마\n바\n사".utf8)
    let diff = UnifiedDiff.text("a.md", old, new)
    #expect(
      diff == """
        --- a/a.md
        +++ b/a.md
        @@ -1,7 +1,7 @@
         가
         나
         다
        -라
        +넷
         마
         바
        -사
        +사
        \\ No newline at end of file

        """)
  }
}
