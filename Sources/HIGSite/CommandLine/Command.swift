/// A command of `hig`: its name, its help, and what it does.
struct Command: Sendable {
  var name: String
  var usage: String
  var summary: String
  var options: [OptionSpec]
  /// How many operands it takes.
  var operands: ClosedRange<Int>
  var run: @Sendable (Arguments, Console) async throws -> ExitCode

  static let all: [Command] = [
    BuildCommand.command, CheckCommand.command, ImportCommand.command, NewCommand.command, RulesCommand.command,
    GlossaryCommand.command,
  ]

  /// Options that every command has.
  static let common: [OptionSpec] = [
    OptionSpec("directory", "C", value: "DIR", help: "먼저 이 폴더로 옮겨 갑니다."),
    OptionSpec("quiet", "q", help: "마지막 줄과 오류만 보여 줍니다."),
    OptionSpec("help", "h", help: "도움말을 보여 줍니다."),
    OptionSpec("version", help: "버전을 보여 줍니다."),
  ]
}

/// The codes with which the process ends.
package enum ExitCode: Int32, Sendable {
  case done = 0
  case found = 1
  case usage = 2
  case blocked = 3
}
