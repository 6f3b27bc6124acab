package import GuideModel
import HangulText

/// Fills an article's support matrix from its sentences and its sections.
struct SupportReader {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  mutating func read(_ article: inout Article) {
    var places: [Platform: SourceRange] = [:]
    for index in article.sections.indices
    where article.sections[index].kind == .platformConsiderations {
      for block in article.sections[index].blocks.indices {
        let place = article.sections[index].blocks[block]
        guard case .paragraph(let inlines) = place.kind else { continue }
        let (stated, isWhole) = SupportSentence.read(inlines.plainText)
        for (platform, support) in stated {
          article.support[platform] = support
          places[platform] = place.range
        }
        if isWhole { article.sections[index].blocks[block].kind = .support(inlines) }
      }
      for section in article.sections[index].sections {
        markConsiderations(section, &article, places)
      }
    }
  }

  private mutating func markConsiderations(
    _ section: Section, _ article: inout Article, _ places: [Platform: SourceRange]
  ) {
    for platform in section.platforms {
      if article.support[platform] == .notSupported {
        diagnostics.append(
          Diagnostic(
            .structureSupportConflict,
            "\(platform.rawValue)는 지원되지 않는다고 적혀 있는데 고려 사항 섹션이 있습니다. 둘 가운데 하나를 고치십시오.",
            file: file, range: section.range,
            notes: places[platform].map {
              [Diagnostic.Note(message: "지원되지 않는다고 적은 곳입니다.", file: file, range: $0)]
            } ?? []))
      } else {
        article.support[platform] = .hasConsiderations
      }
    }
    for inner in section.sections { markConsiderations(inner, &article, places) }
  }
}

extension Rule {
  package static let structureSupportConflict = Rule(
    "structure.support-conflict", .warning, .file, "지원하지 않는다는 플랫폼에 고려 사항이 있습니다.",
    .init(
      "## 플랫폼 고려 사항\n\ntvOS에서는 지원되지 않습니다.\n\n### tvOS\n\n글", "## 플랫폼 고려 사항\n\n### tvOS\n\n글"))
}
