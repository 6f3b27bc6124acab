import Dispatch
import Foundation

/// Ctrl C, and other requests to end: nothing half done is left.
///
/// While nothing is being written the process removes its lock and ends at once; a writer is asked to stop at its
/// next file, and what it began is undone as after any other failure.
package enum Interruption {
  private static let state = State()
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From here on the process ends in order.
  ///
  /// A signal that it was started to ignore (`nohup`) stays ignored.
  package static func watch() {
    for number in signals {
      var old = sigaction()
      sigaction(number, nil, &old)
      guard !isIgnored(old) else { continue }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
      source.setEventHandler { state.ask(number) }
      source.resume()
      state.keep(source)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }

  /// From here to `end` the process is not cut off; a request meanwhile is met at the next `check`, or at the end.
  static func begin() { state.begin() }
  static func end() { state.end() }

  /// - Throws: `Blocked` where the process was asked to end.
  static func check() throws(Blocked) {
    if let number = state.asked { throw Blocked.interrupted(signal: number) }
  }

  /// What is removed when the process ends while nothing is being written.
  static func removing(_ path: String) { state.add(path) }
  static func noLongerRemoving(_ path: String) { state.remove(path) }

  /// Ends the process as the signal would have.
  ///
  /// Sent to this thread alone: sent to the process, the source that watches for signals could take it instead.
  private static func exit(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(number)
    _exit(128 + number)
  }

  fileprivate final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var sources: [any DispatchSourceSignal] = []
    private var paths: [String] = []
    private var writers = 0
    private var number: Int32?

    var asked: Int32? { lock.withLock { number } }
    func keep(_ source: any DispatchSourceSignal) { lock.withLock { sources.append(source) } }
    func add(_ path: String) { lock.withLock { paths.append(path) } }
    func remove(_ path: String) { lock.withLock { paths.removeAll { $0 == path } } }
    func begin() { lock.withLock { writers += 1 } }

    func end() {
      lock.withLock {
        writers -= 1
        if writers == 0, let number { finish(number) }
      }
    }

    func ask(_ asked: Int32) {
      lock.withLock {
        number = asked
        if writers == 0 { finish(asked) }
      }
    }

    private func finish(_ number: Int32) -> Never {
      for path in paths { FileTree.remove(path) }
      Interruption.exit(by: number)
    }
  }
}
