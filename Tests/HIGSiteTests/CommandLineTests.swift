import Foundation
import TestSupport
import Testing

@testable import HIGSite

@Suite struct CommandLineTests {
  private func hig(_ arguments: [String], in folder: String, input: String = "") throws -> BuiltTool.Run {
    try BuiltTool.run(arguments, in: folder, input: input)
  }

  private var templates: String { Shared.repository.appending(path: "Templates").path }

  @Test func buildsWithoutACommand() throws {
    let site = try SmallSite()
    let run = try hig(["--templates", templates], in: site.folder.url.path)
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(run.messages.contains("Public/index.html을 여십시오."))
    #expect(site.folder.exists("Public/index.html"))
  }

  @Test func changesFolderFirst() throws {
    let site = try SmallSite()
    for words in [
      ["-C", site.folder.url.path, "-t", templates],
      ["build", "-C\(site.folder.url.path)", "--templates=\(templates)"],
    ] {
      #expect(try hig(words, in: "/").code == 0)
    }
    #expect(try hig(["-C", "/없는/곳"], in: "/").code == 3)
  }

  @Test(arguments: [
    (["bild"], "‘build’"), (["--outptu", "x"], "‘--output’"), (["--jobs", "0"], "1 이상"),
    (["--format", "xml"], "sarif"),
    (["build", "x"], "필요하지 않은 값"), (["--base-url", "a:b"], "base-url"), (["check", "--dry-run"], "--fix"),
    (["new"], "모자랍니다"),
  ])
  func explainsWrongUsage(words: [String], part: String) throws {
    let run = try hig(words, in: "/tmp")
    #expect(run.code == 2 && run.messages.contains(part), "\(run.messages)")
  }

