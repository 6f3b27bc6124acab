import Foundation
import GuideContent
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct NewArticleTests {
  /// Whatever topic a translator begins with, it builds.
  @Test func aStubOfEveryTopicBuilds() async throws {
    let content = Shared.repository.appending(path: "Content").path
    func file(_ name: String) throws -> String { try String(contentsOfFile: "\(content)/\(name)", encoding: .utf8) }
    let topics = TopicsReader.read(SourceText(path: "topics.yaml", text: try file("topics.yaml"))).value
    let upstream = UpstreamReader.read(SourceText(path: "upstream.yaml", text: try file("upstream.yaml"))).value
    var files = [
      "Content/articles/menus.md": "", "Content/articles/buttons.md": "",
      "Content/topics.yaml": try file("topics.yaml"),
      "Content/upstream.yaml": try file("upstream.yaml"),
    ]
    for topic in topics.topics {
      files["Content/articles/\(topic.slug).md"] = NewArticle.text(slug: topic.slug, topics, upstream[topic.slug])
    }
    #expect(topics.topics.count > 150)
    let site = try SmallSite(files)
    let result = try await site.build { $0.includesDrafts = true }
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    for topic in topics.topics { #expect(site.folder.exists("site/\(topic.slug).html"), "\(topic.slug)") }
  }

  @Test(arguments: [
    ("menus", "menus"), ("메뉴", "menus"), ("Toolbars", "toolbars"), ("도구 막대", "toolbars"), ("nothing", "nothing"),
    ("https://developer.apple.com/design/human-interface-guidelines/menus", "menus"),
    ("https://developer.apple.com/kr/design/human-interface-guidelines/toolbars/#Best-practices", "toolbars"),
  ])
  func knowsATopicByItsNames(operand: String, slug: String) {
    let topics = TopicsReader.read(SourceText(path: "topics.yaml", text: SmallSite.topics)).value
    #expect(NewCommand.slug(of: operand, topics) == slug)
  }

  /// Sections of the second and third level stand in a stub.
  @Test func hasTheSectionsOfApplesPage() {
    var page = UpstreamFacts.Page()
    page.headings = [
      .init(level: 2, english: "Best practices", korean: "모범 사례", anchor: "Best-practices"),
      .init(level: 3, english: "Style", korean: nil, anchor: "Style"),
      .init(level: 4, english: "Deep", korean: nil, anchor: "Deep"),
    ]
    let text = NewArticle.text(slug: "a", TopicMap(), page)
    #expect(text.contains("\n## 모범 사례\n") && text.contains("\n### Style\n") && !text.contains("Deep"))
  }
}
