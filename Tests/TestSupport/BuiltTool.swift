package import Foundation

/// The built `hig`, as a user runs it.
package enum BuiltTool {
  package struct Run: Sendable {
    package var code: Int32
    package var output: String
    package var messages: String
  }

  /// Beside the test bundle, or in the debug folder of the package.
  package static let url =
    Bundle.allBundles.map(\.bundleURL).map {
      ($0.pathExtension == "xctest" ? $0.deletingLastPathComponent() : $0).appending(path: "hig")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? Shared.repository.appending(path: ".build/debug/hig")

  /// - Parameter program: what is run in the place of the tool.
  package static func run(
    _ arguments: [String], in folder: String, input: String = "", program: URL? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = program ?? url
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let (output, messages, standardInput) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    process.standardInput = standardInput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      messages: String(decoding: text, as: UTF8.self))
  }
}
