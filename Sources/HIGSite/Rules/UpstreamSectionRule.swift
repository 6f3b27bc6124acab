import GuideModel
import HangulText

/// Sections of Apple's page that an article lacks.
enum UpstreamSectionRule {
  static let rule = Rule(
    "upstream.section", .note, .guide, "Apple의 글에 있는 섹션이 없습니다.",
    .init("글", "글\n\n## 모양 {#Style}\n\n글", with: RuleExampleFiles.upstream))

  private static let aside: Set = [
    "Resources", "Related", "Developer documentation", "Videos", "Change log",
  ]

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.guide.articles.flatMap { article -> [Diagnostic] in
      guard let page = linked.guide.upstream[article.slug] else { return [] }
      let have = Set(article.sections.flattened.map(\.anchor.asciiLowercased))
      return page.headings.filter {
        $0.level <= 3 && !aside.contains($0.english) && !have.contains($0.anchor.asciiLowercased)
      }
      .map { finding($0, article) }
    }
  }

  private static func finding(_ heading: UpstreamFacts.Heading, _ article: Article) -> Diagnostic {
    let korean = heading.korean.flatMap { $0 == heading.english ? nil : $0 }
    let name = korean.map { "‘\($0)’(\(heading.english))" } ?? "‘\(heading.english)’"
    return Diagnostic(
      rule,
      "Apple의 글에 있는 \(name) 섹션이 없습니다. 그 섹션을 쓰거나, 다른 제목으로 썼다면 제목 끝에 \("{#\(heading.anchor)}".quoted(.object)) 붙이십시오.",
      about: heading.anchor, file: article.file, range: article.front.titleRange)
  }
}
