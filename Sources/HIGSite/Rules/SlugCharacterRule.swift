import GuideContent
import GuideModel

/// Slugs and aliases with characters that no address can have.
enum SlugCharacterRule {
  static let check = Check<LinkedGuide>(.slugCharacter) { linked in
    linked.all.flatMap { article -> [Diagnostic] in
      let aliases = article.front.aliases.filter { !SlugText.isUsable($0.value) }.map { alias in
        Diagnostic(
          .slugCharacter, "별칭에 주소로 쓸 수 없는 글자(/ # ? % \\ : * \" < > | 줄바꿈)가 있습니다. 지우십시오.",
          about: alias.value, file: article.file, range: alias.range)
      }
      guard !ReservedSlugRule.isReserved(article.slug), !SlugText.isUsable(article.slug) else { return aliases }
      let name = Diagnostic(
        .slugCharacter, "파일 이름에 주소로 쓸 수 없는 글자(# ? % \\ : * \" < > |)가 있습니다. 지우십시오.", about: article.slug,
        file: article.file, range: nil)
      return [name] + aliases
    }
  }
}
