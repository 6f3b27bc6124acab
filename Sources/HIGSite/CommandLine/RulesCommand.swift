import GuideModel
import HangulText

/// `hig rules [ID]`: all rules as a table, or one of them with its examples.
enum RulesCommand {
  static let command = Command(
    name: "rules", usage: "hig rules [ID]", summary: "검사하는 규칙을 모두, 또는 하나를 예와 함께 보여 줍니다.",
    options: [], operands: 0...1, run: run)

  private static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitCode {
    guard let name = arguments.operands.first else {
      console.data(table(RuleList.all))
      return .done
    }
    if let rule = RuleList[name] {
      console.data(explanation(rule))
      return .done
    }
    let family = RuleList.all.filter { $0.id.hasPrefix(name + ".") }
    guard !family.isEmpty else {
      throw UsageError.unknownRule(name)
    }
    console.data(table(family))
    return .done
  }

  private static func table(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
      return "\(id)  \(severity)  \(rule.summary)\n"
    }
    .joined()
  }

  private static func explanation(_ rule: Rule) -> String {
    let examples = rule.examples.map { example in
      let place = example.path.hasSuffix("example.md") ? "" : " (\(example.path))"
      let files = example.files.sorted { $0.key < $1.key }.map { "\n  함께 있는 \($0.key):\n\(indented($0.value))" }
      return "\n  틀림\(place):\n\(indented(example.wrong))\n  맞음:\n\(indented(example.right))" + files.joined()
    }
    return """
      \(rule.id) (\(rule.severity.rawValue))
      \(rule.summary)
      보는 범위: \(rule.scope.korean)
      \(examples.joined(separator: "\n"))

      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
