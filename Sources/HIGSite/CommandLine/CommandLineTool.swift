import Foundation
import HangulText

/// Reads the command line and runs the command that it names.
package enum CommandLineTool {
  /// - Parameter words: the arguments without the program's name.
  package static func run(_ words: [String]) async -> ExitCode {
    signal(SIGPIPE, SIG_IGN)
    var console = Console()
    do {
      let (command, rest) = try split(words)
      let options = (command?.options ?? BuildCommand.command.options) + Command.common
      let arguments = try Arguments(rest, options: options)
      console.isQuiet = arguments.has("quiet")
      if arguments.has("version") {
        console.data("hig \(HIGVersion.text)\n")
        return .done
      }
      if arguments.has("help") {
        console.data(command.map(HelpText.text) ?? HelpText.overview)
        return .done
      }
      if let folder = arguments.value("directory"),
        !FileManager.default.changeCurrentDirectoryPath(folder)
      {
        throw Blocked.noFolder(.working, folder)
      }
      let chosen = command ?? BuildCommand.command
      guard chosen.operands.contains(arguments.operands.count) else {
        throw arguments.operands.count < chosen.operands.lowerBound
          ? UsageError.operandsMissing(usage: chosen.usage) : .operandsTooMany(usage: chosen.usage)
      }
      return try await chosen.run(arguments, console)
    } catch let error as UsageError {
      console.last("hig: \(error.message)")
      return .usage
    } catch let error as Blocked {
      console.last("hig: \(error.message)")
      return .blocked
    } catch {
      console.last("hig: \(error.localizedDescription)")
      return .blocked
    }
  }

  /// The command, and the words without its name; options may stand before it.
  private static func split(_ words: [String]) throws(UsageError) -> (Command?, [String]) {
    var rest = words
    var index = 0
    let options = BuildCommand.command.options + Command.common
    while index < words.count, words[index].hasPrefix("-"), words[index] != "-", words[index] != "--" {
      let word = words[index]
      let option = options.first { option in
        word == "--\(option.name)" || word.hasPrefix("--\(option.name)=")
          || option.short.map { word.hasPrefix("-\($0)") && !word.hasPrefix("--") } == true
      }
      // What comes behind an unknown option may be its value: the option is reported.
      guard let option else { return (nil, words) }
      let isWhole = word == "--\(option.name)" || word.count == 2
      index += option.value != nil && isWhole ? 2 : 1
    }
    guard index < words.count, words[index] != "--" else { return (nil, words) }
    rest.remove(at: index)
    if words[index] == "help" {
      guard let name = rest.first else { return (nil, ["--help"]) }
      return (try command(name), ["--help"])
    }
    return (try command(words[index]), rest)
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    throw UsageError.unknownCommand(name, known: Command.all.map(\.name))
  }
}
