import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// Symbolic links out of the content and the templates: none is followed, wherever it stands.
@Suite struct ForeignLinkTests {
  private func site(linking name: String, to target: String, isFolder: Bool) throws -> SmallSite {
    let site = try SmallSite()
    let outside = site.folder.path("outside/\(target)")
    if isFolder {
      try site.folder.write("---\ntitle: 비밀\n---\n비밀입니다.\n", to: "outside/\(target)/secret.md")
      try site.folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>비밀</title></svg>", to: "outside/\(target)/a.svg")
    } else {
      try site.folder.write("title: 비밀\n", to: "outside/\(target)")
    }
    let place = site.folder.path(name)
    if FileStatus(place) != nil { try FileManager.default.removeItem(atPath: place) }
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: outside)
    return site
  }

  @Test(arguments: [
    "Content/articles", "Content/pages", "Content/images", "Content/articles/more", "Content/images/more",
  ])
  func foldersAreNotFollowed(name: String) async throws {
    let site = try site(linking: name, to: "folder", isFolder: true)
    let result = try await site.build()
    #expect(result.diagnostics.contains { $0.id == "file.link" && $0.file.hasSuffix(name) })
    let files = try site.folder.files(in: "site")
    #expect(!files.values.contains { String(decoding: $0, as: UTF8.self).contains("비밀") })
  }

  @Test(arguments: ["site.yaml", "topics.yaml", "glossary.yaml", "symbols.yaml", "upstream.yaml"])
  func dataFilesAreNotFollowed(name: String) async throws {
    let site = try site(linking: "Content/\(name)", to: "file.yaml", isFolder: false)
    let result = try await site.build()
    #expect(result.written == nil)
    #expect(result.diagnostics.contains { $0.id == "file.link" && $0.severity == .error && $0.file.hasSuffix(name) })
    #expect(!result.diagnostics.contains { $0.id.hasPrefix("yaml.") })
  }

  @Test(arguments: ["Content/articles/secret.md", "Content/images/buttons/b.svg"])
  func filesAreNotFollowed(name: String) async throws {
    let site = try site(linking: name, to: "file", isFolder: false)
    #expect(try await site.build().diagnostics.contains { $0.id == "file.link" && $0.file.hasSuffix(name) })
  }

  @Test(arguments: ["assets/secret.txt", "assets/more", "secret.mustache"])
  func templatesAreNotFollowed(name: String) async throws {
    let site = try SmallSite()
    try await site.build(templates: [:])
    try site.folder.write("비밀", to: "outside/folder/secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("Templates/\(name)"),
      withDestinationPath: site.folder.path(name.hasSuffix("more") ? "outside/folder" : "outside/folder/secret.txt"))
    let result = try await site.build(templates: [:])
    #expect(result.diagnostics.contains { $0.id == "file.link" && $0.file.hasSuffix(name) })
    #expect(try !site.folder.files(in: "site").keys.contains { $0.contains("secret") })
  }

  /// A link inside is the file that it leads to.
  @Test func linksInsideAreFollowed() async throws {
    let site = try SmallSite()
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("Content/images/buttons/b.svg"), withDestinationPath: "a.svg")
    #expect(try await site.build().diagnostics.allSatisfy { $0.id != "file.link" })
  }
}

@Suite struct EditAddressTests {
  @Test(arguments: [
    ("javascript:alert('{path}')", 1), ("data:text/html,{path}", 1), (" JavaScript:{path}", 1), ("{path}", 1),
    ("/{path}", 1),
    ("https://example.org/edit/{path}", 0), ("/edit/{path}", 0), ("edit/{path}", 0),
  ])
  func onlyAddressesOfTheWebAndPaths(address: String, count: Int) async throws {
    let site = try SmallSite(["Content/site.yaml": "title: 글\neditURL: \"\(address)\"\n"])
    let result = try await site.build()
    #expect(result.diagnostics.count { $0.id == "yaml.value" } == count)
    if count == 0 { #expect(try site.folder.read("site/menus.html").contains(address.replacing("{path}", with: ""))) }
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,a", "//example.org", "ftp://example.org"])
  func creditsLeadToTheWeb(address: String) async throws {
    let site = try SmallSite(["Content/site.yaml": "title: 글\ncredits: [{name: 가, url: \"\(address)\"}]\n"])
    #expect(try await site.build().diagnostics.contains { $0.id == "yaml.value" })
  }
}
