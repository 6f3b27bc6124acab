/// What `--help` prints.
enum HelpText {
  static var overview: String {
    let commands = Command.all.map { "  \(padded($0.name, 10))\($0.summary)" }
    return """
      hig \(HIGVersion.text): 한국어 휴먼 인터페이스 가이드라인을 만드는 도구

      사용법: hig [명령] [옵션]
      명령이 없으면 사이트를 만듭니다(build).

      명령:
      \(commands.joined(separator: "\n"))

      모든 명령의 옵션:
      \(options(Command.common))

      명령의 도움말: hig 명령 --help

      """
  }

  static func text(_ command: Command) -> String {
    """
    hig \(command.name): \(command.summary)

    사용법: \(command.usage)

    옵션:
    \(options(command.options + Command.common))

    """
  }

  private static func options(_ options: [OptionSpec]) -> String {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let name = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
      return "  \(short)\(padded(name, 22))\(option.help)"
    }
    .joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