  @Test func endsWithTheCodeThatFits() throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n# 큰 제목\n"])
    let folder = site.folder.url.path
    #expect(try hig(["-t", templates], in: folder).code == 0)
    #expect(try hig(["-t", templates, "--strict"], in: folder).code == 1)
    #expect(try hig(["check"], in: folder).code == 0)
    #expect(try hig(["check", "--strict"], in: folder).code == 1)
    #expect(try hig(["-c", "nothing"], in: folder).code == 3)
    try site.folder.write("---\ntitle: 메뉴\n---\n[글](no.md)\n", to: "Content/articles/menus.md")
    let run = try hig(["-t", templates, "-q"], in: folder)
    #expect(run.code == 1 && run.messages.contains("Content/articles/menus.md:4:1: error:"))
    #expect(run.messages.contains("지난 사이트는 그대로입니다."))
  }

  @Test func writesABaselineOverNothingElse() throws {
    let site = try SmallSite()
    let folder = site.folder.url.path
    let run = try hig(["check", "--write-baseline", "Content/articles/menus.md"], in: folder)
    #expect(run.code == 3 && run.messages.contains("기준 파일이 아닙니다"))
    #expect(try site.folder.read("Content/articles/menus.md") == SmallSite.menus)
    for _ in 0..<2 { #expect(try hig(["check", "--write-baseline", "base"], in: folder).code == 0) }
  }

  @Test(arguments: [
    ("%PDF-1.4\n%\u{E2}", "PDF"), ("{\\rtf1\\ansi}", "RTF"), ("PK\u{3}\u{4}x", "Word"), ("a\0b", "글이 아닌"),
  ])
  func importsNoFileThatIsNoText(bytes: String, part: String) throws {
    let site = try SmallSite()
    try site.folder.write(Data(bytes.utf8), to: "a.txt")
    let before = try site.folder.files(in: "Content").keys.sorted()
    let run = try hig(["import", "a.txt"], in: site.folder.url.path)
    #expect(run.code == 1 && run.messages.contains(part))
    #expect(try site.folder.files(in: "Content").keys.sorted() == before)
  }

  /// A shell empties the file that it writes to before `hig` can read it.
  @Test func saysThatAGlossaryIsEmpty() throws {
    let site = try SmallSite()
    try site.folder.write(Data(), to: "Content/glossary.yaml")
    let run = try hig(["glossary", "export", "-f", "yaml"], in: site.folder.url.path)
    #expect(run.code == 3 && run.output.isEmpty && run.messages.contains("비어 있어"))
  }

  @Test func printsEveryForm() throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n# 큰 제목\n"])
    let folder = site.folder.url.path
    #expect(try hig(["check"], in: folder).output.contains("menus.md:4:1: warning:"))
    #expect(try hig(["check", "-f", "json"], in: folder).output.contains("\"diagnostics\""))
    #expect(try hig(["check", "-f", "sarif"], in: folder).output.contains("\"runs\""))
    #expect(
      try hig(["check", "-f", "github"], in: folder).output.contains(
        "::warning file=Content/articles/menus.md,line=4,col=1"))
    let one = try hig(["check", "Content/articles/buttons.md"], in: folder)
    #expect(!one.output.contains("menus.md"))
    let rule = try hig(["check", "--rules", "structure.heading-level"], in: folder)
    #expect(rule.output.split(separator: "\n").count == 1)
  }

  @Test func showsAndWritesFixes() throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n# 큰 제목\n"])
    let folder = site.folder.url.path
    let dry = try hig(["check", "--fix", "--dry-run"], in: folder)
    #expect(dry.output.contains("-# 큰 제목\n+## 큰 제목"))
    #expect(try site.folder.read("Content/articles/menus.md").contains("\n# 큰"))
    #expect(try hig(["check", "--fix"], in: folder).code == 0)
    #expect(try site.folder.read("Content/articles/menus.md").contains("\n## 큰"))
  }

  @Test func keepsTheModeOfAFileThatItMends() throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n# 큰 제목\n"])
    let path = site.folder.path("Content/articles/menus.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try hig(["check", "--fix"], in: site.folder.url.path).code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: site.folder.path("Content/articles")).sorted() == [
        "buttons.md", "menus.md",
      ])
  }

  @Test func mendsWhatMendingUncovers() throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n##글을\u{A0}쓰고 점ㆍ선을 긋습니다..\n"])
    let folder = site.folder.url.path
    _ = try hig(["check", "--fix", "--suggested"], in: folder)
    #expect(try site.folder.read("Content/articles/menus.md").contains("## 글을 쓰고 점·선을 긋습니다"))
    #expect(!(try hig(["check", "--fix", "--suggested", "--dry-run"], in: folder).output.contains("menus.md")))
  }

  @Test func makesANewArticleOnce() throws {
    let site = try SmallSite()
    let folder = site.folder.url.path
    let run = try hig(["new", "toolbars"], in: folder)
    #expect(run.code == 0 && run.output == "Content/articles/components/toolbars.md\n")
    #expect(try hig(["check", "Content/articles/components/toolbars.md"], in: folder).code == 0)
    #expect(try hig(["new", "toolbars"], in: folder).code == 3)
    let wrong = try hig(["new", "tolbars"], in: folder)
    #expect(wrong.code == 2 && wrong.messages.contains("‘toolbars’"))
  }

  @Test func importsFilesFoldersAndStandardInput() throws {
    let site = try SmallSite()
    let folder = site.folder.url.path
    let capture = "[HIG] Toolbars\n단추가 모인 줄\n\nIntroduction\n도구 막대는 단추를 모읍니다.\n"
    try site.folder.write(capture, to: "captures/a.txt")
    let run = try hig(["import", "captures"], in: folder)
    #expect(run.code == 0 && run.messages.contains("Content/articles/toolbars.md"))
    let again = try hig(["import", "captures/a.txt"], in: folder)
    #expect(again.code == 1 && again.messages.contains("--force"))
    #expect(try hig(["import", "--force", "captures/a.txt"], in: folder).code == 0)
    let json = try hig(["import", "--format", "json", "-"], in: folder, input: capture)
    #expect(json.code == 0 && json.output.contains("\"slug\":\"toolbars\""))
    let elsewhere = try hig(["import", "--into", "other/articles", "captures/a.txt", "없음.txt"], in: folder)
    #expect(elsewhere.code == 1 && site.folder.exists("other/articles/toolbars.md"))
    try site.folder.write("<!doctype html><p>글", to: "captures/b.html")
    #expect(try hig(["import", "captures/b.html"], in: folder).messages.contains(".txt"))
  }

  @Test func readsCapturesOfOlderWindows() throws {
    let site = try SmallSite()
    // 도구 막대 in CP949.
    let bytes: [UInt8] = Array("[HIG] Toolbars\n".utf8) + [0xB5, 0xB5, 0xB1, 0xB8, 0x20, 0xB8, 0xB7, 0xB4, 0xEB, 0x0A]
    try site.folder.write(Data(bytes), to: "a.txt")
    #expect(try hig(["import", "-n", "a.txt"], in: site.folder.url.path).output.contains("summary: 도구 막대"))
  }

  @Test func helpsInKorean() throws {
    #expect(try hig(["--help"], in: "/").output.contains("명령이 없으면 사이트를 만듭니다"))
    #expect(try hig(["check", "--help"], in: "/").output.contains("--dry-run"))
    #expect(try hig(["help", "import"], in: "/").output.contains("--into"))
    #expect(try hig(["--version"], in: "/").output.hasPrefix("hig "))
  }

  @Test func checksTermsOfAnyFileWithAnyGlossary() throws {
    let site = try SmallSite()
    let folder = site.folder.url.path
    try site.folder.write("커맨드를 고릅니다.\n", to: "글.txt")
    let table = "english\tpreferred\taccepted\tforbidden\tnote\ncommand\t명령\t\t커맨드\t\n"
    for (name, text) in [("g.tsv", table), ("g.csv", table.replacing("\t", with: ","))] {
      try site.folder.write(text, to: name)
      let run = try hig(["check", "--glossary", name, "글.txt"], in: folder)
      #expect(run.code == 1 && run.output.contains("글.txt:1:1: error:"), "\(name)")
    }
    _ = try hig(["check", "--fix", "-g", "g.tsv", "글.txt"], in: folder)
    #expect(try site.folder.read("글.txt") == "명령을 고릅니다.\n")
  }

  @Test func remembersABaseline() throws {
    let site = try SmallSite(["Content/articles/menus.md": "---\ntitle: 메뉴\n---\n# 큰 제목\n"])
    let folder = site.folder.url.path
    #expect(try hig(["check", "--write-baseline", "b.txt"], in: folder).code == 0)
    #expect(try hig(["check", "--strict", "--baseline", "b.txt"], in: folder).code == 0)
    try site.folder.write("---\ntitle: 메뉴\n---\n\n\n# 큰 제목\n\n# 새 제목\n", to: "Content/articles/menus.md")
    let run = try hig(["check", "--strict", "--baseline", "b.txt", "--rules", "structure.heading-level"], in: folder)
    #expect(run.code == 1 && run.output.contains("menus.md:8:1") && !run.output.contains("menus.md:6:1"))
  }

  @Test(arguments: ["csv", "tsv", "tbx", "yaml"]) func exchangesTheGlossaryWithoutLoss(format: String) throws {
    let site = try SmallSite([
      "Content/glossary.yaml":
        "terms:\n  - {id: command, english: command, korean: 명령, accepted: [지시], forbidden: [커맨드, 코만드], reason: \"까닭, <그리고> & \\\"말\\\"\"}\n"
        + "  - {id: mac, english: Mac, korean: Mac, forbidden: [맥]}\n"
    ])
    let folder = site.folder.url.path
    let text = try hig(["glossary", "export", "--format", format], in: folder).output
    try site.folder.write(text, to: "g.\(format)")
    let before = try hig(["glossary", "export", "--format", "csv"], in: folder).output
    try site.folder.write("terms: []\n", to: "Content/glossary.yaml")
    #expect(try hig(["glossary", "import", "g.\(format)"], in: folder).messages.contains("용어 2개를 더하고"))
    #expect(try hig(["glossary", "export", "--format", "csv"], in: folder).output == before)
  }

  @Test func showsAndProposesTerms() throws {
    let site = try SmallSite()
    let folder = site.folder.url.path
    #expect(try hig(["glossary", "show", "명령"], in: folder).output.contains("menus: 메뉴는 명령을 모읍니다."))
    try site.folder.write("여백(margin)을 둡니다.\n여백(margin)이 큽니다.\n", to: "글.txt")
    #expect(try hig(["glossary", "propose", "글.txt"], in: folder).output.contains("# 2번, 처음은 글.txt:1\n  - id: margin"))
    #expect(try hig(["glossary", "shw"], in: folder).messages.contains("‘show’"))
  }

  @Test func tellsOfNamedFilesThatCannotBeRead() throws {
    let site = try SmallSite()
    let run = try hig(["glossary", "propose", "missing.txt"], in: site.folder.url.path)
    #expect(run.code == 3 && run.messages.contains("‘missing.txt’를 읽을 수 없습니다."))
  }

  @Test func importsIntoNoGlossaryThatHasErrors() throws {
    let site = try SmallSite([
      "Content/glossary.yaml": "terms:\n  - {id: a, english: a, korean: 가}\n  - id: b\n    korean: 나쁨: 값\n"
    ])
    let before = try site.folder.read("Content/glossary.yaml")
    try site.folder.write("english,preferred\ncommand,명령\n", to: "g.csv")
    #expect(try hig(["glossary", "import", "g.csv"], in: site.folder.url.path).code == 3)
    #expect(try site.folder.read("Content/glossary.yaml") == before)
  }
}
