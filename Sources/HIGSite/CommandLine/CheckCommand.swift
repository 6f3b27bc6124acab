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
      OptionSpec("all", help: "같은 규칙의 것도 모두 보여 줍니다."),
      OptionSpec("jobs", "j", value: "N", help: "동시에 실행할 작업 수"),
    ], operands: 0...10_000, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    for name in ["dry-run", "suggested"] where arguments.has(name) && !arguments.has("fix") {
      throw UsageError.needsFix(option: name)
    }
    try refuseUnknownRules(arguments)
    let targets = try CheckTargets(
      arguments.operands, content: arguments.value("content") ?? "Content", glossary: arguments.value("glossary"),
      jobs: try arguments.number("jobs") ?? Parallel.defaultJobs)
    let format = try arguments.choice("format", ReportFormat.self) ?? .text
    let check = { @Sendable (files: DataFiles) in
      var result = try await targets.run(files)
      try select(&result, arguments)
      return result
    }
    var result = try await check(DataFiles())
    var left: [Blocked] = []
    if arguments.has("fix") {
      for place in [arguments.value("content") ?? "Content"] + arguments.operands {
        if FolderListing.isFolder(place) {
          TemporaryName.clear(below: place)
        } else {
          TemporaryName.clear(beside: place)
        }
      }
      let fixes = try await FixRun(result, suggested: arguments.has("suggested"), check: check)
      for path in fixes.restless {
        console.message("\(path.quoted(.topic)) 고칠 때마다 다시 달라져서 그대로 두었습니다. 아래를 보고 직접 고치십시오.")
      }
      left = fixes.readOnly.map { .readOnly($0) }
      if arguments.has("dry-run") {
        left.forEach { console.message($0.message) }
        console.data(fixes.diff)
        console.last("파일 \(fixes.changedCount)개를 고칠 수 있습니다. 아직 쓰지는 않았습니다.")
        return exitCode(result, arguments)
      }
      let failed = fixes.write()
      left += failed
      let count = fixes.changedCount - failed.count
      if count > 0 { console.message("파일 \(count)개를 고쳤습니다.") }
      left.forEach { console.last($0.message) }
      // A file that could not be written is as it was, and so is what is wrong in it.
      result = failed.isEmpty ? fixes.result : try await check(DataFiles())
    }
    if let path = arguments.value("write-baseline") {
      // Nothing but an older baseline is written over.
      if FileStatus(path) != nil { _ = try Baseline(reading: path) }
      let text = Baseline(result.diagnostics, result.sources).text
      try FileWriting.put(Array(text.utf8), at: path)
      console.last("\(result.diagnostics.count)건을 \(path)에 적었습니다.")
      return .done
    }
    let shown =
      console.isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
    console.data(
      format.text(
        shown, result.sources, files: result.fileCount,
        style: console.style(on: STDOUT_FILENO, showsAll: arguments.has("all"))))
    console.last("파일 \(result.fileCount)개를 검사했습니다. \(result.diagnostics.tally).")
    guard left.isEmpty else { return .blocked }
    return exitCode(result, arguments)
  }

  private static func rules(_ arguments: Arguments) -> [String]? {
    arguments.value("rules")?.split(separator: ",").map { String($0).trimmed }
  }

  private static func refuseUnknownRules(_ arguments: Arguments) throws(UsageError) {
    for name in rules(arguments) ?? [] where !RuleList.covers(name) {
      throw UsageError.unknownRule(name)
    }
  }

  private static func exitCode(_ result: SiteCheck.Result, _ arguments: Arguments) -> ExitCode {
    let isFound =
      result.diagnostics.count(.error) > 0
      || arguments.has("strict") && result.diagnostics.count(.warning) > 0
    return isFound ? .found : .done
  }

  /// Leaves the findings out that the baseline has, and those of rules that were not asked for.
  private static func select(_ result: inout SiteCheck.Result, _ arguments: Arguments) throws {
    // A new baseline has the old one's findings in it too.
    if let path = arguments.value("baseline"), arguments.value("write-baseline") == nil {
      result.diagnostics = try Baseline(reading: path).new(in: result.diagnostics, result.sources)
    }
    if arguments.has("specs") { result.diagnostics.removeAll { $0.id != GlossarySpecRule.rule.id } }
    guard let wanted = rules(arguments) else { return }
    result.diagnostics.removeAll { diagnostic in
      !wanted.contains(where: diagnostic.id.isRule)
    }
  }
}
