import GuideModel
import HangulText

/// Marks that silence a rule which does not exist.
enum UnknownSuppressionRule {
  static let rule = Rule(
    "suppression.unknown-rule", .warning, .file, "규칙을 끄는 표시가 없는 규칙을 말합니다.",
    .init("<!-- hig:ignore text.lable: 인용 -->\n\n글입니다.", "글입니다."))

  static let check = Check<LinkedGuide>(rule) { findings($0.all) }

  static func findings(_ articles: [Article]) -> [Diagnostic] {
    articles.flatMap { article in
      article.silenced.filter { !RuleList.covers($0.value) }.map { silenced in
        Diagnostic(
          rule,
          "규칙 \(silenced.value.quoted(.topic)) 없어서 표시가 하는 일이 없습니다. \(RuleList.proposal(for: silenced.value))",
          about: silenced.value, file: article.file, range: silenced.range)
      }
    }
  }
}
