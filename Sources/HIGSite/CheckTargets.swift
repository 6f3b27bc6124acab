import Foundation
import GuideModel

/// What `hig check` looks over: the whole guide, some of its files, files of other folders, or both of these.
struct CheckTargets: Sendable {
  /// The named files of the guide, canonical; empty for all.
  private let inside: Set<String>
  private let outside: [String]
  /// The path of the glossary that was named.
  private let named: String?
  /// The guide's own, for files of other folders.
  private let own: GlossaryFile?
  private let content: String
  private let jobs: Int
  private let preference: SiteSettings.Preference

  /// - Parameter operands: files and folders; none for the whole guide.
  /// - Throws: `UsageError` where a name leads nowhere, `Blocked` where the glossary cannot be read.
  init(_ operands: [String], content: String, glossary: String?, jobs: Int) throws {
    for name in operands where !FileManager.default.fileExists(atPath: name) { throw UsageError.noFile(name) }
    let files = try Self.files(operands)
    let folder = Self.canonical(content) + "/"
    inside = Set(files.map(Self.canonical).filter { $0.hasPrefix(folder) })
    outside = files.filter { !Self.canonical($0).hasPrefix(folder) }
    let data = GuideData(into: content + "/articles", content: content)
    (named, own, preference) = (glossary, data.glossary, data.preference)
    (self.content, self.jobs) = (content, jobs)
  }

  /// - Throws: `Blocked` where the content folder or a file cannot be read.
  func run(_ files: DataFiles = DataFiles()) async throws -> SiteCheck.Result {
    let named = try named.map { try GlossaryFile.read($0, files) }
    guard inside.count > 0 || outside.isEmpty else {
      let glossary = named ?? own
      return try other(glossary, glossary?.parsed.diagnostics ?? [], files)
    }
    var result = try await SiteCheck(content: content, glossary: named, jobs: jobs).run(files)
    if !inside.isEmpty {
      result.diagnostics.removeAll { $0.file != self.named && !inside.contains(Self.canonical($0.file)) }
      result.fileCount = inside.count
    }
    guard !outside.isEmpty else { return result }
    let other = try other(named ?? own, [], files)
    result.sources.add(other.sources.all)
    result.diagnostics = (result.diagnostics + other.diagnostics).sorted(by: Diagnostic.inOrder)
    result.fileCount += other.fileCount
    return result
  }

  /// The files of other folders, and what the glossary's own file is told.
  private func other(_ glossary: GlossaryFile?, _ diagnostics: [Diagnostic], _ files: DataFiles) throws(Blocked)
    -> SiteCheck.Result
  {
    let terms = glossary?.parsed.value ?? Glossary()
    let (found, sources) = try TermFiles.check(outside, glossary: terms, prefer: preference, files)
    return SiteCheck.Result(
      diagnostics: diagnostics + found, sources: SourceFiles(sources + (glossary.map { [$0.source] } ?? [])),
      fileCount: outside.count)
  }

  /// The files, and the Markdown and text files of folders.
  private static func files(_ operands: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for operand in operands {
      guard FolderListing.isFolder(operand) else {
        files.append(operand)
        continue
      }
      let inside = FolderListing.files(in: operand, root: operand).files.filter {
        $0.hasSuffix(".md") || $0.hasSuffix(".txt")
      }
      guard !inside.isEmpty else { throw UsageError.noTexts(folder: operand) }
      files += inside.map { operand.hasSuffix("/") ? operand + $0 : "\(operand)/\($0)" }
    }
    return files
  }

  private static func canonical(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
