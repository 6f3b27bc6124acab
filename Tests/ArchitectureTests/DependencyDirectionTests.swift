import Foundation
import TestSupport
import Testing

/// Imports run downward only, in Package.swift and in every file.
@Suite struct DependencyDirectionTests {
  /// What each module may import, of ours and of C (architecture.md).
  private static let allowed: [String: Set<String>] = [
    "hig": ["HIGSite"],
    "HIGSite": [
      "SiteServer", "SiteRendering", "Terminology", "ArticleImport", "GuideContent", "GuideModel", "HangulText",
      "CFileSystem",
    ],
    "SiteServer": ["CMicroHTTPD"],
    "SiteRendering": ["GuideModel", "HangulText"],
    "Terminology": ["GuideModel", "HangulText"],
    "ArticleImport": ["GuideContent", "GuideModel", "HangulText", "CGumbo"],
    "GuideContent": ["GuideModel", "HangulText", "CMarkGFM", "CYAML"],
    "GuideModel": [], "HangulText": [],
  ]
  private static let ours = Set(allowed.keys).union([
    "CMarkGFM", "CYAML", "CGumbo", "CMicroHTTPD", "CFileSystem",
  ])

  /// The modules that a file imports, whatever stands before the word.
  private static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({
          ["package", "private", "internal", "fileprivate", "public", "@testable"].contains($0)
        })
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }

  @Test func everySourceFileImportsDownward() throws {
    let sources = Shared.repository.appending(path: "Sources")
    var count = 0
    for module in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      guard let allowed = Self.allowed[module] else { continue }
      let folder = sources.appending(path: module).path
      for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
      where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        let wrong = Set(Self.imports(text)).intersection(Self.ours).subtracting(allowed)
        #expect(wrong.isEmpty, "\(module)/\(file) imports \(wrong.sorted())")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func packageDeclaresOnlyAllowedDependencies() throws {
    let text = try String(
      contentsOf: Shared.repository.appending(path: "Package.swift"), encoding: .utf8)
    for (module, allowed) in Self.allowed {
      guard let start = text.range(of: "\"\(module)\""), module != "hig" || text.contains("executableTarget") else {
        continue
      }
      guard let declaration = text.range(of: "module\\(\\s*\"\(module)\"[^)]*\\)", options: .regularExpression) else {
        #expect(["hig", "SiteServer"].contains(module), "\(module) at \(start) is no module of Package.swift")
        continue
      }
      let names = Set(text[declaration].split(separator: "\"").map(String.init)).intersection(Self.ours)
      #expect(names.subtracting(allowed).subtracting([module]).isEmpty, "\(module) depends on \(names.sorted())")
    }
  }

  @Test func cmarkPointersStayInOneFile() throws {
    let folder = Shared.repository.appending(path: "Sources/GuideContent").path
    var files: [String] = []
    for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
    where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      if Self.imports(text).contains("CMarkGFM") { files.append(file) }
    }
    #expect(files == ["Markdown/MarkdownTree.swift"])
  }
}
