import GuideModel

/// Articles that say something else of a platform than Apple's page.
enum UpstreamSupportRule {
  static let rule = Rule(
    "upstream.support", .warning, .guide, "플랫폼을 말하는 문장이 Apple의 글과 다릅니다.",
    .init(
      "## 플랫폼 고려 사항\n\n글", "## 플랫폼 고려 사항\n\ntvOS에서는 지원되지 않습니다.",
      with: RuleExampleFiles.upstream))

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.guide.articles.flatMap { support($0, linked.guide) }
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
        rule,
        "\(platform.rawValue): 이 글은 ‘\(word(stated))’, Apple의 글은 ‘\(word(expected))’입니다. 플랫폼 고려 사항의 문장을 맞추십시오.",
        about: platform.rawValue, file: article.file, range: place)
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
