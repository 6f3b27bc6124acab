import GuideContent
import GuideModel
import HangulText

/// Aliases that something else is called already.
enum SlugAliasRule {
  static let rule = Rule(
    "slug.alias", .error, .guide, "이미 쓰는 이름의 별칭입니다.",
    .init("---\ntitle: 등\naliases: [search]\n---\n\n글", "---\ntitle: 등\naliases: [lamp]\n---\n\n글"))

  static let check = Check<LinkedGuide>(rule) { linked in
    let slugs = Set(linked.all.map { $0.slug.lowercased() })
    return linked.all.flatMap { article in
      article.front.aliases.filter { SlugText.isUsable($0.value) }.compactMap { alias -> Diagnostic? in
        let name = alias.value.lowercased()
        let isTaken = slugs.contains(name) || linked.guide.topics[name] != nil || ReservedSlugRule.isReserved(name)
        let owner = linked.links.aliases[alias.value]
        guard isTaken || owner != article.slug else { return nil }
        let message =
          isTaken
          ? "별칭 \(alias.value.quoted(.topic)) 글이나 주제, 사이트가 이미 쓰는 이름입니다. 다른 별칭을 쓰거나 지우십시오."
          : "별칭 \(alias.value.quoted(.object)) ‘\(owner ?? "")’도 씁니다. 한쪽에서 지우십시오."
        return Diagnostic(rule, message, about: alias.value, file: article.file, range: alias.range)
      }
    }
  }
}
