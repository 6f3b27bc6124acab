import Foundation
import GuideContent
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// Every kind of block, inline, link and note, in every form of output: Tests/Fixtures/Everything.
@Suite struct ArticleGoldenTests {
  private static let content = Shared.repository.appending(path: "Tests/Fixtures/Everything/Content").path

  private func build() async throws -> (folder: TemporaryFolder, result: SiteBuild.Result) {
    let folder = try TemporaryFolder()
    var options = SiteBuild.Options()
    options.content = Self.content
    options.templates = Shared.repository.appending(path: "Templates").path
    options.output = folder.path("site")
    return (folder, try await SiteBuild(options).run())
  }

  private func main(_ html: String) -> String {
    guard let start = html.range(of: "<main"), let end = html.range(of: "</main>") else { return html }
    return String(html[start.lowerBound..<end.upperBound]) + "\n"
  }

  @Test func rendersEveryPageAsRecorded() async throws {
    let (folder, _) = try await build()
    let files = try folder.files(in: "site")
    let names = files.keys.filter { $0.hasSuffix(".html") }.sorted()
    #expect(names.count == 11, "\(names)")
    for name in names {
      let html = String(decoding: files[name] ?? Data(), as: UTF8.self)
      let golden = "everything/" + name.replacing("/", with: "-")
      #expect(
        Golden.difference(name == "everything.html" ? html.replacing(hashes, with: ".HASH.$1") : main(html), golden)
          == nil)
    }
  }

  private let hashes = #/\.[0-9a-f]{8}\.(css|js|svg)/#

  @Test(arguments: ["everything.json", "everything.md", "lamps.json", "guide.json", "opensearch.xml"])
  func writesTheDataAsRecorded(name: String) async throws {
    let (folder, _) = try await build()
    let text = try folder.read("site/\(name)")
    #expect(Golden.difference(name.hasSuffix(".json") ? try pretty(text) : text, "everything/\(name)") == nil)
  }

  /// One value a line, so that a person can review it.
  private func pretty(_ json: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  @Test func parsesAsRecorded() throws {
    let article = try parsed(String(contentsOfFile: Self.content + "/articles/everything.md", encoding: .utf8))
    #expect(Golden.difference(article.head + "\n" + article.dump, "everything/dump.txt") == nil)
  }

  /// The Markdown twin, read again, is the same article; links lead where the twin's do.
  @Test func theMarkdownTwinReadsBackAlike() async throws {
    let (folder, _) = try await build()
    let twin = try parsed(folder.read("site/everything.md"))
    #expect(Golden.difference(twin.dump, "everything/twin-dump.txt") == nil)
  }

  private func parsed(_ markdown: String) throws -> Article {
    ParsedText(file: markdown).article
  }
}

extension String {
  fileprivate func replacing(_ pattern: Regex<(Substring, Substring)>, with template: String) -> String {
    replacing(pattern) { template.replacing("$1", with: $0.output.1) }
  }
}
