import HangulText
import Foundation
import GuideModel

/// `hig check`.
enum CheckCommand {
  static let command = Command(
    name: "check", usage: "hig check [파일…] [옵션]", summary: "글을 검사하고, 원하면 고칩니다.",
    options: [
      OptionSpec("content", "c", value: "DIR", help: "내용 폴더(기본 Content)"),
      OptionSpec("glossary", "g", value: "FILE", help: "이 용어집을 씁니다(YAML, TSV, CSV)."),
      OptionSpec("fix", help: "어떤 글에서나 맞는 것만 고칩니다."),
      OptionSpec("suggested", help: "--fix와 함께: 확실하지 않은 것도 고칩니다."),
      OptionSpec("dry-run", "n", help: "--fix가 바꿀 것을 보여 주기만 합니다."),
      OptionSpec("baseline", value: "FILE", help: "이 파일에 있는 것은 빼고 봅니다."),
      OptionSpec("write-baseline", value: "FILE", help: "지금 있는 것을 이 파일에 적어 둡니다."),
      OptionSpec("specs", help: "용어집에 딸린 예만 봅니다."),
      OptionSpec("rules", value: "ID,…", help: "이 규칙만 봅니다(예: link.unresolved,text)."),
      OptionSpec("strict", help: "경고가 있어도 종료 코드 1로 끝냅니다."),
      OptionSpec("format", "f", value: "F", help: "text, json, sarif, github"),
      OptionSpec("jobs", "j", value: "N", help: "동시에 실행할 작업 수"),
    ], operands: 0...10_000, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    for name in ["dry-run", "suggested"] where arguments.has(name) && !arguments.has("fix") {
      throw UsageError.needsFix(option: name)
    }
    let suggested = arguments.has("suggested")
    try refuseUnknownRules(arguments)
    let check = try runner(arguments)
    let format = try arguments.choice("format", ReportFormat.self) ?? .text
    var result = try await check()
    try select(&result, arguments)
    if arguments.has("fix"), arguments.has("dry-run") {
      let changed = try FileFixer.fix(result.diagnostics, result.sources, suggested: suggested, writes: false)
      console.data(changed.map(\.diff).joined())
      console.last("파일 \(changed.count)개가 바뀝니다. 아직 쓰지는 않았습니다.")
      return exitCode(result, arguments)
    }
    if arguments.has("fix") {
      var fixed: Set<String> = []
      // What one fix uncovers the next round mends.
      for _ in 0..<5 {
        let changed = try FileFixer.fix(result.diagnostics, result.sources, suggested: suggested, writes: true)
        if changed.isEmpty { break }
        fixed.formUnion(changed.map(\.path))
        result = try await check()
        try select(&result, arguments)
      }
      if !fixed.isEmpty { console.message("파일 \(fixed.count)개를 고쳤습니다.") }
    }
    if let path = arguments.value("write-baseline") {
      let text = Baseline(result.diagnostics, result.sources).text
      if FileStatus(path) == nil {
        try FileWriting.write(Array(text.utf8), to: path)
      } else {
        try FileWriting.write(Array(text.utf8), over: path)
      }
      console.last("\(result.diagnostics.count)건을 \(path)에 적었습니다.")
      return .done
    }
    let shown =
      console.isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
    console.data(
      format.text(shown, result.sources, files: result.fileCount, style: console.style(on: STDOUT_FILENO)))
    console.last("파일 \(result.fileCount)개를 검사했습니다. \(result.diagnostics.tally).")
    return exitCode(result, arguments)
  }

  private static func rules(_ arguments: Arguments) -> [String]? {
    arguments.value("rules")?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func refuseUnknownRules(_ arguments: Arguments) throws(UsageError) {
    for name in rules(arguments) ?? [] where !RuleList.covers(name) {
      throw UsageError.unknownRule(name)
    }
  }

  /// The whole guide, or with files of other folders the terms of those.
  private static func runner(_ arguments: Arguments) throws -> @Sendable () async throws -> SiteCheck.Result {
    let content = arguments.value("content") ?? "Content"
    let jobs = try arguments.number("jobs") ?? Parallel.defaultJobs
    for name in arguments.operands where !FileManager.default.fileExists(atPath: name) {
      throw UsageError.noFile(name)
    }
    let inside = canonical(content) + "/"
    let files = try expanded(arguments.operands)
    let other = try arguments.value("glossary").map { try TermFiles.glossary($0) }
    guard !files.isEmpty, !files.contains(where: { canonical($0).hasPrefix(inside) }) else {
      let check = SiteCheck(content: content, glossary: other, jobs: jobs)
      return { try await check.run() }
    }
    let data = GuideData(into: content + "/articles", content: content)
    let glossary = other ?? Parsed(data.glossary)
    return {
      let (found, sources) = try TermFiles.check(files, glossary: glossary.value, prefer: data.preference)
      return SiteCheck.Result(
        diagnostics: glossary.diagnostics + found, sources: sources, fileCount: files.count)
    }
  }

  private static func exitCode(_ result: SiteCheck.Result, _ arguments: Arguments) -> ExitCode {
    let isFound =
      result.diagnostics.count(.error) > 0
      || arguments.has("strict") && result.diagnostics.count(.warning) > 0
    return isFound ? .found : .done
  }

  /// Keeps the findings of the given files and rules.
  private static func select(_ result: inout SiteCheck.Result, _ arguments: Arguments) throws {
    let files = Set(try expanded(arguments.operands).map(canonical))
    if !files.isEmpty {
      result.diagnostics.removeAll { !files.contains(canonical($0.file)) }
      result.fileCount = files.count
    }
    if let path = arguments.value("baseline") {
      result.diagnostics = try Baseline(reading: path).new(in: result.diagnostics, result.sources)
    }
    if arguments.has("specs") { result.diagnostics.removeAll { $0.id != "glossary.spec" } }
    guard let wanted = rules(arguments) else { return }
    result.diagnostics.removeAll { diagnostic in
      !wanted.contains { diagnostic.id == $0 || diagnostic.id.hasPrefix($0 + ".") }
    }
  }

  /// The files, and the Markdown and text files of folders.
  private static func expanded(_ operands: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for operand in operands {
      guard FolderListing.isFolder(operand) else {
        files.append(operand)
        continue
      }
      let inside = FolderListing.files(in: operand, root: operand).files.filter {
        $0.hasSuffix(".md") || $0.hasSuffix(".txt")
      }
      guard !inside.isEmpty else { throw UsageError.noTexts(folder: operand) }
      files += inside.map { operand.hasSuffix("/") ? operand + $0 : "\(operand)/\($0)" }
    }
    return files
  }

  private static func canonical(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
