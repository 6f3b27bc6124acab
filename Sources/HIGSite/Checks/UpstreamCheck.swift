import GuideModel
import HangulText

/// Articles against what is known of Apple's pages: revision, sections, platforms.
enum UpstreamCheck {
  static func run(_ guide: Guide) -> [Diagnostic] {
    guide.articles.flatMap { article -> [Diagnostic] in
      revision(article, guide) + sections(article, guide) + support(article, guide)
    }
  }

  private static func revision(_ article: Article, _ guide: Guide) -> [Diagnostic] {
    guard let followed = article.front.sourceRevised, let newest = guide.topics[article.slug]?.revised,
      followed < newest
    else { return [] }
    return [
      Diagnostic(
        "upstream.revised", .note,
        "이 글은 \(followed.isoDay) 판을 따르는데 Apple의 글은 \(newest.isoDay)에 고쳐졌습니다. 바뀐 곳을 반영하고 source의 revised를 고치십시오.",
        file: article.file, range: article.front.titleRange)
    ]
  }

  private static let aside: Set = [
    "Resources", "Related", "Developer documentation", "Videos", "Change log",
  ]

  private static func sections(_ article: Article, _ guide: Guide) -> [Diagnostic] {
    guard let page = guide.upstream[article.slug] else { return [] }
    let have = Set(article.sections.flattened.map(\.anchor.asciiLowercased))
    return page.headings.filter {
      $0.level <= 3 && !aside.contains($0.english) && !have.contains($0.anchor.asciiLowercased)
    }
    .map { heading in
      let name = heading.korean.map { "‘\($0)’(\(heading.english))" } ?? "‘\(heading.english)’"
      return Diagnostic(
        "upstream.section", .note,
        "Apple의 글에 있는 \(name) 섹션이 없습니다. 그 섹션을 쓰거나, 다른 제목으로 썼다면 제목 끝에 ‘{#\(heading.anchor)}’를 붙이십시오.",
        file: article.file, range: article.front.titleRange)
    }
  }

  private static func support(_ article: Article, _ guide: Guide) -> [Diagnostic] {
    guard let page = guide.upstream[article.slug] else { return [] }
    let place =
      article.sections.first { $0.kind == .platformConsiderations }?.range
      ?? article.front.titleRange
    return Platform.allCases.compactMap { platform in
      let expected: Support? =
        if page.notSupported?.contains(platform) == true {
          .notSupported
        } else if page.noAdditional?.contains(platform) == true { .noAdditional } else { nil }
      let stated = article.support[platform]
      let isWrong =
        expected.map { $0 != stated }
        ?? (stated == .notSupported && page.notSupported != nil
          || stated == .noAdditional && page.noAdditional != nil)
      guard isWrong else { return nil }
      return Diagnostic(
        "upstream.support", .warning,
        "\(platform.rawValue): 이 글은 ‘\(word(stated))’, Apple의 글은 ‘\(word(expected))’입니다. 플랫폼 고려 사항의 문장을 맞추십시오.",
        file: article.file, range: place)
    }
  }

  private static func word(_ support: Support?) -> String {
    switch support {
    case .hasConsiderations: "고려 사항 있음"
    case .supported: "지원"
    case .noAdditional: "추가 고려 사항 없음"
    case .notSupported: "지원 안 함"
    case .unknown, nil: "언급 없음"
    }
  }
}
