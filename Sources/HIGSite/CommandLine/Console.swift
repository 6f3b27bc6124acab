import Foundation

/// Where a command prints: data to standard output, messages to standard error.
package struct Console: Sendable {
  var isQuiet = false

  package init() {}

  func data(_ text: String) { Self.write(text, to: STDOUT_FILENO) }

  /// A line that `--quiet` leaves out.
  func message(_ text: String) {
    if !isQuiet { last(text) }
  }

  /// A line that is always shown.
  func last(_ text: String) { Self.write(text + "\n", to: STDERR_FILENO) }

  /// Findings as messages, on standard error.
  func messages(_ text: String) { Self.write(text, to: STDERR_FILENO) }

  /// Where nothing can be printed (a full disk, a closed pipe) the process ends with the code for it.
  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { exit(ExitCode.blocked.rawValue) }
      done += count
    }
  }

  /// Colour and source lines where a person reads.
  func style(on descriptor: Int32, showsAll: Bool = false) -> TextReport.Style {
    let isTerminal = isatty(descriptor) == 1
    let environment = ProcessInfo.processInfo.environment
    let wantsColor = environment["NO_COLOR"]?.isEmpty ?? true
    return TextReport.Style(
      hasColor: isTerminal && wantsColor && environment["TERM"] != "dumb", showsSource: isTerminal,
      limitPerRule: showsAll ? nil : TextReport.Style().limitPerRule)
  }
}
