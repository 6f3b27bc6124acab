import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

/// Every rule's examples: the wrong one is told, the right one is silent, and where the rule has one fix it makes the
/// right one.
@Suite struct RuleExampleTests {
  private static let cases = RuleList.all.flatMap { rule in
    rule.examples.indices.filter { rule.examples[$0].isText }.map { Case(id: rule.id, index: $0) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var index: Int
    var testDescription: String { "\(id) \(index)" }
  }

  @Test(arguments: cases) func tellsTheWrongAndNotTheRight(one: Case) async throws {
    let rule = try #require(RuleList[one.id])
    let example = rule.examples[one.index]
    let site = try Self.site(example, Self.text(example.wrong, example))
    let path = site.folder.path(example.path)
    let found = try await Self.findings(site, example).filter { $0.id == rule.id }
    let first = try #require(found.first, "\(rule.id) is not told of its wrong example")
    #expect(first.file.hasSuffix(example.path.split(separator: "/").last ?? ""))
    #expect(found.contains { $0.severity == rule.severity })
    if found.contains(where: { !$0.fixes.isEmpty }) {
      let source = SourceText(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
      let fixed = String(decoding: FixApplier.apply(found, to: source, suggested: true), as: UTF8.self)
      #expect(fixed == Self.text(example.right, example))
    }
    let right = try Self.site(example, Self.text(example.right, example))
    let left = try await Self.findings(right, example).filter { $0.id == rule.id }
    #expect(left.isEmpty, "\(left.map(\.message))")
  }

  /// How sure the fix of each example is: one that is lost, or no longer suggested, is seen here.
  @Test func fixesAreAsSureAsTheGoldenSays() async throws {
    var lines = ""
    for one in Self.cases {
      let rule = try #require(RuleList[one.id])
      let example = rule.examples[one.index]
      let site = try Self.site(example, Self.text(example.wrong, example))
      let fixes = try await Self.findings(site, example).filter { $0.id == one.id }.flatMap(\.fixes)
      let sureness = Set(fixes.map(\.applicability.rawValue)).sorted().joined(separator: ", ")
      lines += "\(one.id) \(one.index): \(sureness.isEmpty ? "no fix" : sureness)\n"
    }
    #expect(Golden.difference(lines, "rule-fixes.txt") == nil)
  }

  @Test func everyRuleHasAnExampleAndASentence() {
    #expect(Set(RuleList.ids).count == RuleList.ids.count)
    for rule in RuleList.all {
      #expect(!rule.examples.isEmpty && rule.summary.hasSuffix("."), "\(rule.id)")
    }
  }

  /// A rule that is declared and not listed is one that nobody can ask for.
  @Test func theListNamesEveryRuleInTheSources() throws {
    let sources = Shared.repository.appending(path: "Sources").path
    var declared: Set<String> = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources) where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      for match in text.matches(of: /= Rule\(\s*"([a-z.-]+)"/) { declared.insert(String(match.output.1)) }
    }
    #expect(declared == Set(RuleList.ids), "\(declared.symmetricDifference(RuleList.ids).sorted())")
  }

  @Test func aRuleIsLookedForWhereItsScopeSays() {
    #expect(RuleList.documents.allSatisfy { $0.rule.scope == .file })
    #expect(RuleList.wording.allSatisfy { $0.rule.scope != .file })
    #expect(RuleList.guide.allSatisfy { $0.rule.scope == .guide })
    #expect(RuleList.checkOnly.allSatisfy { $0.rule.scope != .text })
  }

  private static func text(_ text: String, _ example: Rule.Example) -> String {
    let isArticle = example.path.hasSuffix(".md") && !text.hasPrefix("---")
    return (isArticle ? "---\ntitle: 본보기\n---\n\n" : "") + text + "\n"
  }

  private static func site(_ example: Rule.Example, _ text: String) throws -> SmallSite {
    var files = [
      "Content/articles/menus.md": "", "Content/articles/buttons.md": "", "Content/topics.yaml": "",
      "Content/glossary.yaml": "", "Content/images/buttons/a.svg": "", "Content/pages/about.md": "",
      "Content/articles/example.md": "---\ntitle: 본보기\n---\n\n글\n",
    ]
    files.merge(example.files) { _, new in new }
    files[example.path] = text
    return try SmallSite(files)
  }

  /// What a check finds; of templates what a build finds.
  private static func findings(_ site: SmallSite, _ example: Rule.Example) async throws -> [Diagnostic] {
    guard example.path.hasPrefix("Templates/") else { return try await site.check().diagnostics }
    let own = Shared.repository.appending(path: "Templates").path
    for name in try FileManager.default.subpathsOfDirectory(atPath: own) where name.hasSuffix(".mustache") {
      let target = "Templates/\(name)"
      if site.folder.exists(target) { continue }
      try site.folder.write(try String(contentsOfFile: "\(own)/\(name)", encoding: .utf8), to: target)
    }
    return try await site.build { $0.templates = site.folder.path("Templates") }.diagnostics
  }
}
