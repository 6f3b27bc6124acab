import Foundation
import GuideModel
import TestSupport
import Testing

@testable import SiteRendering

@Suite struct TemplateLibraryTests {
  /// The project's own templates, one of them changed.
  private func load(changing name: String, _ change: (String) -> String) throws -> [Diagnostic] {
    let folder = Shared.repository.appending(path: "Templates").path
    var files: [TemplateLibrary.File] = []
    for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
    where path.hasSuffix(".mustache") {
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      let own = String(path.dropLast(9))
      files.append(
        .init(path: "Templates/\(path)", name: own, bytes: Array((own == name ? change(text) : text).utf8)))
    }
    return TemplateLibrary.load(files).diagnostics
  }

  @Test func acceptsTheProjectsTemplates() throws {
    #expect(try load(changing: "", { $0 }).isEmpty)
  }

  @Test func reportsANameThatTheViewDoesNotHave() throws {
    let found = try load(changing: "home") { "{{! 첫 줄 }}\n" + $0.replacing("{{translated}}개", with: "{{tranlated}}개") }
    let diagnostic = try #require(found.first)
    #expect(diagnostic.id == "template.unknown-name" && diagnostic.file == "Templates/home.mustache")
    #expect(diagnostic.message.contains("‘translated’"))
    #expect(diagnostic.range != nil)
  }

  @Test func reportsNamesInsidePartialsAndBlocks() throws {
    #expect(try load(changing: "blocks/guideline") { $0 + "{{leed}}" }.contains { $0.message.contains("‘lead’") })
  }

  @Test func reportsAPartialThatIsNotThere() throws {
    let found = try load(changing: "article") { $0.replacing("{{>contents}}", with: "{{>content}}") }
    #expect(found.map(\.id) == ["template.missing"])
    #expect(found.first?.message.contains("‘contents’") == true)
  }

  @Test func reportsSyntaxWithPlace() throws {
    let found = try load(changing: "page") { $0 + "\n{{#title}}" }
    #expect(found.map(\.id) == ["template.syntax"])
  }

  @Test func reportsATemplateThatCallsItselfForEver() throws {
    let found = try load(changing: "article") { $0.replacing("{{>contents}}", with: "{{>article}}") }
    #expect(found.contains { $0.id == "template.recursion" })
  }

  @Test func refusesSectionsNestedTooDeep() throws {
    let deep = String(repeating: "{{#sections}}", count: 3_000) + String(repeating: "{{/sections}}", count: 3_000)
    #expect(try load(changing: "article") { $0 + deep }.map(\.id) == ["template.syntax"])
  }
}
