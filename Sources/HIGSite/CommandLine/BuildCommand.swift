import Foundation
import GuideModel

/// `hig [build]`.
enum BuildCommand {
  static let command = Command(
    name: "build", usage: "hig [build] [옵션]", summary: "사이트를 만듭니다.",
    options: [
      OptionSpec("content", "c", value: "DIR", help: "내용 폴더(기본 Content)"),
      OptionSpec("templates", "t", value: "DIR", help: "템플릿 폴더(기본 Templates)"),
      OptionSpec("output", "o", value: "DIR", help: "사이트를 쓸 폴더(기본 Public)"),
      OptionSpec("adopt", help: "hig가 만들지 않은 파일이 있는 폴더에도 씁니다(그 파일은 그대로 둡니다)."),
      OptionSpec("base-url", value: "URL", help: "사이트의 주소, 또는 경로(/hig)만"),
      OptionSpec("drafts", help: "초안도 만듭니다(검색 엔진에는 숨깁니다)."),
      OptionSpec("strict", help: "경고가 있어도 종료 코드 1로 끝냅니다."),
      OptionSpec("format", "f", value: "F", help: "text, json, sarif, github"),
      OptionSpec("all", help: "같은 규칙의 것도 모두 보여 줍니다."),
      OptionSpec("no-cache", help: "캐시를 쓰지 않습니다(지금은 캐시를 만들지 않습니다)."),
      OptionSpec("jobs", "j", value: "N", help: "동시에 실행할 작업 수"),
    ], operands: 0...0, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    var options = SiteBuild.Options()
    options.content = arguments.value("content") ?? options.content
    options.templates = arguments.value("templates") ?? options.templates
    options.output = arguments.value("output") ?? options.output
    options.jobs = try arguments.number("jobs") ?? options.jobs
    options.includesDrafts = arguments.has("drafts")
    options.adoptsOutput = arguments.has("adopt")
    if let text = arguments.value("base-url") {
      guard let base = SiteBase(text) else {
        throw UsageError.needsBaseURL
      }
      options.base = base
    }
    let format = try arguments.choice("format", ReportFormat.self) ?? .text
    let start = ContinuousClock.now
    let result = try await SiteBuild(options).run()
    let shown =
      console.isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
    let text = format.text(
      shown, result.sources, files: result.pageCount,
      style: console.style(on: STDERR_FILENO, showsAll: arguments.has("all")))
    if format == .text {
      console.messages(text)
    } else {
      console.data(text)
    }
    console.last(lastLine(result, options, ContinuousClock.now - start))
    if result.written == nil { return .found }
    return arguments.has("strict") && result.diagnostics.count(.warning) > 0 ? .found : .done
  }

  private static func lastLine(
    _ result: SiteBuild.Result, _ options: SiteBuild.Options, _ time: Duration
  ) -> String {
    let tally = result.diagnostics.tally
    guard result.written != nil else {
      return "사이트를 만들지 못했습니다. \(tally). 오류를 고치고 다시 실행하십시오. 지난 사이트는 그대로입니다."
    }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let shown = (seconds * 100).rounded() / 100
    return "페이지 \(result.pageCount)개를 \(shown)초 만에 만들었습니다. \(tally). \(options.output)/index.html을 여십시오."
  }
}
