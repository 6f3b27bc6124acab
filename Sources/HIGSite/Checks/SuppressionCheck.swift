import GuideModel
import HangulText

/// Marks that silence a rule which does not exist.
enum SuppressionCheck {
  static func run(_ guide: Guide) -> [Diagnostic] {
    (guide.articles + guide.pages).flatMap { article in
      article.silenced.filter { RuleList[$0.value] == nil }.map { rule in
        Diagnostic(
          "suppression.unknown-rule", .warning,
          "규칙 \(rule.value.quoted(.topic)) 없어서 표시가 하는 일이 없습니다. \(RuleList.proposal(for: rule.value))",
          file: article.file, range: rule.range)
      }
    }
  }
}
