import Foundation
import TestSupport
import Testing

/// Commands as users run them, a folder a feature in Commands/.
///
/// - `command`: command lines, one a line, run one after another in a copy of `input/`; `#` begins a comment, `$TEMPLATES`
///   is the project's templates, `< FILE` gives a file as standard input, and a line `write FILE TEXT` or `remove FILE`
///   is the user at work between two commands;
/// - `session.txt`: what is printed, the exit codes, and which files were made, changed and removed;
/// - `after/`: the bytes of those files, pages of a built site aside.
@Suite struct CommandGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Commands")

  static let features = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? ["no features"]

  @Test(arguments: features) func doesAsRecorded(feature: String) throws {
    let home = Self.folder.appending(path: feature)
    let work = try TemporaryFolder()
    let place = work.path("work")
    let input = home.appending(path: "input")
    if FileManager.default.fileExists(atPath: input.path) {
      try FileManager.default.copyItem(atPath: input.path, toPath: place)
    } else {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    let before = try work.files(in: "work")
    var session = ""
    let commands = try String(contentsOf: home.appending(path: "command"), encoding: .utf8)
    for line in commands.split(separator: "\n") where !line.hasPrefix("#") {
      session += "$ \(line)\n" + (try Self.run(String(line), in: place))
    }
    let after = try work.files(in: "work")
    session += Self.changes(before, after)
    var differences = [Golden.difference(Self.plain(session, place), at: home.appending(path: "session.txt"))]
    differences += try Self.fileDifferences(before, after, home.appending(path: "after"))
    let text = differences.compactMap(\.self).joined(separator: "\n")
    #expect(text.isEmpty, "\(text)")
  }

  private static func run(_ line: String, in place: String) throws -> String {
    var words = Self.words(line).map {
      $0.replacing("$TEMPLATES", with: Shared.repository.appending(path: "Templates").path)
    }
    if words.first == "write" {
      let target = URL(filePath: "\(place)/\(words[1])")
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(words[2].replacing("\\n", with: "\n").utf8).write(to: target)
      return ""
    }
    if words.first == "remove" {
      try FileManager.default.removeItem(atPath: "\(place)/\(words[1])")
      return ""
    }
    var input = ""
    if let mark = words.firstIndex(of: "<") {
      input = try String(contentsOfFile: "\(place)/\(words[mark + 1])", encoding: .utf8)
      words.removeSubrange(mark...mark + 1)
    }
    let run = try BuiltTool.run(Array(words.dropFirst()), in: place, input: input)
    let messages = run.messages.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "! \($0)\n" }
    return run.output + (run.output.isEmpty || run.output.hasSuffix("\n") ? "" : "␄\n") + messages.joined()
      + (run.code == 0 ? "" : "[exit \(run.code)]\n")
  }

  /// Words between blanks; quotes keep blanks.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// What a build wrote is listed without its bytes; the hash of an asset says nothing here.
  private static func isBuilt(_ path: String, _ files: [String: Data]) -> Bool {
    files.keys.contains { $0.hasSuffix("/.hig-manifest") && path.hasPrefix($0.dropLast(13)) }
  }

  private static func changes(_ before: [String: Data], _ after: [String: Data]) -> String {
    Set(before.keys).union(after.keys).sorted().compactMap { path -> String? in
      guard before[path] != after[path] else { return nil }
      let mark = before[path] == nil ? "+" : after[path] == nil ? "-" : "~"
      let shown = isBuilt(path, after) ? path.replacing(/[.-][0-9a-zA-Z_-]{4,8}\.(?=js|css|svg)/, with: ".HASH.") : path
      return "\(mark) \(shown)\n"
    }
    .joined()
  }

  private static func fileDifferences(_ before: [String: Data], _ after: [String: Data], _ golden: URL) throws
    -> [String?]
  {
    let changed = after.filter { before[$0.key] != $0.value && !isBuilt($0.key, after) }
    let known = try FileManager.default.fileExists(atPath: golden.path) ? TemporaryFolder.files(at: golden.path) : [:]
    let stale = known.keys.filter { changed[$0] == nil }
    return changed.sorted { $0.key < $1.key }.map {
      Golden.difference(String(decoding: $0.value, as: UTF8.self), at: golden.appending(path: $0.key))
    } + stale.sorted().map { Golden.difference(nil, at: golden.appending(path: $0)) }
  }

  /// Without what differs from run to run: the time it took, and where the copy is.
  private static func plain(_ session: String, _ place: String) -> String {
    session.replacing(/[0-9.]+초 만에/, with: "N초 만에").replacing("/private" + place, with: "$WORK")
      .replacing(place, with: "$WORK").replacing(Shared.repository.path, with: "$HIG")
  }
}
