import Foundation
import GuideModel
import TestSupport

@testable import HIGSite

/// A small guide in a folder of its own, with the project's templates.
final class SmallSite: Sendable {
  let folder: TemporaryFolder

  static let menus = """
    ---
    title: 메뉴
    summary: 명령을 모은 목록
    published: 2024-01-01
    ---

    메뉴는 명령을 모읍니다. [단추](doc:buttons#press)에서 엽니다.

    ## 모범 사례

    **짧게 적습니다.** 길면 읽지 않습니다. {#short}

    """

  static let buttons = """
    ---
    title: 단추
    summary: 누르는 것
    aliases: [old-buttons]
    related: [menus]
    ---

    단추는 일을 시작합니다.

    ## 모범 사례

    **누를 수 있어 보이게 합니다.** [[menus]]와 다릅니다. {#press}

    > 역자 설명: 덧붙입니다.

    ![단추 그림](../images/buttons/a.svg "보기")

    ## 플랫폼 고려 사항

    tvOS에서는 지원되지 않습니다.

    """

  static let topics = """
    categories:
      - id: components
        english: Components
        korean: 구성요소
        groups:
          - id: group
            english: Menus and actions
            korean: 메뉴 및 동작
            topics:
              - {slug: buttons, english: Buttons, korean: 단추}
              - {slug: menus, english: Menus, korean: 메뉴}
              - {slug: toolbars, english: Toolbars, korean: 도구 막대}

    """

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    var all = [
      "Content/articles/menus.md": Self.menus, "Content/articles/buttons.md": Self.buttons,
      "Content/topics.yaml": Self.topics, "Content/site.yaml": "title: 작은 글\n",
      "Content/glossary.yaml": "terms:\n  - {id: command, english: command, korean: 명령}\n",
      "Content/images/buttons/a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"/>",
      "Content/pages/about.md": "---\ntitle: 소개\n---\n\n알립니다.\n",
    ]
    all.merge(files) { _, new in new }
    for (name, text) in all where !text.isEmpty { try folder.write(text, to: name) }
  }

  func options(output: String = "site") -> SiteBuild.Options {
    var options = SiteBuild.Options()
    options.content = folder.path("Content")
    options.templates = Shared.repository.appending(path: "Templates").path
    options.output = folder.path(output)
    return options
  }

  @discardableResult
  func build(_ change: (inout SiteBuild.Options) -> Void = { _ in }) async throws -> SiteBuild.Result {
    var options = options()
    change(&options)
    return try await SiteBuild(options).run()
  }

  func check() async throws -> SiteCheck.Result {
    try await SiteCheck(content: folder.path("Content"), jobs: 2).run()
  }

  /// Copies the project's templates and changes one text in each of those that are named.
  @discardableResult
  func build(templates changes: [String: (old: String, new: String)]) async throws -> SiteBuild.Result {
    let templates = folder.path("Templates")
    if !folder.exists("Templates") { try FileManager.default.copyItem(atPath: options().templates, toPath: templates) }
    for (name, change) in changes {
      let text = try folder.read("Templates/\(name)")
      guard text.contains(change.old) else { throw CocoaError(.fileReadCorruptFile) }
      try folder.write(text.replacing(change.old, with: change.new, maxReplacements: 1), to: "Templates/\(name)")
    }
    return try await build { $0.templates = templates }
  }

  /// The `main` element of a page.
  func main(_ page: String) throws -> String {
    let html = try folder.read("site/\(page)")
    guard let start = html.range(of: "<main"), let end = html.range(of: "</main>") else { return html }
    return String(html[start.lowerBound..<end.upperBound])
  }
}
