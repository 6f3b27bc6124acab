import Foundation

/// Where a command prints: data to standard output, messages to standard error.
package struct Console: Sendable {
  var isQuiet = false

  package init() {}

  func data(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  /// A line that `--quiet` leaves out.
  func message(_ text: String) {
    if !isQuiet { last(text) }
  }

  /// A line that is always shown.
  func last(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Colour and source lines where a person reads.
  func style(on descriptor: Int32) -> TextReport.Style {
    let isTerminal = isatty(descriptor) == 1
    let environment = ProcessInfo.processInfo.environment
    let wantsColor = environment["NO_COLOR"]?.isEmpty ?? true
    return TextReport.Style(
      hasColor: isTerminal && wantsColor && environment["TERM"] != "dumb", showsSource: isTerminal)
  }
}
