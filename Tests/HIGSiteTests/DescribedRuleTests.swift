import Foundation
import GuideContent
import GuideModel
import HangulText
import SiteRendering
import TestSupport
import Testing

@testable import HIGSite

/// The rules whose examples text cannot show: each is provoked here.
@Suite struct DescribedRuleTests {
  private static let provoked: [String: @Sendable (SmallSite) async throws -> [Diagnostic]] = [
    Rule.fileEncoding.id: { site in
      try Data([0xB5, 0xEE]).write(to: URL(filePath: site.folder.path("Content/articles/cp949.md")))
      return try await site.check().diagnostics
    },
    Rule.fileUnreadable.id: { site in
      try? FileManager.default.removeItem(atPath: site.folder.path("Content/symbols.yaml"))
      try site.folder.write("", to: "Content/symbols.yaml/folder")
      return try await site.check().diagnostics
    },
    Rule.fileLink.id: { site in
      try FileManager.default.createSymbolicLink(
        atPath: site.folder.path("Content/articles/link.md"), withDestinationPath: "/etc/hostname")
      return try await site.check().diagnostics
    },
    Rule.fileExtension.id: { site in
      try site.folder.write("글", to: "Content/articles/lamps.MD")
      return try await site.check().diagnostics
    },
    Rule.fileUnknown.id: { site in
      try site.folder.write("title: 등\n", to: "Content/site.yml")
      return try await site.check().diagnostics
    },
    Rule.templateBlocked.id: { site in
      try await site.build(templates: ["layout.mustache": ("</head>", "<script>1</script></head>")]).diagnostics
    },
    BrokenImageRule.rule.id: { site in
      try site.folder.write("version https://git-lfs.github.com/spec/v1\n", to: "Content/images/buttons/a.svg")
      return try await site.check().diagnostics
    },
    GlossaryFormat.rule.id: { site in try glossary("PK\u{3}\u{4}xl", "terms.xlsx", site) },
    Rule.fileDuplicate.id: { site in
      for name in ["등", "등".decomposed] { try site.folder.write("<svg/>", to: "Content/images/\(name).svg") }
      return try await site.check().diagnostics
    },
    Rule.fileNormalization.id: { site in
      try site.folder.write("---\ntitle: 등\n---\n글\n", to: "Content/articles/\("등".decomposed).md")
      return try await site.check().diagnostics
    },
    Rule.frontmatterDraft.id: { site in
      try site.folder.write("---\ntitle: 등\ndraft: true\n---\n글\n", to: "Content/articles/lamps.md")
      return try await site.build().diagnostics
    },
    Rule.glossaryRow.id: { site in try glossary("등불,\n", "terms.csv", site) },
    Rule.glossaryTbx.id: { site in try glossary("<tbx><text><body><termEntry></tbx>", "terms.tbx", site) },
    DuplicateSlugRule.rule.id: { site in
      for folder in ["a", "b"] {
        try site.folder.write("---\ntitle: 등\n---\n글\n", to: "Content/articles/\(folder)/lamps.md")
      }
      return try await site.check().diagnostics
    },
    OrphanImageRule.rule.id: { site in
      try site.folder.write("<svg/>", to: "Content/images/lonely.svg")
      return try await site.check().diagnostics
    },
    UnknownSlugRule.rule.id: { site in
      try site.folder.write("---\ntitle: 등\n---\n글\n", to: "Content/articles/lamp.md")
      return try await site.check().diagnostics
    },
    ReservedSlugRule.rule.id: { site in
      try site.folder.write("---\ntitle: 등\n---\n글\n", to: "Content/articles/index.md")
      return try await site.check().diagnostics
    },
  ]

  private static func glossary(_ text: String, _ name: String, _ site: SmallSite) throws -> [Diagnostic] {
    try site.folder.write(text, to: name)
    return try GlossaryFile.read(site.folder.path(name)).parsed.diagnostics
  }

  @Test func allAreProvoked() {
    let described = RuleList.all.filter { !$0.examples.contains(where: \.isText) }.map(\.id)
    #expect(Self.provoked.keys.sorted() == described)
  }

  @Test(arguments: Self.provoked.keys.sorted()) func tellsOf(id: String) async throws {
    let site = try SmallSite()
    let before = try await site.check().diagnostics
    #expect(!before.contains { $0.id == id })
    let provoke = try #require(Self.provoked[id])
    let found = try await provoke(site).filter { $0.id == id }
    #expect(found.contains { $0.severity == RuleList[id]?.severity }, "\(id)")
  }
}
