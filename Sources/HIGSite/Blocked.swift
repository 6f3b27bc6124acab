/// Why work cannot go on at all; the command ends with exit code 3.
package struct Blocked: Error {
  /// Korean: the fact first, then what to do.
  package var message: String

  package init(_ message: String) { self.message = message }
}
